// SPDX-License-Identifier: GPL-3.0-or-later
// A file that was given a new name keeps it through a power cut only when its folder, too, is on the disk.
#pragma once

#include <string>

namespace attn {

// Waits until the folder of `path` is on the disk; where the system cannot tell, it does nothing.
void syncFolderOf(const std::string& path);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What --version prints, and a report of a fault needs: the version with its commit, Qt's, the system that it was built for, the
// backends of this build on this machine, and the instruction set that the cpu backend computes with.
#pragma once

#include <string>

namespace attn {

std::string versionText();

} // namespace attn

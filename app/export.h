// SPDX-License-Identifier: GPL-3.0-or-later
// The export command: heatmaps of a scene as picture files.
#pragma once

#include "app/commandline.h"

namespace attn {

// Writes the pictures that `options` asks for, all or none; the program's exit status.
int runExport(const Options& options);

} // namespace attn

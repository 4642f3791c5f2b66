// SPDX-License-Identifier: GPL-3.0-or-later
// The steps command: a computation step by step, as a film or as a strip of panels.
#pragma once

#include "app/commandline.h"

namespace attn {

// Writes the file that `options` asks for, whole or not at all; the program's exit status.
int runSteps(const Options& options);

} // namespace attn

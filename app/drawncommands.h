// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that draw, each in a file of its own: pictures, sheets for a class, films. The program's exit status.
#pragma once

#include "app/commandline.h"

namespace attn {

// Writes the pictures that `options` asks for, all or none; the program's exit status.
int runExport(const Options& options);

// The exit status.
int runSheet(const Options& options);

// Writes the file that `options` asks for, whole or not at all; the program's exit status.
int runSteps(const Options& options);

} // namespace attn

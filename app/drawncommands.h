// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing commands, one file each: pictures, worksheets for a class, films. Each returns the exit status.
#pragma once

#include "app/commandline.h"

namespace attn {

// Writes the pictures requested by `options`, all or none; returns the exit status.
int runExport(const Options& options);

// The same of a studio, a comparison, or all heads of a model.
int runExportPicture(const Options& options);

// The exit status.
int runSheet(const Options& options);

// Writes the file requested by `options`, whole or not at all; returns the exit status.
int runSteps(const Options& options);

} // namespace attn

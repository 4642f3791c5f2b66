// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing commands, one file each: pictures, worksheets for a class, films. Each returns the exit status.
#pragma once

#include "app/commandline.h"

#include <vector>

namespace attn {

struct LeftOutLabels;
struct FigureOrigin;

// Writes the pictures requested by `options`, all or none; returns the exit status.
int runExport(const Options& options);

// Says on stderr, in one line, which files have no room for all token labels: the first, and how many more there are.
// `sheet`: --columns may help.
void reportLabels(const std::vector<LeftOutLabels>& files, double widthCm, bool sheet);

// The same of a studio, a comparison, or all heads of a model. `origin`: what is drawn again; null: nothing is.
int runExportPicture(const Options& options, const FigureOrigin* origin = nullptr);

// What the figure options.scene is drawn again from, or its scene alone. Errors begin with the file's name.
Result<FigureOrigin> originOfFigure(const Options& options);
Result<Scene> sceneInFigure(const Options& options, const std::string& file);

// The exit status.
int runSheet(const Options& options);

// Writes the file requested by `options`, whole or not at all; returns the exit status.
int runSteps(const Options& options);

} // namespace attn

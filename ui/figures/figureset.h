// SPDX-License-Identifier: GPL-3.0-or-later
// Which figures an export makes, and how the files are called: shared by the dialog and by the command line, so that
// both give the same files.
#pragma once

#include "ui/computed.h"
#include "ui/figures/figure.h"

#include <QStringList>

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace attn {

struct FigureRequest {
    std::vector<std::string> tensors;
    std::optional<int> batch, head; // without a number: all of them
    bool sheet = false;             // all heads of a tensor and batch item on one figure
    std::vector<FigureFormat> formats = {FigureFormat::Png};
    QString titleText;              // empty: the tensor in words, "Softmax weights"
    QString pattern = QStringLiteral("{title}_{stage}_h{head}"); // {title} {stage} {head} {batch}; the ending is added
    Looks looks;
    FigureLook look;
    std::optional<Cell> chosen;
};

// One figure to be drawn, by name; drawing waits until it is its turn.
struct FigurePlan {
    QString fileName; // "journey_weights_h0", safe on any file system, without its ending
    std::string tensor;
    int batch = 0;
    std::vector<int> heads; // one, or those of a sheet; empty: the tensor has none
};
// An error for a tensor that is not there, a head or item beyond its axis, a pattern with an unknown word, and a pattern
// that gives two figures one name.
Result<std::vector<FigurePlan>> planFigures(const Computed& computed, const FigureRequest& request);
// The figure of one plan, with the seed and settings of the scene as facts.
Figure drawFigure(const Computed& computed, const FigureRequest& request, const FigurePlan& plan);

// Writes all of them into `folder`, or none: on an error or a stop every file made here is taken away again. `progress`
// is told how many are done, from whichever thread calls this.
std::optional<Error> writeFigures(const Computed& computed, const FigureRequest& request,
                                  const std::vector<FigurePlan>& plans, const QString& folder,
                                  const std::function<void(int)>& progress = {}, std::stop_token stop = {});

} // namespace attn

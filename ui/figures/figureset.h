// SPDX-License-Identifier: GPL-3.0-or-later
// Which figures an export makes, and how the files are called: shared by the dialog and by the command line, so that
// both give the same files.
#pragma once

#include "core/engine/computed.h"
#include "ui/figures/figure.h"

#include <QStringList>

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace attn {

inline constexpr char usual_pattern[] = "{title}_{stage}_h{head}";

// What "all stages" are: every tensor of the trace that is computed from x on, in its order.
std::vector<std::string> stageTensors(const Computed& computed);
// "Softmax weights", "Queries": what stands over a figure of the tensor when nobody wrote anything else.
QString tensorWords(const Computed& computed, const std::string& tensor);

struct FigureRequest {
    std::vector<std::string> tensors;
    std::optional<int> batch;        // without a number: all of them
    std::vector<int> heads;          // likewise
    bool sheet = false;              // these heads of a tensor and batch item on one figure
    int columns = 0;                 // of a sheet; 0: as suits its maps
    std::optional<View::Step> until; // what the walk has come to: beyond it everything is blank
    std::vector<FigureFormat> formats = {FigureFormat::Png};
    QString titleText; // may hold {stage} {head} {batch}; empty: the tensor in words, "Softmax weights, head 3"
    QString sceneName; // for {title} where the scene has no title: the file's name without its ending
    // {title} {stage} {head} {batch}; the ending is added. A piece between underscores whose word means nothing for a
    // tensor is left out with it: _h{head} of x. Empty: usual_pattern, and _b{batch} where there are several items.
    QString pattern;
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
// Tensors without numbers are left out. An error for a tensor that is not there, a head or item beyond its axis, a
// pattern with an unknown word, and a pattern that gives two figures one name.
Result<std::vector<FigurePlan>> planFigures(const Computed& computed, const FigureRequest& request);
// The computation as the look wants it: with the numbers that it hides, or without.
const Computed& seenBy(const FigureLook& look, const Computed& computed);
// The figure of one plan, with the seed and settings of the scene as facts. `whole` is valueStats of its tensor, where
// it is known already: it takes every number. An error when the tensor is not there.
Result<Figure> drawFigure(const Computed& computed, const FigureRequest& request, const FigurePlan& plan,
                          const ValueStats* whole = nullptr);

// "svg": the ending of a format's files.
QString endingOf(FigureFormat format);

// One figure into one file, whole or not at all; a stop before that is an error. Missing folders are made.
std::optional<Error> writeFigure(const Figure& figure, const FigureLook& look, FigureFormat format, const QString& path,
                                 std::stop_token stop = {});
std::optional<Error> writeFigure(const Computed& computed, const FigureRequest& request, const FigurePlan& plan,
                                 FigureFormat format, const QString& path, std::stop_token stop = {});

// Writes all of them into `folder`, or none: on an error nothing has changed, and a stop in time is one. Missing folders
// are made.
// Draws in several threads; `progress` is told how many files are done, from the thread that calls this.
std::optional<Error> writeFigures(const Computed& computed, const FigureRequest& request,
                                  const std::vector<FigurePlan>& plans, const QString& folder,
                                  const std::function<void(int)>& progress = {}, std::stop_token stop = {});

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Which figures an export makes, and how the files are called: shared by the dialog and by the command line, so that
// both give the same files.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"
#include "ui/figures/figure.h"

#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace attn {

inline constexpr char usual_pattern[] = "{title}_{stage}_h{head}";

// What "all stages" are: every tensor of the trace that is computed from x on, in its order.
std::vector<std::string> stageTensors(const Computed& computed);
// "Softmax weights", "Queries": the default caption of a figure of the tensor.
QString tensorWords(const Computed& computed, const std::string& tensor);

// Among the heads of a request: all of them.
inline constexpr int each_head = -2;

struct FigureRequest {
    std::vector<std::string> tensors;
    std::optional<int> batch;        // without a number: all of them
    std::vector<int> heads;          // likewise; mean_of_heads: their mean, with each_head after all of them
    bool sheet = false;              // these heads of a tensor and batch item on one figure
    int columns = 0;                 // of a sheet; 0: as suits its maps
    std::optional<View::Step> until; // the current step: everything after it is blank
    std::vector<FigureFormat> formats = {FigureFormat::Png};
    QString titleText; // may hold {stage} {head} {batch}; empty: the tensor in words, "Softmax weights, head 3"
    QString sceneName; // for {title} where the scene has no title: the file's name without its ending
    // {title} {stage} {head} {batch}; the ending is added. A piece between underscores is left out if its word means
    // nothing for a tensor: _h{head} of x. Empty: usual_pattern, and _b{batch} if there are several items.
    QString pattern;
    Looks looks;
    FigureLook look;
    std::optional<Cell> chosen;
};
// The labels of a file that has not room for all of them.
struct LeftOutLabels {
    QString file;
    LabelCount labels;
};

// One figure to draw, by name; drawn when it is its turn.
struct FigurePlan {
    QString fileName; // "journey_weights_h0", safe on any file system, without its ending
    std::string tensor;
    int batch = 0;
    std::vector<int> heads; // one, or those of a sheet; empty: the tensor has none
};
// Leaves out tensors without numbers. Fails for a missing tensor, a head or item beyond its axis, a pattern with an
// unknown word, and a pattern that gives two figures one name.
Result<std::vector<FigurePlan>> planFigures(const Computed& computed, const FigureRequest& request);
// The computation that the look shows: with hidden numbers, or without.
const Computed& seenBy(const FigureLook& look, const Computed& computed);
// The figure of one plan, with the seed and settings of the scene as facts. `whole` is valueStats of its tensor, where
// it is known already: it takes every number. An error when the tensor is not there.
Result<Figure> drawFigure(const Computed& computed, const FigureRequest& request, const FigurePlan& plan,
                          const ValueStats* whole = nullptr);

// "svg": the ending of a format's files.
QString endingOf(FigureFormat format);

// One figure into one file, whole or not at all; a stop before that is an error. Missing folders are made.
// `labels`: gets how many of them fit.
std::optional<Error> writeFigure(const Figure& figure, const FigureLook& look, FigureFormat format, const QString& path,
                                 StopToken stop = {}, LabelCount* labels = nullptr);
std::optional<Error> writeFigure(const Computed& computed, const FigureRequest& request, const FigurePlan& plan,
                                 FigureFormat format, const QString& path, StopToken stop = {},
                                 LabelCount* labels = nullptr);

// Writes all of them into `folder`, or none: on error, which a stop in time is too, nothing has changed. Creates
// missing folders. Draws in several threads; reports finished files to `progress`, on the caller's thread. `leftOut`: gets
// the files that lack labels.
std::optional<Error> writeFigures(const Computed& computed, const FigureRequest& request,
                                  const std::vector<FigurePlan>& plans, const QString& folder,
                                  const std::function<void(int)>& progress = {}, StopToken stop = {},
                                  std::vector<LeftOutLabels>* leftOut = nullptr);

} // namespace attn

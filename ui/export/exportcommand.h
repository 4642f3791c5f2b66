// SPDX-License-Identifier: GPL-3.0-or-later
// A request for figures as the line that a shell takes: what was tried out in the dialog can be done again without it.
#pragma once

#include "ui/figures/figuregrid.h"
#include "ui/figures/figureset.h"
#include "ui/figures/steppedfigure.h"

namespace attn {

// "attnscope export 'my scene.attn' --stage weights --head 0 --out weights_h0.png"; writes only what differs from the
// command's defaults. `scene`: a file or a lesson. `plans`: what planFigures gives for the request; a single plan goes
// into a file, several into its folder.
QString exportCommand(const QString& scene, const FigureRequest& request, const std::vector<FigurePlan>& plans);

// How `attnscope export` draws a picture: "{scene}" is replaced by the file of the scene.
struct PictureCommand {
    std::vector<std::string> options = {}; // "--studio", "mask"; empty: no command draws it
    std::string scene = "{scene}";         // the first word
    std::optional<int> head = {};          // if not the one in focus
    QString note = {};                     // what a person should know: what the command does not draw, what to save
};
// What the dialog exports instead of a tensor.
struct ExportedPicture {
    SteppedFigure figure;
    PictureCommand command;
    bool hasLabels = true; // false: too many maps for them
};

// The same for a picture, into a file of that name without its ending. `uses`: of its figure. `scene`: of those that
// need one (needsScene).
QString exportCommand(const QString& scene, const FigureRequest& request, const ExportedPicture& picture,
                      const FigureUses& uses, const QString& fileName);
bool needsScene(const PictureCommand& command);

} // namespace attn

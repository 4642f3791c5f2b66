// SPDX-License-Identifier: GPL-3.0-or-later
// A request for figures as the line that a shell takes: what was tried out in the dialog can be done again without it.
#pragma once

#include "ui/figures/figureset.h"

namespace attn {

// "attnscope export 'my scene.attn' --stage weights --head 0 --out weights_h0.png"; writes only what differs from the
// command's defaults. `scene`: a file or a lesson. `plans`: what planFigures gives for the request; a single plan goes
// into a file, several into its folder.
QString exportCommand(const QString& scene, const FigureRequest& request, const std::vector<FigurePlan>& plans);

} // namespace attn

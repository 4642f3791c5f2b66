// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of arrows on paper, with what its axes are and its numbers below.
#pragma once

#include "ui/figures/figure.h"
#include "ui/studios/lines/planepicture.h"

namespace attn {

FigureMap planeDrawing(PlanePicture picture);

} // namespace attn

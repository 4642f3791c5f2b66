// SPDX-License-Identifier: GPL-3.0-or-later
// The rotary positions on paper: both layouts, the curve and the table as on the screen.
#pragma once

#include "ui/figures/figure.h"
#include "ui/studios/rope/ropepicture.h"

namespace attn {

FigureMap ropeDrawing(RopePicture picture);

} // namespace attn

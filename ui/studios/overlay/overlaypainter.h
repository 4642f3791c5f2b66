// SPDX-License-Identifier: GPL-3.0-or-later
// Several heads painted into one map: a band for each in every cell, or the color of the head that looks there most.
// Color is never the only cue to a head: bands follow the order of the heads, and a cell names its strongest.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/paint/mapgeometry.h"
#include "ui/studios/overlay/overlaydata.h"
#include "ui/theme/colors.h"

class QPainter;

namespace attn {

enum class OverlayMode { Bands, Strongest };

// Whether a cell of this size (px of the design) fits bands for `heads` heads; else the strongest is shown.
bool hasRoomForBands(QSizeF cell, std::size_t heads);
// The mode drawn with such cells.
OverlayMode drawnMode(OverlayMode wanted, QSizeF cell, std::size_t heads);

// One cell on the screen or on paper; `unit` is one px of the design.
void drawOverlayCell(Canvas& canvas, const QRectF& box, const HeadsOverlay& overlay, Cell cell, OverlayMode mode,
                     QPointF corner, const Colors& colors, double unit = 1);
void paintOverlay(QPainter& painter, const HeadsOverlay& overlay, const MapGeometry& geometry, OverlayMode mode,
                  const Colors& colors);

} // namespace attn

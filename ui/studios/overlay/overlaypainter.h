// SPDX-License-Identifier: GPL-3.0-or-later
// Several heads painted into one map: a band for each in every cell, or the colour of the head that looks there most. Which head
// a colour means is told a second way too: bands stand in the order of the heads, and a cell names its strongest.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/paint/mapgeometry.h"
#include "ui/studios/overlay/overlaydata.h"
#include "ui/theme/colors.h"

class QPainter;

namespace attn {

enum class OverlayWay { Bands, Strongest };

// Whether a cell of this size (px of the design) has room for the bands of so many heads; else the strongest is shown.
bool hasRoomForBands(QSizeF cell, std::size_t heads);
// What is drawn in a map of such cells.
OverlayWay drawnWay(OverlayWay wanted, QSizeF cell, std::size_t heads);

// One cell on the screen or on paper; `unit` is one px of the design.
void drawOverlayCell(Canvas& canvas, const QRectF& box, const HeadsOverlay& overlay, Cell cell, OverlayWay way,
                     QPointF corner, const Colors& colors, double unit = 1);
void paintOverlay(QPainter& painter, const HeadsOverlay& overlay, const MapGeometry& geometry, OverlayWay way,
                  const Colors& colors);

} // namespace attn

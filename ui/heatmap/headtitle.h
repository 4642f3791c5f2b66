// SPDX-License-Identifier: GPL-3.0-or-later
// The line over the map of one head among others, and the frame of the one in focus.
#pragma once

#include "ui/heatmap/headlayout.h"
#include "ui/matrix/headfacts.h"

class QPainter;

namespace attn {

struct HeadTitle {
    bool focused = false;
    bool brief = false;               // the facts stand in this line, as numbers alone
    QString largest;                  // at its end, where there is room
    const HeadFacts* facts = nullptr; // null: not known yet, or none
};

// "max 0.93" of a finished map; nothing where facts have it.
QString headTileLargest(const HeatmapData& data, bool facts);
// With the facts, wherever the layout has them.
void paintHeadTitle(QPainter& painter, const HeadLayout& layout, int head, const HeadTitle& title);
void paintHeadFrame(QPainter& painter, const QRectF& tile, bool focused, bool keyboard);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The line over one head's map among others, with the eye that switches it off, and the frame of the one in focus.
#pragma once

#include "ui/heatmap/headlayout.h"
#include "ui/matrix/headfacts.h"

class QPainter;

namespace attn {

struct HeadTitle {
    int head = 0;
    bool focused = false;
    bool off = false, eye = false; // switched off; has an eye to switch it
    bool brief = false;            // facts are in this line, as numbers only
    QString largest;               // at its end, if there is room
    std::vector<HeadFact> facts;   // empty: not known yet, or none
};

// "max 0.93" of a finished map; empty if facts include it.
QString headTileLargest(const HeatmapData& data, bool facts);
// The eye's place in the title of a place of the layout; empty if the title has no room for it.
QRectF headEyeRect(const HeadLayout& layout, int place, bool brief);
// With the facts, wherever the layout has them at that place.
void paintHeadTitle(QPainter& painter, const HeadLayout& layout, int place, const HeadTitle& title);
void paintHeadFrame(QPainter& painter, const QRectF& tile, bool focused, bool keyboard, bool off);

} // namespace attn

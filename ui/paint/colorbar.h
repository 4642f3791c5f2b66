// SPDX-License-Identifier: GPL-3.0-or-later
// The colour bar: what the colours of a map mean. Always beside a map; upright, or lying flat in a panel's header.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/theme/colors.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace attn {

struct BarTick {
    double position = 0; // 0 low end, 1 high end
    QString text;
};

// Six ticks from 0 to 1, else five, and fewer on a bar too short for them; the ends always have one. Ranges per row
// have words instead of numbers.
std::vector<BarTick> colorBarTicks(const HeatmapData& data, const Colors& colors, double length);
// The room that the ticks' texts need beside an upright bar.
double colorBarTextWidth(const HeatmapData& data);

// Paints into `bar` (14 px wide), ticks and texts right of it; arrows at its ends where values lie beyond a locked
// range.
void paintColorBar(QPainter& painter, const QRectF& bar, const HeatmapData& data, const Colors& colors);
// The flat one, low end left, the two ends' numbers beside it; `place` holds all of it.
void paintFlatColorBar(QPainter& painter, const QRectF& place, const HeatmapData& data, const Colors& colors);

} // namespace attn

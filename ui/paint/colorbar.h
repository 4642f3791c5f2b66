// SPDX-License-Identifier: GPL-3.0-or-later
// The colour bar: what the colours of a map mean. Always beside a map; upright, or lying flat in a panel's header.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"
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

// Six ticks from 0 to 1, else five, and fewer on a short bar; the ends always have one. Ranges per row, and those whose
// ends the steps have not reached, get words instead of numbers.
std::vector<BarTick> colorBarTicks(const HeatmapData& data, const Colors& colors, double length);
// The room that the ticks' texts need beside an upright bar of the window, `text` times as large as usual.
double colorBarTextWidth(const HeatmapData& data, double text = 1);

// Two significant digits, as a logarithmic scale needs: "0.032", "3e−5". `range` separates dust from numbers.
QString logText(double value, double range);

struct BarStyle {
    const Colors& colors;
    TextStyle tick{TextFace::Numbers, 12};
    double unit = 1;    // one px of the design
    bool framed = true; // by a line, as are its arrows
};

// The colours alone, low end below; or to the left, in a bar that lies flat.
void drawGradient(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const BarStyle& style, bool flat = false);
// The upright bar, with ticks and texts to its right; arrows at its ends if values exceed a locked range.
void drawColorBar(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const std::vector<BarTick>& ticks,
                  const BarStyle& style);

// The flat one, low end left, the two ends' numbers beside it; `place` holds all of it.
void drawFlatColorBar(Canvas& canvas, const QRectF& place, const HeatmapData& data, const BarStyle& style);

// In the window: `bar` is 14 px wide, or `text` times that, as is everything beside it.
void paintColorBar(QPainter& painter, const QRectF& bar, const HeatmapData& data, const Colors& colors,
                   double text = 1);
void paintFlatColorBar(QPainter& painter, const QRectF& place, const HeatmapData& data, const Colors& colors);

} // namespace attn

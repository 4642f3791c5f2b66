// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/heatmaplayout.h"

#include "ui/paint/colorbar.h"
#include "ui/paint/legendpainter.h"
#include "ui/paint/mapsurround.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double shortest_bar = 44;

// Under the map's left edge, or as far left of it as a long legend needs.
double legendLeft(const HeatmapData& data, double mapLeft, double width)
{
    const double length = legendWidth(legendOf(data, colorsOf(ThemeName::Light)));
    return std::max(std::min(mapLeft, width - length - 8), std::min(8.0, mapLeft));
}

} // namespace

double titleWidth(const QString& title)
{
    const qsizetype space = title.indexOf(QLatin1Char(' '));
    return QFontMetricsF(textFont(12, QFont::DemiBold)).horizontalAdvance(title.left(space)) +
           (space < 0 ? 0 : QFontMetricsF(textFont(12)).horizontalAdvance(title.mid(space)));
}

HeatmapLayout layoutHeatmap(const HeatmapData& data, const HeatmapParts& parts, QSizeF size, std::optional<double> cell,
                            QPointF scroll, double pixel)
{
    const MapSurround s = surroundOf(data, parts, size, cell, pixel);
    HeatmapLayout layout;
    layout.text = parts.text;
    layout.fitCell = s.fitCell();
    layout.upright = s.upright;
    layout.flatBar = s.flatBar;
    MapGeometry& map = layout.map;
    map.pixel = pixel;
    map.cell = s.cell;
    layout.whole = map.mapSize(data.rows, data.columns);
    const QSizeF room(std::max(size.width() - s.width(), 8.0), std::max(size.height() - s.height(), 8.0));
    const QSizeF seen(std::min(layout.whole.width(), room.width()), std::min(layout.whole.height(), room.height()));

    // All parts together are centered; vertically they hang from the top.
    const double balanced = s.width() - s.right + s.left + seen.width();
    const double shift = std::max(0.0, std::floor((size.width() - balanced) / 2));
    const double x = snapped(shift + s.left + s.gutter, pixel), y = snapped(s.top, pixel);
    map.area = QRectF(x, y, std::ceil(seen.width()), std::ceil(seen.height()));
    const QPointF most(std::max(0.0, layout.whole.width() - map.area.width()),
                       std::max(0.0, layout.whole.height() - map.area.height()));
    map.origin = QPointF(x - snapped(std::clamp(scroll.x(), 0.0, most.x()), pixel),
                         y - snapped(std::clamp(scroll.y(), 0.0, most.y()), pixel));

    const double right = map.area.right(), bottom = map.area.bottom();
    if (s.gutter > 0)
        layout.rowLabels = QRectF(x - s.gutter, y, s.gutter - band_gap, map.area.height());
    if (s.band > 0)
        layout.columnLabels = QRectF(x, y - s.band - band_gap, map.area.width(), s.band);
    if (s.titled || !parts.caption.isEmpty())
        layout.columnTitle = QRectF(x, 12, size.width() - x, 16);
    if (s.rowTitled)
        layout.rowTitle = QRectF(shift + 16, y, 20, map.area.height());
    if (s.sums > 0)
        layout.sums = QRectF(right, y, s.sums, map.area.height());
    if (s.bar > 0)
        layout.bar = QRectF(right + s.sums + bar_gap * parts.text, y, bar_width * parts.text,
                            std::max(map.area.height() - 1, shortest_bar));
    if (s.flatBar)
        layout.bar = QRectF(x, bottom + legend_gap, std::clamp(map.area.width(), flat_bar_length / 2, flat_bar_length),
                            legend_height);
    const double legendTop = bottom + legend_gap + (s.flatBar && !s.legendBeside ? flat_bar_line : 0);
    const double legendAt = s.legendBeside ? layout.bar.right() + flat_bar_gap : x;
    if (s.legend)
        layout.legend = QRectF(legendLeft(data, legendAt, size.width()), legendTop, size.width() - x, legend_height);
    // A map of one or two rows is lower than its bar or than the words beside it.
    const double beside =
        std::max(s.bar > 0 ? shortest_bar : 0, layout.rowTitle.isEmpty() ? 0 : titleWidth(data.rowTitle));
    layout.used = QSizeF(s.width() + seen.width(), s.height() + std::max(seen.height(), beside));
    return layout;
}

} // namespace attn

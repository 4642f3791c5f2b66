// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/heatmaplayout.h"

#include "ui/paint/colorbar.h"
#include "ui/paint/labelpainter.h"
#include "ui/paint/legendpainter.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double title_strip = 48, plain_margin = 16; // left and right of everything
constexpr double least_right = 24;                    // where there is room, as much as on the left
constexpr double label_space = 20;                    // round a row label: 10 to the map, 10 for the tint
constexpr double largest_gutter = 180;
constexpr double band_height = 26, band_gap = 4; // column labels, and the space under them
constexpr double largest_upright = 96;
constexpr double large_text = 1.5, least_elided = 30; // of the window's text scale; px
constexpr double sums_width = 76, bar_gap = 24, bar_width = 14, bar_text_gap = 8;
constexpr double legend_gap = 16, legend_height = 18, bottom_margin = 18;
constexpr double shortest_bar = 44;
constexpr double close_margin = 4, close_sums_width = 54, close_label_space = 14;

// What stands round the map, before the map's own size is known.
struct Surround {
    double left = 0, gutter = 0, top = 0, right = 0, bottom = 0, bar = 0, sums = 0, band = 0;
    double width() const { return left + gutter + sums + bar + right; }
    double height() const { return top + bottom; }
};

// Of the chosen row and column, which is the widest.
QFont labelFont(const HeatmapParts& parts) { return textFont(12 * parts.text, QFont::DemiBold); }

Surround surroundOf(const HeatmapData& data, const HeatmapParts& parts, QSizeF size)
{
    const QFont font = labelFont(parts);
    Surround s;
    const bool titled = parts.titles && !data.rowTitle.isEmpty();
    const double margin = parts.close ? close_margin : plain_margin;
    s.left = titled ? title_strip : margin;
    s.right = titled ? least_right : margin;
    if (parts.labels && parts.rowLabels)
        s.gutter =
            std::min(widestLabel(data.rowLabels, font) + (parts.close ? close_label_space : label_space) * parts.text,
                     parts.widestGutter > 0 ? parts.widestGutter : std::min(largest_gutter, size.width() / 4));
    s.gutter = std::ceil(std::max(s.gutter, parts.labels && parts.rowLabels ? 32.0 : 0.0));
    s.top = parts.titles || !parts.caption.isEmpty() ? 34 : parts.close ? 0 : 8;
    if (parts.labels) {
        s.band = band_height * parts.text;
        s.top += s.band + band_gap;
    }
    s.bottom = parts.legend ? legend_gap + legend_height + bottom_margin : parts.close ? close_margin : bottom_margin;
    s.sums = !parts.sums || !data.hasRowSums() ? 0 : scaled(parts.close ? close_sums_width : sums_width);
    s.bar = parts.bar ? bar_gap + bar_width + bar_text_gap + colorBarTextWidth(data) : 0;
    return s;
}

// The cells that would fill the room, each side by itself.
QSizeF fittingCells(const HeatmapData& data, const HeatmapParts& parts, const Surround& s, QSizeF size, double pixel)
{
    const auto side = [&](double length, int count, double most) {
        return std::min(fittingCell(length, count, pixel), std::floor(most / pixel) * pixel);
    };
    return {side(size.width() - s.width(), data.columns, std::max(parts.largestCell, parts.widestCell)),
            side(size.height() - s.height(), data.rows, parts.largestCell)};
}

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
    HeatmapLayout layout;
    layout.text = parts.text;
    Surround s = surroundOf(data, parts, size);
    QSizeF fitting = fittingCells(data, parts, s, size, pixel);
    const auto shownCell = [&] {
        layout.fitCell = std::min(fitting.width(), fitting.height());
        const double side = cell.value_or(layout.fitCell);
        // They need the width.
        const bool digits = (parts.widestCell > 0 || textScale() >= large_text) && side >= screen_stretch.below;
        return stretchedOnScreen(side, fitting, !data.attention || digits, pixel);
    };
    const double width = shownCell().width();
    const double label =
        parts.labels && width < parts.uprightBelow ? widestLabel(data.columnLabels, labelFont(parts)) : 0;
    // Turned labels of large text would take the map its height: they are elided.
    const bool elided = textScale() >= large_text && width >= scaled(least_elided);
    layout.upright = parts.labels && width < parts.uprightBelow && label > width - 4 && !elided;
    if (layout.upright) {
        const double band = std::min(label + 12 * parts.text, parts.text > 1 ? size.height() / 3 : largest_upright);
        s.top += band - s.band;
        s.band = band;
        fitting = fittingCells(data, parts, s, size, pixel);
    }
    MapGeometry& map = layout.map;
    map.pixel = pixel;
    map.cell = shownCell();
    layout.whole = map.mapSize(data.rows, data.columns);
    const QSizeF room(std::max(size.width() - s.width(), 8.0), std::max(size.height() - s.height(), 8.0));
    const QSizeF seen(std::min(layout.whole.width(), room.width()), std::min(layout.whole.height(), room.height()));

    // All parts together stand in the middle; upwards they hang from the top.
    const double balanced = s.width() - s.right + s.left + seen.width();
    const double shift = std::max(0.0, std::floor((size.width() - balanced) / 2));
    const double x = snapped(shift + s.left + s.gutter, pixel), y = snapped(s.top, pixel);
    map.area = QRectF(x, y, std::ceil(seen.width()), std::ceil(seen.height()));
    const QPointF most(std::max(0.0, layout.whole.width() - map.area.width()),
                       std::max(0.0, layout.whole.height() - map.area.height()));
    map.origin = QPointF(x - snapped(std::clamp(scroll.x(), 0.0, most.x()), pixel),
                         y - snapped(std::clamp(scroll.y(), 0.0, most.y()), pixel));

    const double right = map.area.right(), bottom = map.area.bottom();
    if (parts.labels && parts.rowLabels)
        layout.rowLabels = QRectF(x - s.gutter, y, s.gutter - band_gap, map.area.height());
    if (parts.labels)
        layout.columnLabels = QRectF(x, y - s.band - band_gap, map.area.width(), s.band);
    if (parts.titles || !parts.caption.isEmpty())
        layout.columnTitle = QRectF(x, 12, size.width() - x, 16);
    if (parts.titles && !data.rowTitle.isEmpty())
        layout.rowTitle = QRectF(shift + 16, y, 20, map.area.height());
    if (s.sums > 0)
        layout.sums = QRectF(right, y, s.sums, map.area.height());
    if (parts.bar)
        layout.bar = QRectF(right + s.sums + bar_gap, y, bar_width, std::max(map.area.height() - 1, shortest_bar));
    if (parts.legend)
        layout.legend = QRectF(legendLeft(data, x, size.width()), bottom + legend_gap, size.width() - x, legend_height);
    // A map of one or two rows is lower than its bar or than the words beside it.
    const double beside =
        std::max(parts.bar ? shortest_bar : 0, layout.rowTitle.isEmpty() ? 0 : titleWidth(data.rowTitle));
    layout.used = QSizeF(s.width() + seen.width(), s.height() + std::max(seen.height(), beside));
    return layout;
}

} // namespace attn

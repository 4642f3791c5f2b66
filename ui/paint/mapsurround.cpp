// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mapsurround.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/colorbar.h"
#include "ui/paint/labelpainter.h"
#include "ui/paint/legendpainter.h"
#include "ui/theme/fonts.h"

#include <QFont>
#include <QFontMetricsF>

#include <cmath>

namespace attn {
namespace {

constexpr double title_strip = 48, plain_margin = 16; // left and right of everything
constexpr double least_right = 24;                    // as much as on the left, if there is room
constexpr double label_space = 20;                    // round a row label: 10 to the map, 10 for the tint
constexpr double largest_gutter = 180, least_gutter = 32;
constexpr double band_height = 26; // column labels
constexpr double largest_upright = 96;
constexpr double large_text = 1.5, least_elided = 30; // of the window's text scale; px
constexpr double sums_width = 76, bar_text_gap = 8, bottom_margin = 18;
constexpr double close_margin = 4, close_sums_width = 54, close_label_space = 14;
constexpr double caption_height = 34;
constexpr double digits_margin = 4;     // px of a cell
constexpr double comfortable_cell = 56; // px: in smaller ones the bar lies flat where that leaves larger ones

// What is wanted around a map, minus what was dropped.
struct Wanted {
    HeatmapParts parts;
    bool columnTitle = true, rowTitle = true;
    bool longLabels = true;
    bool flatBar = false;
};

// In which order, for cells that are too small.
constexpr void (*give_way[])(Wanted&) = {
    [](Wanted& wanted) { wanted.parts.sums = false; },   [](Wanted& wanted) { wanted.parts.bar = false; },
    [](Wanted& wanted) { wanted.rowTitle = false; },     [](Wanted& wanted) { wanted.columnTitle = false; },
    [](Wanted& wanted) { wanted.parts.legend = false; }, [](Wanted& wanted) { wanted.longLabels = false; },
    [](Wanted& wanted) { wanted.parts.labels = false; },
};
constexpr std::size_t for_digits = 3; // the first three are dropped for digits

// Of the chosen row and column, which is the widest.
QFont labelFont(const HeatmapParts& parts) { return textFont(12 * parts.text, QFont::DemiBold); }

double gutterOf(const HeatmapData& data, const Wanted& wanted, QSizeF size)
{
    const HeatmapParts& parts = wanted.parts;
    if (!parts.labels || !parts.rowLabels)
        return 0;
    const double widest =
        widestLabel(data.rowLabels, labelFont(parts)) + (parts.close ? close_label_space : label_space) * parts.text;
    double most = parts.widestGutter > 0 ? parts.widestGutter : std::min(largest_gutter, size.width() / 4);
    if (!wanted.longLabels)
        most = std::min(most, size.width() / 8);
    return std::ceil(std::max(std::min(widest, most), least_gutter));
}

double longestUpright(const Wanted& wanted, QSizeF size)
{
    if (!wanted.longLabels)
        return size.height() / 4;
    return wanted.parts.text > 1 ? size.height() / 3 : largest_upright;
}

double digitsWidth(const HeatmapData& data, const HeatmapParts& parts)
{
    if (parts.digitsWidth == 0 || data.wholeNumbers())
        return parts.digitsWidth;
    const int characters = cellCharacters(data.inCells(data.smallest), data.inCells(data.largest), data.digits);
    const double digit = QFontMetricsF(numberFont(12)).horizontalAdvance(QLatin1Char('0'));
    return std::max(parts.digitsWidth, std::ceil(characters * digit) + digits_margin);
}

// Without what depends on the cells' size.
MapSurround plainSurround(const HeatmapData& data, const Wanted& wanted, QSizeF size)
{
    const HeatmapParts& parts = wanted.parts;
    MapSurround s;
    const double margin = parts.close ? close_margin : plain_margin;
    s.titled = parts.titles && wanted.columnTitle;
    s.rowTitled = parts.titles && wanted.rowTitle && !data.rowTitle.isEmpty();
    s.left = s.rowTitled ? title_strip : margin;
    s.right = s.rowTitled ? least_right : margin;
    s.gutter = gutterOf(data, wanted, size);
    s.top = s.titled || !parts.caption.isEmpty() ? caption_height : parts.close ? 0 : 8;
    if (parts.labels) {
        s.band = band_height * parts.text;
        s.top += s.band + band_gap;
    }
    s.legend = parts.legend;
    s.bottom = parts.legend ? legend_gap + legend_height + bottom_margin : parts.close ? close_margin : bottom_margin;
    s.sums = !parts.sums || !data.hasRowSums() ? 0 : scaled((parts.close ? close_sums_width : sums_width) * parts.text);
    s.flatBar = parts.bar && wanted.flatBar;
    if (s.flatBar) {
        const double room = size.width() - s.left - s.gutter - flat_bar_length - flat_bar_gap;
        s.legendBeside = parts.legend && legendWidth(legendOf(data, colorsOf(ThemeName::Light))) <= room;
        if (!parts.legend)
            s.bottom += legend_gap + legend_height;
        else if (!s.legendBeside)
            s.bottom += flat_bar_line;
    }
    s.bar = parts.bar && !s.flatBar
                ? (bar_gap + bar_width + bar_text_gap) * parts.text + colorBarTextWidth(data, parts.text)
                : 0;
    return s;
}

QSizeF fittingCells(const HeatmapData& data, const HeatmapParts& parts, const MapSurround& s, QSizeF size, double pixel)
{
    const auto side = [&](double length, int count, double most) {
        return std::min(fittingCell(length, count, pixel), std::floor(most / pixel) * pixel);
    };
    const double widest =
        parts.digitsWidth > 0 ? HeatmapParts().largestCell : parts.largestCell; // digits need the width
    return {side(size.width() - s.width(), data.columns, std::max(widest, parts.widestCell)),
            side(size.height() - s.height(), data.rows, parts.largestCell)};
}

MapSurround measured(const HeatmapData& data, const Wanted& wanted, QSizeF size, std::optional<double> cell,
                     double pixel)
{
    const HeatmapParts& parts = wanted.parts;
    const double digits_width = digitsWidth(data, parts);
    MapSurround s = plainSurround(data, wanted, size);
    const auto fitCells = [&] {
        s.fitting = fittingCells(data, parts, s, size, pixel);
        const double side = cell.value_or(s.fitCell());
        // They need the width.
        const bool digits = (parts.widestCell > 0 || textScale() >= large_text) && side >= screen_stretch.below;
        s.cell = stretchedOnScreen(side, s.fitting, !data.attention || digits, pixel);
        if (side >= screen_stretch.below)
            s.cell.setWidth(
                std::max(s.cell.width(), std::floor(std::min(digits_width, s.fitting.width()) / pixel) * pixel));
    };
    fitCells();
    const double widest = widestLabel(data.columnLabels, labelFont(parts)) + 6;
    if (parts.digitsWidth > 0 && parts.labels && widest > s.cell.width() && widest <= std::floor(s.fitting.width()))
        s.cell.setWidth(std::ceil(widest / pixel) * pixel); // its labels lie flat, which leaves it more height
    const double width = s.cell.width();
    const double label =
        parts.labels && width < parts.uprightBelow ? widestLabel(data.columnLabels, labelFont(parts)) : 0;
    const double band = std::min(label + 12 * parts.text, longestUpright(wanted, size));
    // Turned labels of large text may take the map its height: they are elided then.
    const auto lowers = [&] {
        MapSurround turned = s;
        turned.top += band - s.band;
        return fittingCells(data, parts, turned, size, pixel).height() < s.cell.height();
    };
    const bool elided = textScale() >= large_text && width >= scaled(least_elided) && lowers();
    s.upright = parts.labels && width < parts.uprightBelow && label > width - 4 && !elided;
    if (s.upright) {
        s.top += band - s.band;
        s.band = band;
        fitCells();
    }
    // Turned words that the place would cut say less than none.
    if (s.rowTitled && titleWidth(data.rowTitle) > size.height() - s.top) {
        s.rowTitled = false;
        s.left = s.right = parts.close ? close_margin : plain_margin;
        fitCells();
    }
    return s;
}

// Cells that show what a map is about: where digits begin, or over half of the place's shorter side.
double sensibleCell(const HeatmapData& data, const HeatmapParts& parts, QSizeF size, double pixel)
{
    const double half = std::min(size.width(), size.height()) / 2;
    return std::min({digits_from_cell * textScale(), parts.largestCell,
                     fittingCell(half, std::max(data.rows, data.columns), pixel)});
}

} // namespace

MapSurround surroundOf(const HeatmapData& data, const HeatmapParts& parts, QSizeF size, std::optional<double> cell,
                       double pixel)
{
    Wanted wanted{parts};
    const double sensible = sensibleCell(data, parts, size, pixel);
    MapSurround fitted = measured(data, wanted, size, {}, pixel);
    if (parts.bar && parts.mayLieFlat && size.width() >= 2 * flat_bar_length &&
        fitted.fitCell() < comfortable_cell * textScale()) {
        Wanted flat = wanted;
        flat.flatBar = true;
        if (const MapSurround then = measured(data, flat, size, {}, pixel);
            then.fitCell() > fitted.fitCell() || then.cell.width() > fitted.cell.width()) {
            wanted = flat;
            fitted = then;
        }
    }
    const double digits = digitsWidth(data, parts);
    for (std::size_t i = 0; i < std::size(give_way); ++i) {
        const double least = i < for_digits ? std::max(sensible, digits) : sensible;
        const bool narrow = fitted.fitting.width() < least, low = fitted.fitting.height() < sensible;
        if (!narrow && !low)
            continue;
        Wanted less = wanted;
        give_way[i](less);
        const MapSurround then = measured(data, less, size, {}, pixel);
        // What takes none of the room that is short stays.
        if ((!narrow || then.width() >= fitted.width()) && (!low || then.height() >= fitted.height()))
            continue;
        wanted = less;
        fitted = then;
    }
    return cell ? measured(data, wanted, size, cell, pixel) : fitted;
}

} // namespace attn

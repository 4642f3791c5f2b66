// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headlayout.h"

#include "ui/paint/labelpainter.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace attn {

namespace {

constexpr double smallest_tile = 72, largest_cell = 60;                  // px
constexpr double top_margin = 1, bottom_margin = 5, side_margin = 6;     // with room for the frame of the head in focus
constexpr double least_gap = 8, usual_gap = 18, row_gap = 3;             // between columns; below each row
constexpr double title_height = 18, facts_height = 21, facts_from = 210; // px of a map that can have facts below it
constexpr double axis_width = 17, label_space = 20, largest_gutter = 90;
constexpr double flat_band = 18, largest_band = 64, label_to_map = 4, upright_below = 40;
constexpr double longest_flat = 56, flat_space = 10; // of labels over several small columns
constexpr double band_height = 24, band_gap = 5;     // over a group of heads
constexpr double worth = 0.8;                        // labels may cost this share of the cells' edge

} // namespace

// Layouts of one page with given columns and labels.
class HeadPage {
public:
    HeadPage(const HeatmapData& first, int heads, bool facts, QSizeF room, double pixel, int group)
        : m_first(first), m_facts(facts), m_room(room), m_rowLabel(widestLabel(first.rowLabels, textFont(12))),
          m_columnLabel(widestLabel(first.columnLabels, textFont(12)))
    {
        m_begin.heads = heads;
        m_begin.pixel = pixel;
        m_begin.axisWidth = first.rowTitle.isEmpty() ? 0 : axis_width;
        m_begin.title = scaled(title_height);
        m_begin.group = group;
        m_begin.groupBand = group > 1 ? scaled(band_height) + 2 * band_gap : 0;
    }

    // `sides`, `bands`: 0 without labels, 1 left or above, 2 at both ends.
    HeadLayout layout(int columns, int sides, int bands) const
    {
        HeadLayout layout = m_begin;
        layout.columns = columns;
        layout.left = sides > 0;
        layout.right = sides > 1;
        layout.above = bands > 0;
        layout.below = bands > 1;
        layout.gutter = sides > 0 ? std::min<double>(m_rowLabel + label_space, scaled(largest_gutter)) : 0;
        layout.band = bands > 0 ? scaled(flat_band) : 0;
        fit(layout);
        const double width = layout.cell.width();
        if (bands > 0 && width < gap_from_cell) {
            const double label = std::min<double>(m_columnLabel, scaled(longest_flat)) + flat_space;
            layout.columnStep = std::max(1, int(std::ceil(label / width)));
        } else if (bands > 0 && width < scaled(upright_below) && m_columnLabel > width - 4) {
            layout.upright = true;
            layout.band = std::min<double>(m_columnLabel + 10, scaled(largest_band));
            fit(layout);
        }
        finish(layout);
        return layout;
    }

private:
    double tileRoom(const HeadLayout& layout) const
    {
        const double around = 2 * side_margin + layout.axisWidth + (layout.left + layout.right) * layout.gutter;
        return (m_room.width() - around - (layout.columns - 1) * least_gap) / layout.columns;
    }

    // Everything but the maps, from the top to the bottom.
    double around(const HeadLayout& layout) const
    {
        const double bands = (layout.above + layout.below) * (layout.band + label_to_map);
        return top_margin + bottom_margin + bands + layout.bandsAbove(layout.rows() - 1) * layout.groupBand +
               layout.rows() * (layout.title + layout.facts + row_gap) - row_gap;
    }

    // With the facts below the maps where these are wide enough for them.
    void fit(HeadLayout& layout) const
    {
        layout.facts = m_facts ? scaled(facts_height) : 0;
        place(layout);
        if (layout.facts > 0 && layout.tile.width() < facts_from) {
            layout.facts = 0;
            place(layout);
        }
    }

    void place(HeadLayout& layout) const
    {
        const double pixel = layout.pixel, across = tileRoom(layout);
        const double down = (m_room.height() - around(layout)) / layout.rows();
        const QSizeF fitting(std::min(fittingCell(across, m_first.columns, pixel), largest_cell * widest_cell),
                             fittingCell(std::max(down, smallest_tile), m_first.rows, pixel));
        const double cell = std::min({fitting.width(), fitting.height(), largest_cell});
        layout.cell = stretchedOnScreen(cell, fitting, !m_first.attention || cell >= gap_from_cell, pixel);
        layout.tile =
            QSizeF(std::ceil(m_first.columns * layout.cell.width()), std::ceil(m_first.rows * layout.cell.height()));
    }

    void finish(HeadLayout& layout) const
    {
        // A head of few columns leaves room: its title still needs some.
        const double gaps = layout.columns - 1, step = std::max(layout.tile.width(), smallest_tile);
        const double used = layout.axisWidth + (layout.left + layout.right) * layout.gutter + layout.columns * step;
        const double left = m_room.width() - 2 * side_margin - used - gaps * least_gap;
        layout.gap = least_gap + (gaps > 0 ? std::clamp(std::floor(left / gaps), 0.0, usual_gap - least_gap) : 0);
        const double whole = used + gaps * layout.gap;
        layout.margin = std::max(side_margin, std::floor((m_room.width() - whole) / 2));
        layout.needed = QSizeF(whole + 2 * side_margin, around(layout) + layout.rows() * layout.tile.height());
    }

    const HeatmapData& m_first;
    bool m_facts;
    QSizeF m_room;
    double m_rowLabel, m_columnLabel;
    HeadLayout m_begin;
};

HeadLayout layoutHeads(const HeatmapData& first, int heads, bool facts, QSizeF room, double pixel, int group)
{
    const HeadPage page(first, heads, facts, room, pixel, group);
    const auto edge = [](const HeadLayout& layout) { return std::min(layout.cell.width(), layout.cell.height()); };
    std::vector<HeadLayout> all;
    for (int columns = 1; columns <= heads; ++columns) {
        if (columns > 1 && (room.width() - 2 * side_margin) / columns - least_gap < smallest_tile)
            break;
        if (columns % group != 0 && group % columns != 0)
            continue;
        if (heads > 1 && heads <= 4 && group == 1 && columns != 2 && room.width() >= 3 * smallest_tile)
            continue;
        for (int sides = 0; sides <= std::min(columns, 2); ++sides)
            for (int bands = 0; bands <= std::min((heads + columns - 1) / columns, 2); ++bands)
                all.push_back(page.layout(columns, sides, bands));
    }
    double best = 0;
    for (const HeadLayout& layout : all)
        best = std::max(best, edge(layout));
    // Labels at every edge first; then the largest cells, and in a draw as near to four columns as can be.
    const auto rank = [&](const HeadLayout& layout) {
        const int labels =
            layout.left + layout.above > 1 ? 2 + layout.right + layout.below : layout.left + layout.above;
        return std::tuple(edge(layout) >= worth * best, labels, edge(layout), -std::abs(layout.columns - 4));
    };
    return *std::ranges::max_element(all, {}, rank);
}

QRectF HeadLayout::tileRect(int head) const
{
    const int row = head / columns, column = head % columns;
    const double x = margin + axisWidth + left * gutter + column * (std::max(tile.width(), smallest_tile) + gap);
    const double block = title + tile.height() + facts + row_gap;
    const double bands = bandsAbove(row) * groupBand;
    return {QPointF(x, top_margin + bands + title + row * block + above * (band + label_to_map)), tile};
}

int HeadLayout::bandsAbove(int row) const
{
    if (group < 2)
        return 0;
    return columns >= group ? row + 1 : row * columns / group + 1;
}

QRectF HeadLayout::groupRect(int number) const
{
    if (group < 2)
        return {};
    const int first = number * group, last = std::min(first + std::min(group, columns), heads) - 1;
    const QRectF over = titleRect(first);
    return {over.left(), over.top() - groupBand + band_gap, titleRect(last).right() - over.left(),
            groupBand - 2 * band_gap};
}

QRectF HeadLayout::titleRect(int head) const
{
    const QRectF map = tileRect(head);
    const double over = above && head < columns ? band + label_to_map : 0;
    return {map.left(), map.top() - over - title, std::max(tile.width(), smallest_tile), title};
}

QRectF HeadLayout::factsRect(int head) const
{
    const QRectF map = tileRect(head), over = titleRect(head);
    if (facts == 0)
        return over;
    const bool last = below && head / columns == rows() - 1;
    return {map.left(), map.bottom() + (last ? band + label_to_map : 0), map.width(), facts};
}

QRectF HeadLayout::axisRect() const
{
    const QRectF first = tileRect(0), last = tileRect(heads - 1);
    return {margin - 4, first.top(), axisWidth, last.bottom() - first.top()}; // clear of a frame beside it
}

HeatmapLayout HeadLayout::of(int head) const
{
    HeatmapLayout layout;
    const QRectF map = tileRect(head);
    layout.map = {map, map.topLeft(), cell, pixel};
    layout.whole = tile;
    layout.upright = upright;
    layout.columnStep = columnStep;
    const int column = head % columns;
    if (left && column == 0)
        layout.rowLabels = QRectF(map.left() - gutter, map.top(), gutter - label_to_map, map.height());
    else if (right && column == columns - 1)
        layout.rowLabels = QRectF(map.right() + label_to_map, map.top(), gutter - label_to_map, map.height());
    if (above && head < columns)
        layout.columnLabels = QRectF(map.left(), map.top() - band - label_to_map, map.width(), band);
    else if (below && head / columns == rows() - 1)
        layout.columnLabels = QRectF(map.left(), map.bottom() + label_to_map, map.width(), band);
    return layout;
}

} // namespace attn

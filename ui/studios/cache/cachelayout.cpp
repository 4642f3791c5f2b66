// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachelayout.h"

#include "ui/studios/cache/cachestyle.h"
#include "ui/studios/cache/cachewords.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// px of the design
constexpr double chip_height = 28, chip_margin = 12, chip_gap = 23, ellipsis = 20, hint_room = 172;
constexpr double heading_height = 24, after_query = 6, before_context = 8, line_of_words = 19;
constexpr double tallest_row = 28, lowest_row = 20, widest_cell = 50, narrowest_cell = 3;
constexpr double widest_label = 104, status_width = 54, number_width = 62, bar_width = 62;
constexpr double work_heading = 26, work_foot = 20, least_bars = 52, tallest_bars = 130, work_gap = 16;

class CachePlanner {
public:
    CachePlanner(const CachePicture& picture, QSizeF size, double text, const Canvas& canvas)
        : m_picture(picture), m_canvas(canvas), m_u(text)
    {
        m_layout.text = text;
        m_layout.size = size;
    }

    CacheLayout make()
    {
        placeChips();
        placeRows();
        placeColumns();
        placeWork();
        return m_layout;
    }

private:
    double chipWidth(int token) const
    {
        const double words = m_canvas.textWidth(m_picture.tokenName(token), cache_style::strong_chip);
        return std::min(words, 110 * m_u) + 2 * chip_margin * m_u;
    }

    // As many as fit, including the new one and the next, if there is one.
    void placeChips()
    {
        const int count = m_picture.count(), last = std::min(std::max(m_picture.current(), 0) + 1, count - 1);
        const double hint = hint_room * m_u + m_canvas.textWidth(placeWords(m_picture), cache_style::words);
        const double room = m_layout.size.width() - hint;
        double all = 0;
        for (int token = 0; token < count && all <= room; ++token)
            all += chipWidth(token) + (token > 0 ? chip_gap * m_u : 0);
        int first = all <= room ? 0 : last, end = all <= room ? count : last + 1;
        double wide = chipWidth(last) + 2 * ellipsis * m_u; // one at each end
        const auto fits = [&](int token) { return wide + chip_gap * m_u + chipWidth(token) <= room; };
        while (first > 0 && fits(first - 1))
            wide += chip_gap * m_u + chipWidth(--first);
        while (end < count && fits(end))
            wide += chip_gap * m_u + chipWidth(end++);
        double x = first > 0 ? ellipsis * m_u : 0; // preceded by an ellipsis
        for (int token = first; token < end; ++token) {
            m_layout.chips.push_back({token, {x, 0, chipWidth(token), chip_height * m_u}});
            x += chipWidth(token) + chip_gap * m_u;
        }
        m_layout.chipsRight = x;
    }

    void placeRows()
    {
        const int count = m_picture.count();
        const double top = (chip_height + 10 + heading_height) * m_u;
        const double foot = (before_context + work_gap + work_heading + work_foot + least_bars) * m_u;
        const double room = m_layout.size.height() - top - foot - after_query * m_u;
        const double lines = count + 2; // with the query and the context
        m_layout.rowHeight = std::clamp(std::floor(room / lines), lowest_row * m_u, tallest_row * m_u);
        m_layout.headingY = top - heading_height * m_u / 2;
        m_layout.queryTop = top;
        m_layout.rowsTop = top + m_layout.rowHeight + after_query * m_u;
        m_layout.rows = count;
        if (m_layout.rowHeight * lines > room) { // a window: words cover the rest
            const double words = 2 * line_of_words * m_u;
            m_layout.rows = std::clamp(int((room - words) / m_layout.rowHeight) - 2, 1, count);
            const int newest = std::max(m_picture.current(), 0);
            m_layout.firstRow = std::clamp(newest + 2 - m_layout.rows, 0, count - m_layout.rows);
            if (m_layout.firstRow > newest)
                m_layout.firstRow = newest;
            if (m_layout.firstRow > 0) {
                m_layout.earlierY = m_layout.rowsTop + line_of_words * m_u / 2;
                m_layout.rowsTop += line_of_words * m_u;
            }
        }
        double bottom = m_layout.rowsTop + m_layout.rows * m_layout.rowHeight;
        if (m_layout.lastRow() < count - 1) {
            m_layout.laterY = bottom + line_of_words * m_u / 2;
            bottom += line_of_words * m_u;
        }
        m_layout.contextTop = bottom + before_context * m_u;
    }

    void placeColumns()
    {
        double label = 40 * m_u;
        for (int token = m_layout.firstRow; token <= m_layout.lastRow(); ++token)
            label = std::max(label, m_canvas.textWidth(m_picture.tokenName(token), cache_style::strong));
        m_layout.labelRight = std::min(label, widest_label * m_u);
        m_layout.statusLeft = m_layout.labelRight + 9 * m_u;
        m_layout.keyLeft = m_layout.statusLeft + (status_width + 4) * m_u;
        const double score =
            std::max(m_canvas.textWidth(scoreTitle(m_picture.computed->realized->config), cache_style::words),
                     number_width * m_u);
        const double between = (14 + 16 + bar_width + 8 + number_width + 22) * m_u + score;
        const double room = m_layout.size.width() - m_layout.keyLeft - between;
        const int width = std::max(m_picture.width(), 1);
        m_layout.cell = std::clamp(std::floor(room / (2 * width)), narrowest_cell * m_u, widest_cell * m_u);
        m_layout.components = std::clamp(int(room / 2 / m_layout.cell), 1, width);
        // A head of one or two numbers has no room for its titles in its cells alone.
        const double block = std::max(m_layout.components * m_layout.cell, 92 * m_u);
        m_layout.scoreRight = m_layout.keyLeft + block + 14 * m_u + score;
        m_layout.barLeft = m_layout.scoreRight + 16 * m_u;
        m_layout.barWidth = bar_width * m_u;
        m_layout.weightRight = m_layout.barLeft + (bar_width + 8 + number_width) * m_u;
        m_layout.valueLeft = m_layout.weightRight + 22 * m_u;
    }

    void placeWork()
    {
        const double top = m_layout.contextTop + m_layout.rowHeight + work_gap * m_u;
        const double bottom = std::min(m_layout.size.height(), top + (work_heading + tallest_bars + work_foot) * m_u);
        m_layout.work = QRectF(0, top, m_layout.size.width(), bottom - top);
        m_layout.barsTop = top + work_heading * m_u;
        m_layout.baseLine = bottom - work_foot * m_u;
        m_layout.slot = std::min(m_layout.size.width() / std::max(m_picture.count(), 1), 124 * m_u);
        m_layout.barsLeft = 0;
    }

    const CachePicture& m_picture;
    const Canvas& m_canvas;
    double m_u;
    CacheLayout m_layout;
};

} // namespace

double leastCacheHeight(double text)
{
    return (chip_height + 10 + heading_height + 6 * lowest_row + after_query + 2 * line_of_words + before_context +
            work_gap + work_heading + least_bars + work_foot) *
           text;
}

CacheLayout layoutCache(const CachePicture& picture, QSizeF size, double text, const Canvas& canvas)
{
    return CachePlanner(picture, {size.width(), std::max(size.height(), leastCacheHeight(text))}, text, canvas).make();
}

std::optional<Cell> cacheCellAt(const CacheLayout& layout, const CachePicture& picture, QPointF position)
{
    const double down = position.y() - layout.rowsTop;
    if (down < 0 || down >= layout.rows * layout.rowHeight)
        return std::nullopt;
    const int token = layout.firstRow + int(down / layout.rowHeight), width = picture.width();
    const auto within = [&](double left) {
        const double along = (position.x() - left) / layout.cell;
        return along >= 0 && along < layout.components ? int(along) : -1;
    };
    if (const int component = within(layout.keyLeft); component >= 0)
        return Cell{token, component};
    if (const int component = within(layout.valueLeft); component >= 0)
        return Cell{token, width + 2 + component};
    if (position.x() > layout.keyLeft && position.x() <= layout.scoreRight)
        return Cell{token, width};
    if (position.x() > layout.scoreRight && position.x() <= layout.weightRight)
        return Cell{token, width + 1};
    return std::nullopt;
}

QRectF cacheCellBox(const CacheLayout& layout, const CachePicture& picture, Cell cell)
{
    if (!layout.hasRow(cell.row))
        return {};
    const double top = layout.rowTop(cell.row);
    const int component = picture.componentOf(cell.column);
    switch (picture.partOf(cell.column)) {
    case CachePart::Key: return component < layout.components ? layout.keyCell(top, component) : QRectF();
    case CachePart::Value: return component < layout.components ? layout.valueCell(top, component) : QRectF();
    case CachePart::Score: return {layout.scoreRight - 66 * layout.text, top, 70 * layout.text, layout.rowHeight};
    case CachePart::Weight:
        return {layout.barLeft - 4 * layout.text, top, layout.weightRight - layout.barLeft + 8 * layout.text,
                layout.rowHeight};
    }
    return {};
}

int cacheTokenAt(const CacheLayout& layout, const CachePicture& picture, QPointF position)
{
    for (const CacheLayout::Chip& chip : layout.chips)
        if (chip.box.contains(position))
            return chip.token;
    if (layout.work.contains(position) && position.y() >= layout.barsTop)
        if (const int token = int((position.x() - layout.barsLeft) / layout.slot);
            position.x() >= layout.barsLeft && token < picture.count())
            return token;
    return -1;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/lineslayout.h"

#include "ui/studios/lines/lineswords.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace attn {

namespace {

// px of the design
constexpr double margin = 6, beside_circle = 12, heading = 40, first_row = 22, foot = 6;
constexpr double most_label = 132, before_number = 26, after_numbers = 10;
constexpr double least_lines = 130, most_lines = 900, room_for_both_sides = 260;
constexpr double small_words_under = 26, circle_reach = 9;
constexpr double head_distance = 7, head_margin = 5;  // between lines of one pair; margin in a row
constexpr double least_shown = 0.38, rounding = 1e-6; // of a row above and below the middle of its word
constexpr int measured = 6;

// Of hundreds of words only the longest are measured.
double widestName(const LineSet& set, const TextStyle& style, const Canvas& canvas)
{
    double widest = 0;
    for (const LineSide side : {LineSide::Queries, LineSide::Keys}) {
        std::array<const QString*, measured> longest = {}; // longest first
        for (const QString& name : set.names(side)) {
            const QString* each = &name;
            for (const QString*& place : longest)
                if (each && (!place || each->size() > place->size()))
                    std::swap(place, each);
        }
        for (const QString* name : longest)
            if (name)
                widest = std::max(widest, canvas.textWidth(*name, style));
    }
    return widest;
}

double widestHeading(double unit, const Canvas& canvas)
{
    const SideHeading style(unit);
    double widest = 0;
    for (const LineSide side : {LineSide::Queries, LineSide::Keys}) {
        const SideWords words = sideWords(side);
        widest = std::max({widest, canvas.textWidth(words.name, style.name), canvas.textWidth(words.role, style.role)});
    }
    return widest;
}

void placeRows(LinesLayout& layout, const LineSet& set, const LinesPlan& plan)
{
    const double px = plan.unit * plan.text;
    layout.queryCount = set.count(LineSide::Queries);
    layout.keyCount = set.count(LineSide::Keys);
    const int all = std::max(layout.queryCount, layout.keyCount);
    layout.origin = plan.first;
    const int tokens = plan.tokens < 0 ? all - plan.first : std::min(plan.tokens, all - plan.first);
    layout.headings = plan.corner.y();
    layout.top = layout.headings + heading * px;
    const double room = plan.size.height() - (heading + foot) * px;
    layout.row =
        std::clamp(std::floor(room / plan.unit / std::max(tokens, 1)) * plan.unit, lowest_row * px, tallest_row * px);
    const double before = std::min(layout.row / 2, first_row * px);
    layout.wholeHeight = before + (tokens - 0.5) * layout.row;
    layout.height = heading * px + layout.wholeHeight + foot * px;
    layout.start = layout.top + before - plan.scroll;
    layout.bottom = std::min(layout.top + std::max(room, layout.row), layout.start + (tokens - 0.5) * layout.row);
    // A word that would be cut, or reach into the headings, is left out.
    const double shown = std::min(least_shown * layout.row, first_row * px - rounding);
    const double first = std::ceil((layout.top + shown - layout.start) / layout.row - rounding);
    const double end = std::floor((layout.bottom - shown - layout.start) / layout.row + rounding) + 1;
    layout.first = plan.first + std::clamp(int(first), 0, tokens);
    layout.end = plan.first + std::clamp(int(end), layout.first - plan.first, tokens);
}

} // namespace

LinesLayout layoutLines(const LineSet& set, const LinesPlan& plan, const Canvas& canvas)
{
    LinesLayout layout;
    layout.unit = plan.unit;
    layout.text = plan.text;
    placeRows(layout, set, plan);
    const double unit = plan.unit, px = plan.unit * plan.text;
    const bool small = layout.row < small_words_under * px;
    layout.tokenSize = (small ? 12 : 14) * unit;
    layout.radius = (small ? 3.5 : 5) * unit;
    layout.labels = std::clamp(widestName(set, {TextFace::Strong, layout.tokenSize}, canvas) + 2 * unit,
                               widestHeading(unit, canvas), most_label * px);
    const QString number(set.digits() + 2, QLatin1Char('0'));
    layout.column = canvas.textWidth(number, {TextFace::Numbers, (small ? 12 : 13) * unit}) + before_number * unit;
    const double side = margin * unit + layout.labels + beside_circle * unit;
    const double rest = plan.size.width() - 2 * side - after_numbers * unit;
    int columns = plan.columns;
    while (columns > 0 && rest - columns * layout.column < least_lines * px)
        --columns;
    const double numbers = columns * layout.column;
    const bool both = rest - 2 * numbers >= room_for_both_sides * px; // then nothing moves when sides swap
    const double left = both || plan.current == LineSide::Keys ? numbers : 0;
    const double lines = std::clamp(rest - (both ? 2 : 1) * numbers, least_lines / 2 * px, most_lines * px);
    layout.queryX = plan.corner.x() + left + side;
    layout.keyX = layout.queryX + lines;
    for (int i = 0; i < columns; ++i)
        layout.numbers.push_back(plan.current == LineSide::Queries
                                     ? layout.keyX + beside_circle * unit + layout.labels + (i + 1) * layout.column
                                     : layout.queryX - side - (columns - 1 - i) * layout.column);
    const double reach = circle_reach * px;
    layout.queries = QRectF(QPointF(plan.corner.x(), layout.top), QPointF(layout.queryX + reach, layout.bottom));
    layout.keys =
        QRectF(QPointF(layout.keyX - reach, layout.top), QPointF(plan.corner.x() + plan.size.width(), layout.bottom));
    return layout;
}

bool LinesLayout::isCrossed(Cell cell, double offset) const
{
    const double from = y(cell.row) + offset, to = y(cell.column) + offset;
    return std::max(from, to) >= top && std::min(from, to) <= bottom;
}

QLineF LinesLayout::line(Cell cell, double offset) const
{
    const QPointF from = place(LineSide::Queries, cell.row) + QPointF(0, offset);
    const QPointF to = place(LineSide::Keys, cell.column) + QPointF(0, offset);
    if (!isCrossed(cell, offset))
        return {};
    const QLineF whole(from, to);
    const auto at = [&](double y) { return whole.dy() == 0 ? 0.0 : std::clamp((y - from.y()) / whole.dy(), 0.0, 1.0); };
    const double a = at(top), b = at(bottom);
    const double begin = from.y() < top || from.y() > bottom ? std::min(a, b) : 0;
    const double end = to.y() < top || to.y() > bottom ? std::max(a, b) : 1;
    return {whole.pointAt(begin), whole.pointAt(end)};
}

std::optional<LineToken> LinesLayout::tokenAt(QPointF position) const
{
    const auto side = queries.contains(position) ? std::optional(LineSide::Queries)
                      : keys.contains(position)  ? std::optional(LineSide::Keys)
                                                 : std::nullopt;
    const int token = origin + int(std::floor((position.y() - start) / row + 0.5));
    return side && isSeen(token) && token < (*side == LineSide::Queries ? queryCount : keyCount)
               ? std::optional(LineToken{*side, token})
               : std::nullopt;
}

double headOffset(const LinesLayout& layout, std::size_t number, std::size_t of)
{
    const double px = layout.unit * layout.text;
    const double distance =
        std::min(head_distance * layout.unit, (layout.row - head_margin * px) / double(std::max<std::size_t>(of, 1)));
    return (double(number) - (double(of) - 1) / 2) * distance;
}

} // namespace attn

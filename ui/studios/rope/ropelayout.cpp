// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropelayout.h"

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr double between_panels = 16, title_height = 22, index_height = 18, cell_height = 22, bracket_height = 46;
constexpr double pair_title = 20, numbers_height = 18, below_circle = 5, equation_height = 24, legend_height = 20; // px
constexpr double least_radius = 42, most_radius = 96, beside_circle = 8;
constexpr double number_characters = 15, number_width = 6.7; // of the text below a circle, without its decimals
constexpr int most_circles = 8;                              // in a row, and in a column
constexpr double least_component = 34;                       // px: narrower, and its number has no room

} // namespace

std::optional<RopeLayoutPlaces::Hit> RopeLayoutPlaces::at(QPointF place) const
{
    for (int panel = 0; panel < int(panels.size()); ++panel)
        for (std::size_t slot = 0; slot < panels[std::size_t(panel)].slots.size(); ++slot)
            if (panels[std::size_t(panel)].slots[slot].box.contains(place))
                return Hit{panel, first + std::int64_t(slot)};
    return std::nullopt;
}

RopeLayoutPlaces layoutRope(const QRectF& box, const RopePairs& pairs, double px, double text)
{
    RopeLayoutPlaces out;
    out.px = px;
    out.text = text;
    const double line = px * text;
    const double panel_width = std::max((box.width() - between_panels * px) / 2, 1.0);
    const double foot = (equation_height + legend_height) * line;
    const double head = (title_height + index_height + cell_height) * line + bracket_height * px;
    const double room = std::max(box.height() - head - foot, 1.0);

    const auto wordsOf = [&](int columns) {
        const bool two = panel_width / columns < (number_characters + pairs.digits) * number_width * line + 20 * px;
        return std::pair(two, (pair_title + numbers_height * (two ? 2 : 1)) * line + below_circle * px);
    };
    const auto radiusOf = [&](int columns, int rows) {
        const double across = panel_width / columns / 2 - 2 * beside_circle * px;
        const double down = (room / rows - wordsOf(columns).second) / 2 - px;
        return std::min({across, down, most_radius * px});
    };
    // As many circles as can still be read; the most of them at a time, and of such arrangements that with the largest.
    const auto most_pairs = std::max<std::int64_t>(std::int64_t(panel_width / (2 * least_component * line)), 1);
    const std::int64_t wanted = std::min(pairs.count, most_pairs);
    double best = 0;
    std::int64_t most = 0;
    for (int columns = 1; columns <= most_circles; ++columns)
        for (int rows = 1; rows <= most_circles; ++rows) {
            const double radius = radiusOf(columns, rows);
            const std::int64_t shown = std::min(std::int64_t(columns) * rows, wanted);
            if ((radius < least_radius * px && columns * rows > 1) || shown < most || (shown == most && radius <= best))
                continue;
            out.columns = columns;
            out.rows = rows;
            best = radius;
            most = shown;
        }
    const std::int64_t page = most;
    out.page = page;
    out.first = pairs.pair / page * page;
    out.count = std::clamp<std::int64_t>(pairs.count - out.first, 0, page);
    out.radius = std::max(best, 8 * px);

    const auto [two_lines, words] = wordsOf(out.columns);
    out.twoLines = two_lines;
    const double slot_width = panel_width / out.columns;
    const double slot_height = std::min(room / out.rows, words + 2 * out.radius + 10 * px);
    for (int panel = 0; panel < 2; ++panel) {
        RopePanel& each = out.panels[std::size_t(panel)];
        const double left = box.left() + panel * (panel_width + between_panels * px);
        each.title = {left, box.top(), panel_width, title_height * line};
        each.cells = {left, each.title.bottom() + index_height * line, panel_width, cell_height * line};
        each.brackets = {left, each.cells.bottom(), panel_width, bracket_height * px};
        for (std::int64_t at = 0; at < out.count; ++at) {
            const QRectF slot(left + double(at % out.columns) * slot_width,
                              each.brackets.bottom() + double(at / out.columns) * slot_height, slot_width, slot_height);
            each.slots.push_back({slot,
                                  {slot.left() + beside_circle * px + out.radius,
                                   slot.top() + pair_title * line + (slot_height - words) / 2}});
        }
    }
    out.equation = {box.left(), box.bottom() - foot, box.width(), equation_height * line};
    out.legend = {box.left(), box.bottom() - legend_height * line, box.width(), legend_height * line};
    return out;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlinelayout.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// px of the design
constexpr double key_name = 18, cell_height = 28, group_edge = 3, group_gap = 14;
constexpr double widest_key = 58, narrowest_key = 46;
constexpr double table_width = 268, table_row = 19, table_gap = 20;
constexpr double narrowest_step = 320; // its longest line with four digits
constexpr double kept_label = 96, kept_number = 74, component_width = 58, narrowest_component = 46;
constexpr int kept_rows = 5, least_table_rows = 3, step_lines = 4;

// The heights that shrink on a low page.
struct Heights {
    double heading = 22, tile_name = 18, gap = 18, title = 24, line = 22, kept_head = 18, kept_row = 27;

    double strip() const { return heading + tile_name + key_name + cell_height + 2 * group_edge; }
    double step() const { return title + step_lines * line; }
    double kept(const OnlinePicture& picture) const
    {
        return title + kept_head + (picture.row.width > 0 ? kept_rows : kept_rows - 1) * kept_row;
    }
    // `table`: its height, if it is below the step.
    double all(const OnlinePicture& picture, double table) const
    {
        return strip() + step() + table + kept(picture) + 2 * gap;
    }
};
constexpr Heights roomy, low{20, 17, 9, 22, 20, 15, 24};

// Beside the table the equations would be cut, so it is below. `width`: in px of the design.
bool isStacked(double width) { return width - table_width - table_gap < narrowest_step; }

// With its heading and a gap above; 0 if beside the step.
double leastTable(const OnlinePicture& picture, double width)
{
    return isStacked(width) ? table_row * (1.5 + std::min(least_table_rows, picture.tiles())) : 0;
}

// How many keys fit side by side into `room` px, with the gaps between their tiles.
int fittingKeys(const OnlinePicture& picture, double room, double cell, double gap)
{
    const int all = int(picture.row.keys());
    int count = 0;
    double used = 0;
    while (count < all) {
        // At worst the window begins with a tile's last key.
        const int groups = picture.tile == 1 ? count + 1 : 2 + (count - 1) / picture.tile;
        used = (count + 1) * cell + std::min(groups, picture.tiles()) * gap;
        if (used > room)
            break;
        ++count;
    }
    return std::max(count, 1);
}

void layKeys(OnlineLayout& layout, const OnlinePicture& picture, const Heights& heights)
{
    const double u = layout.text, edge = group_edge * u, gap = group_gap * u;
    const bool has_sink = picture.row.sink.has_value();
    const double room = layout.size.width() - (has_sink ? (narrowest_key + group_gap) * u : 0);
    const int all = int(picture.row.keys());
    const double whole = (room - picture.tiles() * gap) / all;
    const double cell = std::floor(std::clamp(whole, narrowest_key * u, widest_key * u));
    const int shown = fittingKeys(picture, room, cell, gap);
    const int current = std::max(picture.current(), 0);
    const int first =
        windowAround(int(picture.at(current).first), int(picture.at(current).count), shown, all, picture.chosen);
    const double top = (heights.heading + heights.tile_name) * u;
    double x = edge + (has_sink ? cell + gap : 0);
    if (has_sink)
        layout.sink = QRectF(edge, top + edge + key_name * u, cell, cell_height * u);
    for (int key = first; key < std::min(first + shown, all); ++key) {
        if (key > first && picture.tileOf(key) != picture.tileOf(key - 1))
            x += gap;
        layout.keys.push_back({key, {x, top + edge + key_name * u, cell - 1, cell_height * u}});
        if (key == first || picture.tileOf(key) != layout.groups.back().tile)
            layout.groups.push_back(
                {picture.tileOf(key), {x - edge, top, edge, (key_name + cell_height) * u + 2 * edge}});
        layout.groups.back().box.setRight(x + cell - 1 + edge);
        x += cell;
    }
}

} // namespace

OnlineLayout layoutOnline(const OnlinePicture& picture, QSizeF size, double text)
{
    OnlineLayout layout;
    const double u = layout.text = text;
    const double least = leastTable(picture, size.width() / u);
    const Heights& heights = size.height() < roomy.all(picture, least) * u ? low : roomy;
    layout.size = size;
    layout.heading = QRectF(0, 0, size.width(), heights.heading * u);
    layKeys(layout, picture, heights);
    // Extra height goes to the table of tiles, then to the gap above what is kept.
    const double gap = heights.gap * u, kept = heights.kept(picture) * u, top = heights.strip() * u + gap;
    const double step = heights.step() * u, above = least > 0 ? step + table_row * u / 2 : 0; // of the table
    const double spare = std::max(size.height() - top - kept - gap, step + least * u);
    const double middle =
        std::clamp(above + (picture.tiles() + 1) * table_row * u + (least > 0 ? 0 : gap), step + least * u, spare);
    layout.table = QRectF(least > 0 ? 0 : size.width() - table_width * u, top + above, table_width * u, middle - above);
    layout.tableRow = table_row * u;
    layout.step = QRectF(0, top, least > 0 ? size.width() : layout.table.left() - table_gap * u, step);
    layout.stepLine = heights.line * u;
    layout.shownTiles =
        std::min(std::max(int(layout.table.height() / layout.tableRow) - 1, least_table_rows), picture.tiles());
    layout.firstTile = windowAround(std::max(picture.current(), 0), 1, layout.shownTiles, picture.tiles());

    const double left_over = std::min((spare - middle) / 2, gap);
    layout.kept = QRectF(0, top + middle + gap + left_over, size.width(), kept);
    layout.firstKept = layout.kept.top() + (heights.title + heights.kept_head) * u;
    layout.keptRow = heights.kept_row * u;
    layout.label = kept_label * u;
    layout.number = kept_number * u;
    const double room = size.width() - layout.label - 2 * layout.number - 12 * u;
    const int width = int(picture.row.width);
    layout.component =
        width == 0 ? 0 : std::floor(std::clamp(room / width, narrowest_component * u, component_width * u));
    layout.components = width == 0 ? 0 : std::clamp(int(room / layout.component), 1, width);
    return layout;
}

double onlineHeight(const OnlinePicture& picture, double width, double text)
{
    return low.all(picture, leastTable(picture, width / text)) * text;
}

QRectF OnlineLayout::tileRow(int tile) const
{
    if (tile < firstTile || tile >= firstTile + shownTiles)
        return {};
    return {table.left(), table.top() + tableRow * (1 + tile - firstTile), table.width(), tableRow};
}

QRectF OnlineLayout::componentCell(int row, int at) const
{
    return {label + 2 * number + 12 * text + at * component, firstKept + row * keptRow, component - 1, keptRow - 1};
}

int keyAt(const OnlineLayout& layout, QPointF position)
{
    for (const OnlineLayout::Key& key : layout.keys)
        if (key.cell.adjusted(0, -key_name * layout.text, 0, 0).contains(position))
            return key.key;
    return -1;
}

int tileAt(const OnlineLayout& layout, QPointF position)
{
    for (const OnlineLayout::Group& group : layout.groups)
        if (group.box.adjusted(0, -roomy.tile_name * layout.text, 0, 0).contains(position))
            return group.tile;
    for (int tile = layout.firstTile; tile < layout.firstTile + layout.shownTiles; ++tile)
        if (layout.tileRow(tile).contains(position))
            return tile;
    return -1;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/sheetlayout.h"

#include "ui/model/mapblocks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr double sheet_margin = 16, sheet_top = 8, frame_room = 6; // px; the focus frame reaches 5 px beyond the map
constexpr double map_gap = 16, least_map_gap = 9;                  // between the maps of a row
constexpr double change_bar_gap = 2, change_bar_height = 3, sheet_row_gap = 12; // below a map
constexpr double words_gap = 10, tile_gap = 16;                                 // of a sorted sheet
constexpr double largest_grid_cell = 16, largest_tile_cell = 8; // few heads of few tokens fill the space
constexpr double small_sheet_cell = 4, least_sheet_cell = 2, smallest_side = 26;
constexpr double sorted_side = 96, many_side = 64;
constexpr int many_heads = 36;
constexpr double most_side = 2.0 * most_map_cells;

double cellFor(double length, int tokens, double pixel, double largest)
{
    const double most = tokens > most_map_cells ? most_side / tokens : largest;
    const double cell = std::min(length / tokens, most);
    // Of smaller ones the map is whole pixels.
    return cell >= least_sheet_cell ? std::floor(cell / pixel) * pixel
                                    : std::floor(cell * tokens / pixel) * pixel / tokens;
}

// For rows of layers: a row of heads fits; if its cells stay clearly visible, all rows do too.
double gridCell(const SheetPlan& plan, const SheetLayout& layout, double gap)
{
    const double across = plan.room.width() - 2 * sheet_margin - plan.rowNames - (layout.columns - 1) * gap;
    const double down = plan.room.height() - plan.names - sheet_top - frame_room;
    const double below = change_bar_gap + change_bar_height + sheet_row_gap;
    const double wide =
        cellFor(std::max(across / layout.columns, smallest_side), layout.tokens, plan.pixel, largest_grid_cell);
    const double high =
        cellFor(std::max(down / layout.rows - below, smallest_side), layout.tokens, plan.pixel, largest_grid_cell);
    return std::min(wide, std::max(high, small_sheet_cell));
}

void placeGrid(const SheetPlan& plan, SheetLayout& layout)
{
    for (SheetLayout::Spot& spot : layout.spots) {
        spot.row = spot.head.layer;
        spot.column = spot.head.head;
        layout.columns = std::max(layout.columns, spot.column + 1);
        layout.rows = std::max(layout.rows, spot.row + 1);
    }
    double gap = map_gap;
    layout.cell = gridCell(plan, layout, gap);
    if (layout.cell < small_sheet_cell) {
        gap = least_map_gap;
        layout.cell = gridCell(plan, layout, gap);
    }
    layout.side = std::round(layout.cell * layout.tokens / plan.pixel) * plan.pixel;
    if (layout.columns > 1) { // what whole pixels have left over
        const double across = plan.room.width() - 2 * sheet_margin - plan.rowNames - layout.columns * layout.side;
        gap = std::clamp(std::floor(across / (layout.columns - 1)), gap, map_gap);
    }
    layout.pitch = QSizeF(layout.side + gap, layout.side + change_bar_gap + change_bar_height + sheet_row_gap);
    layout.first = QPointF(std::ceil(sheet_margin + plan.rowNames), std::ceil(plan.names + sheet_top));
    layout.needed = QSizeF(layout.first.x() + layout.columns * layout.pitch.width() - gap + sheet_margin,
                           layout.first.y() + layout.rows * layout.pitch.height() - sheet_row_gap + frame_room);
}

void placeTiles(const SheetPlan& plan, SheetLayout& layout)
{
    const auto count = int(layout.spots.size());
    layout.words = plan.words;
    layout.cell = cellFor(count > many_heads ? many_side : sorted_side, layout.tokens, plan.pixel, largest_tile_cell);
    layout.side = std::round(layout.cell * layout.tokens / plan.pixel) * plan.pixel;
    const double high = std::max(layout.side + change_bar_gap + change_bar_height, plan.words.height());
    layout.pitch = QSizeF(layout.side + words_gap + plan.words.width() + tile_gap, std::ceil(high) + sheet_row_gap);
    const double across = plan.room.width() - 2 * sheet_margin + tile_gap;
    layout.columns = std::clamp(int(across / layout.pitch.width()), 1, std::max(count, 1));
    layout.rows = (count + layout.columns - 1) / layout.columns;
    // The remaining space goes between the tiles, as long as they look grouped.
    const double left = across - layout.columns * layout.pitch.width();
    if (layout.columns > 1 && left > 0)
        layout.pitch.rwidth() += std::floor(std::min(left / layout.columns, 2 * tile_gap));
    layout.first = QPointF(sheet_margin, sheet_top + frame_room);
    layout.needed = QSizeF(2 * sheet_margin + layout.columns * layout.pitch.width() - tile_gap,
                           layout.first.y() + layout.rows * layout.pitch.height() - sheet_row_gap + frame_room);
    for (int i = 0; i < count; ++i) {
        layout.spots[std::size_t(i)].row = i / layout.columns;
        layout.spots[std::size_t(i)].column = i % layout.columns;
    }
}

} // namespace

double sheetFigure(const PageHead& head, SheetOrder order)
{
    switch (order) {
    case SheetOrder::LayerAndHead: return 0;
    case SheetOrder::Entropy: return head.entropy;
    case SheetOrder::Distance: return head.distance;
    case SheetOrder::OnFirst: return head.onFirst;
    case SheetOrder::Change: return head.change;
    }
    return 0;
}

std::vector<HeadPlace> sheetOrder(const PagePicture& picture, SheetOrder order)
{
    std::vector<HeadPlace> places;
    for (int layer = 0; layer < int(picture.layers.size()); ++layer)
        for (int head = 0; head < int(picture.layers[std::size_t(layer)].heads.size()); ++head)
            places.push_back({layer, head});
    std::ranges::stable_sort(places, [&](const HeadPlace& a, const HeadPlace& b) {
        const double left = sheetFigure(picture.head(a), order), right = sheetFigure(picture.head(b), order);
        return std::isnan(right) ? !std::isnan(left) : left < right; // nan < x is false
    });
    return places;
}

SheetLayout layoutSheet(const PagePicture& picture, const SheetPlan& plan)
{
    SheetLayout layout;
    layout.pixel = plan.pixel;
    layout.sorted = plan.order != SheetOrder::LayerAndHead;
    for (const HeadPlace& head : sheetOrder(picture, plan.order))
        layout.spots.push_back({head});
    if (layout.empty())
        return layout;
    const PageHead& any = picture.head(layout.spots.front().head);
    layout.tokens = any.now ? std::max(any.now->rows, any.now->columns) : 1;
    if (layout.sorted)
        placeTiles(plan, layout);
    else
        placeGrid(plan, layout);
    return layout;
}

int SheetLayout::placeOf(const HeadPlace& head) const
{
    const auto found = std::ranges::find(spots, head, &Spot::head);
    return found == spots.end() ? -1 : int(found - spots.begin());
}

QRectF SheetLayout::mapRect(int place) const
{
    const Spot& spot = spots[std::size_t(place)];
    const QPointF corner = first + QPointF(spot.column * pitch.width(), spot.row * pitch.height());
    return {snapped(corner.x(), pixel), snapped(corner.y(), pixel), side, side};
}

QRectF SheetLayout::barRect(int place) const
{
    const QRectF map = mapRect(place);
    return {map.left(), map.bottom() + change_bar_gap, map.width(), change_bar_height};
}

QRectF SheetLayout::frameRect(int place) const { return mapRect(place).united(barRect(place)); }

QRectF SheetLayout::wordsRect(int place) const
{
    const QRectF map = mapRect(place);
    return sorted ? QRectF(QPointF(map.right() + words_gap, map.top()), words) : QRectF();
}

QRectF SheetLayout::tileRect(int place) const
{
    return mapRect(place)
        .united(barRect(place))
        .united(wordsRect(place))
        .adjusted(-frame_room, -frame_room, frame_room, frame_room);
}

MapGeometry SheetLayout::geometry(int place) const
{
    const QRectF map = mapRect(place);
    return {map, map.topLeft(), QSizeF(cell, cell), pixel};
}

int SheetLayout::placeAt(QPointF position) const
{
    for (int place = 0; place < int(spots.size()); ++place)
        if (mapRect(place).united(barRect(place)).united(wordsRect(place)).contains(position))
            return place;
    return -1;
}

int SheetLayout::placeBelow(int place, int down) const
{
    const Spot& from = spots[std::size_t(place)];
    const int row = std::clamp(from.row + down, 0, rows - 1);
    int best = place, least = std::numeric_limits<int>::max();
    for (int other = 0; other < int(spots.size()); ++other) {
        const Spot& spot = spots[std::size_t(other)];
        if (const int away = std::abs(spot.column - from.column); spot.row == row && away < least) {
            best = other;
            least = away;
        }
    }
    return best;
}

int firstBarredLayer(const PagePicture& picture)
{
    const auto count = int(picture.layers.size());
    if (!picture.changed)
        return count;
    const auto edited = std::ranges::find_if(picture.layers, [](const auto& layer) { return layer.edited; });
    if (edited == picture.layers.end())
        return count;
    // A head's output affects only later layers: its own keeps its weights.
    const bool itself = std::ranges::any_of(edited->heads, [](const PageHead& head) { return head.change != 0; });
    return int(edited - picture.layers.begin()) + !itself;
}

} // namespace attn

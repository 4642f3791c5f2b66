// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/blockgeometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace attn {
namespace {

constexpr double edge_on = 1e-6;                        // of a side's normal: the side is invisible
constexpr double straight = 1e-3;                       // of sine or cosine: the view is one of the fixed ones
constexpr double slack = 1.06;                          // so that almost the full distance suffices
constexpr double between_layers = 12, below_layer = 38; // px of the design left free where no layer covers another
constexpr double farthest = 6;                          // layers apart, in widths of one

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

double cross(QPointF from, QPointF to, QPointF point)
{
    const QPointF along = to - from, there = point - from;
    return along.x() * there.y() - along.y() * there.x();
}

} // namespace

bool BlockView::addsUp() const
{
    return std::abs(std::sin(radians(turn))) < straight && std::cos(radians(turn)) > 0 &&
           std::abs(std::sin(radians(tilt))) < straight;
}

bool BlockView::fromAbove() const { return std::abs(std::cos(radians(tilt))) < straight; }

bool BlockView::fromSide() const
{
    return std::abs(std::cos(radians(turn))) < straight && std::abs(std::sin(radians(tilt))) < straight;
}

BlockView keptInside(BlockView view)
{
    view.turn = std::remainder(view.turn, 360.0);
    view.tilt = std::clamp(view.tilt, -90.0, 90.0);
    view.apart = std::clamp(view.apart, 0.0, 1.0);
    return view;
}

bool BlockSide::contains(QPointF point) const
{
    bool left = false, right = false;
    for (int i = 0; i < 4; ++i) {
        const double turned = cross(outline[i], outline[(i + 1) % 4], point);
        left = left || turned < 0;
        right = right || turned > 0;
    }
    return left != right; // on one side of all four
}

BlockGeometry::BlockGeometry(const BlockExtent& extent, const BlockView& view, const QRectF& room, double most)
    : m_extent(extent), m_view(view), m_cosTurn(std::cos(radians(view.turn))), m_sinTurn(std::sin(radians(view.turn))),
      m_cosTilt(std::cos(radians(view.tilt))), m_sinTilt(std::sin(radians(view.tilt)))
{
    if (view.fromAbove())
        m_depth = cell_height - gap;
    else if (view.fromSide())
        m_depth = cell_width - gap;
    spread();
    arrange();
    fit(room, most);
    m_bounds.reserve(m_order.size());
    for (const BlockPiece& piece : m_order)
        m_bounds.push_back(boundsOf(piece));
    outlineLayers();
}

QPointF BlockGeometry::at(double x, double y, double z) const
{
    return m_origin + m_scale * QPointF(x * m_cosTurn + z * m_sinTurn,
                                        y * m_cosTilt + (x * m_sinTurn - z * m_cosTurn) * m_sinTilt);
}

double BlockGeometry::depth(double x, double y, double z) const
{
    return (z * m_cosTurn - x * m_sinTurn) * m_cosTilt + y * m_sinTilt;
}

bool BlockGeometry::isApart(int layer) const
{
    return m_layers[std::size_t(layer) + 1] - m_layers[std::size_t(layer)] > m_depth + 2 * gap;
}

bool BlockGeometry::hasEdges(int layer) const
{
    constexpr int few = 3;
    if (!m_extent.edges || layer >= m_extent.layers)
        return false;
    return m_extent.layers <= few || layer == 0 || isApart(layer - 1) || (m_view.addsUp() && layer == m_extent.current);
}

bool BlockGeometry::hidesWhatIsBehind() const
{
    constexpr double unseen = 0.75; // px
    const auto closed = [&](double side, double between) { return side + unseen / m_scale >= between; };
    return closed(m_depth * std::abs(m_sinTurn), gap * std::abs(m_cosTurn)) &&
           closed(m_depth * std::abs(m_sinTilt), gap * m_cosTilt);
}

double BlockGeometry::width() const { return m_extent.columns * cell_width - gap; }

double BlockGeometry::height() const { return m_extent.rows * cell_height - gap; }

QSizeF BlockGeometry::cell() const
{
    return {cell_width * std::abs(m_cosTurn) * m_scale, cell_height * m_cosTilt * m_scale};
}

double BlockGeometry::slope() const
{
    if (mainSide() == BlockSide::Kind::Flank)
        return -m_cosTurn * m_sinTilt / m_sinTurn;
    return std::abs(m_cosTurn) < straight ? 0 : m_sinTurn * m_sinTilt / m_cosTurn;
}

BlockSide::Kind BlockGeometry::mainSide() const
{
    const double front = cell_width * cell_height * std::abs(m_cosTurn) * m_cosTilt;
    const double top = cell_width * m_depth * std::abs(m_sinTilt);
    const double flank = cell_height * m_depth * std::abs(m_sinTurn) * m_cosTilt;
    return front >= std::max(top, flank) ? BlockSide::Kind::Front
           : top >= flank                ? BlockSide::Kind::Top
                                         : BlockSide::Kind::Flank;
}

QSizeF BlockGeometry::mainSize() const
{
    switch (mainSide()) {
    case BlockSide::Kind::Front: return (cell() / m_scale - QSizeF(gap * std::abs(m_cosTurn), gap)) * m_scale;
    case BlockSide::Kind::Top: // lines along the rows, or into the depth where the block is turned far
        return QSizeF((cell_width - gap) * std::abs(m_cosTurn), m_depth * std::abs(m_cosTurn * m_sinTilt)) * m_scale;
    case BlockSide::Kind::Flank: break;
    }
    return QSizeF(m_depth * std::abs(m_sinTurn), (cell_height - gap) * m_cosTilt) * m_scale;
}

// Sets how far apart the layers are.
void BlockGeometry::spread()
{
    const double left = m_extent.edges ? left_edge : 0, top = m_extent.edges ? top_edge : 0;
    const double along =
        ((width() - left) * std::abs(m_cosTurn) + m_depth * std::abs(m_sinTurn)) * slack + between_layers;
    const double upright =
        (height() - top) * m_cosTilt + below_layer +
        ((width() - left) * std::abs(m_sinTurn) + m_depth * std::abs(m_cosTurn)) * std::abs(m_sinTilt);
    const double pushed = m_depth + gap;
    double apart = farthest * (width() - left);
    for (const auto& [room, share] :
         {std::pair(along, std::abs(m_sinTurn)), std::pair(upright, std::abs(m_cosTurn * m_sinTilt))})
        if (share > straight)
            apart = std::min(apart, room / share);
    apart = pushed + m_view.apart * std::max(apart - pushed, 0.0);
    const int layers = m_extent.layers;
    m_layers = {0};
    for (int layer = 0; layer < layers; ++layer) {
        const bool near_current = layer >= m_extent.current - 2 && layer <= m_extent.current + 1;
        const bool is_apart = layers <= 2 || layer + 1 == layers || near_current;
        m_layers.push_back(m_layers.back() + (is_apart ? apart : pushed));
    }
}

void BlockGeometry::fit(const QRectF& room, double most)
{
    m_scale = 1;
    m_origin = {};
    // Pending cubes keep their room: the picture does not move while cubes get their depth.
    std::vector<bool> flat = std::exchange(m_extent.flat, {});
    const QRectF all = bounds();
    m_extent.flat = std::move(flat);
    if (all.width() <= 0 && all.height() <= 0)
        return;
    m_scale = std::min({room.width() / std::max(all.width(), 1.0), room.height() / std::max(all.height(), 1.0), most});
    m_origin = room.center() - all.center() * m_scale;
}

BlockGeometry::Box BlockGeometry::boxOf(const BlockPiece& piece) const
{
    const double z = m_layers[std::size_t(piece.layer)];
    Box box{piece.column * cell_width, 0, piece.row * cell_height, 0, z, z};
    switch (piece.kind) {
    case BlockPiece::Kind::Cube:
        if (!m_extent.isFlat(piece.layer, piece.row, piece.column))
            box.z1 = z + m_depth;
        break;
    case BlockPiece::Kind::Left: box.x0 = left_edge; break;
    case BlockPiece::Kind::Top: box.y0 = top_edge; break;
    case BlockPiece::Kind::Face: break;
    }
    box.x1 = box.x0 + cell_width - gap;
    box.y1 = box.y0 + cell_height - gap;
    return box;
}

BlockSides BlockGeometry::sides(const BlockPiece& piece) const { return sidesOf(boxOf(piece)); }

BlockSides BlockGeometry::sidesOf(const Box& box) const
{
    BlockSides seen;
    const auto add = [&](BlockSide::Kind kind, const std::array<std::array<double, 3>, 4>& corners) {
        BlockSide side{kind, {}, {}};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto& [x, y, z] = corners[i];
            side.outline[i] = at(x, y, z);
            side.depths[i] = depth(x, y, z);
        }
        seen.add(side);
    };
    const bool deep = box.z1 > box.z0;
    if (deep && std::abs(m_sinTilt) > edge_on) {
        const double y = m_sinTilt > 0 ? box.y0 : box.y1;
        add(BlockSide::Kind::Top,
            {{{box.x0, y, box.z1}, {box.x1, y, box.z1}, {box.x1, y, box.z0}, {box.x0, y, box.z0}}});
    }
    if (deep && std::abs(m_sinTurn) * m_cosTilt > edge_on) {
        const double x = m_sinTurn > 0 ? box.x1 : box.x0;
        add(BlockSide::Kind::Flank,
            {{{x, box.y0, box.z0}, {x, box.y0, box.z1}, {x, box.y1, box.z1}, {x, box.y1, box.z0}}});
    }
    if (std::abs(m_cosTurn) * m_cosTilt > edge_on) {
        const double z = m_cosTurn > 0 ? box.z0 : box.z1;
        add(BlockSide::Kind::Front,
            {{{box.x0, box.y0, z}, {box.x1, box.y0, z}, {box.x1, box.y1, z}, {box.x0, box.y1, z}}});
    }
    return seen;
}

// On a grid a box can only cover one that is farther along every axis: any order from far to near along each of them is
// right.
void BlockGeometry::arrange()
{
    m_order.clear();
    if (m_view.addsUp()) { // all layers fall onto the face
        if (m_extent.edges && m_extent.layers > 0)
            addLayer(m_extent.current);
        std::erase_if(m_order, [](const BlockPiece& piece) { return piece.kind == BlockPiece::Kind::Cube; });
        addLayer(m_extent.layers);
        return;
    }
    const bool face_first = m_cosTurn > 0;
    for (int i = 0; i <= m_extent.layers; ++i)
        addLayer(face_first ? m_extent.layers - i : i);
}

void BlockGeometry::addLayer(int layer)
{
    const bool face = layer == m_extent.layers, edges = hasEdges(layer);
    const bool above = m_view.fromAbove(), side = m_view.fromSide();
    const int rows = m_extent.rows, columns = m_extent.columns;
    using Kind = BlockPiece::Kind;
    const auto addRow = [&](int row) {
        const bool left_first = m_sinTurn > 0;
        if (edges && left_first)
            m_order.push_back({Kind::Left, layer, row, 0});
        for (int i = 0; i < columns; ++i)
            if (const int column = left_first ? i : columns - 1 - i; !side || column == m_extent.at.column)
                m_order.push_back({face ? Kind::Face : Kind::Cube, layer, row, column});
        if (edges && !left_first)
            m_order.push_back({Kind::Left, layer, row, 0});
    };
    const auto addTop = [&] {
        for (int column = 0; column < columns && edges; ++column)
            m_order.push_back({Kind::Top, layer, 0, column});
    };
    const bool from_below = m_sinTilt < 0;
    if (from_below)
        addTop();
    for (int i = 0; i < rows; ++i)
        if (const int row = from_below ? i : rows - 1 - i; !above || row == m_extent.at.row)
            addRow(row);
    if (!from_below)
        addTop();
}

std::optional<BlockPiece> BlockGeometry::pieceAt(QPointF point) const
{
    for (std::size_t i = m_order.size(); i-- > 0;) {
        if (!m_bounds[i].contains(point))
            continue;
        for (const BlockSide& side : sides(m_order[i]))
            if (side.contains(point))
                return m_order[i];
    }
    return std::nullopt;
}

// The outlines of each layer, and of the face, as if there were no gaps in them.
void BlockGeometry::outlineLayers()
{
    for (int layer = 0; layer <= m_extent.layers; ++layer) {
        const double z = layerAt(layer), deep = layer < m_extent.layers ? m_depth : 0;
        std::vector<Box> boxes = {{0, width(), 0, height(), z, z + deep}};
        if (hasEdges(layer))
            boxes.insert(boxes.end(), {{left_edge, 0, 0, height(), z, z}, {0, width(), top_edge, 0, z, z}});
        Outline outline;
        for (const Box& box : boxes)
            for (const BlockSide& side : sidesOf(box)) {
                outline.sides.push_back(side);
                outline.bounds.add(side);
            }
        m_outlines.push_back(std::move(outline));
    }
}

bool BlockGeometry::covers(int layer, QPointF point) const
{
    const Outline& outline = m_outlines[std::size_t(layer)];
    return outline.bounds.contains(point) &&
           std::ranges::any_of(outline.sides, [&](const BlockSide& side) { return side.contains(point); });
}

void BlockGeometry::Bounds::add(const BlockSide& side)
{
    for (const QPointF corner : side.outline) {
        left = std::min(left, corner.x());
        top = std::min(top, corner.y());
        right = std::max(right, corner.x());
        bottom = std::max(bottom, corner.y());
    }
}

BlockGeometry::Bounds BlockGeometry::boundsOf(const BlockPiece& piece) const
{
    Bounds bounds;
    for (const BlockSide& side : sides(piece))
        bounds.add(side);
    return bounds;
}

QRectF BlockGeometry::bounds() const
{
    Bounds all;
    for (const BlockPiece& piece : m_order)
        for (const BlockSide& side : sides(piece))
            all.add(side);
    return all.left > all.right ? QRectF() : QRectF(QPointF(all.left, all.top), QPointF(all.right, all.bottom));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a block of cubes is on a page: seen in parallel projection, turned and tilted, its layers pulled apart; the
// painting order, and what is under a point. Pure arithmetic.
#pragma once

#include "ui/kit/cell.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>
#include <optional>
#include <vector>

namespace attn {

// How it is looked at. Degrees: turned about the upright axis, then tilted towards the eye.
struct BlockView {
    double turn = 44, tilt = 10;
    double apart = 0.94; // 0: a block, 1: no layer covers another
    bool operator==(const BlockView&) const = default;

    bool addsUp() const;    // straight from the front: the layers fall onto the face
    bool fromAbove() const; // straight from above, or from below: one row of cubes is seen
    bool fromSide() const;  // straight from a side: one column
};
// Turn within ±180, tilt within ±90, apart within 0 … 1.
BlockView keptInside(BlockView view);

// The number of cubes.
struct BlockExtent {
    int rows = 0, columns = 0, layers = 0;
    bool edges = true; // with the factors beside each layer
    int current = 0;   // the layer looked at: among many it is set apart, with its neighbors
    Cell at;           // of the slice that is seen from above or from a side
    std::vector<bool> flat =
        {}; // layers x rows x columns: cubes not computed yet have no depth; empty: all are computed

    bool isFlat(int layer, int row, int column) const
    {
        return !flat.empty() &&
               flat[(std::size_t(layer) * std::size_t(rows) + std::size_t(row)) * std::size_t(columns) +
                    std::size_t(column)];
    }
};

// What is painted as one. For Left `column` is 0, for Top `row`; the face is the layer behind the last.
struct BlockPiece {
    enum class Kind { Cube, Left, Top, Face };
    Kind kind = Kind::Cube;
    int layer = 0, row = 0, column = 0;
    bool operator==(const BlockPiece&) const = default;
};

// One side of a piece that is turned to the eye. `depths`: how far away its corners are.
struct BlockSide {
    enum class Kind { Front, Top, Flank };
    Kind kind = Kind::Front;
    std::array<QPointF, 4> outline; // of Front from its upper left corner as seen in the block
    std::array<double, 4> depths;
    bool contains(QPointF point) const;
    QPointF middle() const { return (outline[0] + outline[2]) / 2; }
};

// At most three of a box are.
class BlockSides {
public:
    void add(const BlockSide& side) { m_sides[m_count++] = side; }
    bool empty() const { return m_count == 0; }
    const BlockSide& front() const { return m_sides.front(); }
    const BlockSide* begin() const { return m_sides.data(); }
    const BlockSide* end() const { return m_sides.data() + m_count; }

private:
    std::array<BlockSide, 3> m_sides;
    std::size_t m_count = 0;
};

class BlockGeometry {
public:
    BlockGeometry() = default;
    // As large as fits into `room`, with at most `most` px for each px of the design.
    BlockGeometry(const BlockExtent& extent, const BlockView& view, const QRectF& room, double most);

    const BlockExtent& extent() const { return m_extent; }
    const BlockView& view() const { return m_view; }
    // Of the block itself: x across, y down, z into the depth, in px of the design.
    QPointF at(double x, double y, double z) const;
    double depth(double x, double y, double z) const;                        // larger: farther away
    double layerAt(int layer) const { return m_layers[std::size_t(layer)]; } // z; of the face behind the last
    bool isApart(int layer) const;                                           // from the one behind it
    // With its factors beside it: of layers pushed together only the first has them.
    bool hasEdges(int layer) const;
    // Between the cubes of a layer the eye meets their own sides, not the fronts of a layer pushed against it.
    bool hidesWhatIsBehind() const;
    double width() const; // of a layer without its edges
    double height() const;
    QSizeF cell() const; // of a cube's front on the page
    double scale() const { return m_scale; }
    // How far a line along the rows falls for each px to the right; words along it read from left to right.
    double slope() const;
    BlockSide::Kind mainSide() const; // the one that has the most room
    QSizeF mainSize() const;          // of it, along a line and upright

    // Far to near.
    const std::vector<BlockPiece>& order() const { return m_order; }
    BlockSides sides(const BlockPiece& piece) const; // that are seen; none where it is edge-on
    std::optional<BlockPiece> pieceAt(QPointF point) const;
    // Whether a layer, or what lies along its edges, is seen there, or a gap between them; of the face too.
    bool covers(int layer, QPointF point) const;
    bool isNearer(int layer, int than) const { return m_cosTurn > 0 ? layer < than : layer > than; }
    QRectF bounds() const; // of all pieces

    // px of the design
    static constexpr double cell_width = 59, cell_height = 28, gap = 3;
    double depth() const { return m_depth; } // of a cube: 16, and more if nothing else of it is visible
    static constexpr double left_edge = -1.35 * cell_width, top_edge = -1.5 * cell_height;

private:
    struct Box {
        double x0, x1, y0, y1, z0, z1;
    };
    Box boxOf(const BlockPiece& piece) const;
    BlockSides sidesOf(const Box& box) const;
    struct Bounds { // empty at first
        double left = 1e300, top = 1e300, right = -1e300, bottom = -1e300;
        void add(const BlockSide& side);
        bool contains(QPointF point) const
        {
            return point.x() >= left && point.x() <= right && point.y() >= top && point.y() <= bottom;
        }
    };
    struct Outline { // of a layer with its edges
        Bounds bounds;
        std::vector<BlockSide> sides;
    };
    Bounds boundsOf(const BlockPiece& piece) const; // empty for those of an invisible piece
    void spread();
    void fit(const QRectF& room, double most);
    void arrange();
    void outlineLayers();
    void addLayer(int layer);

    BlockExtent m_extent;
    BlockView m_view;
    double m_cosTurn = 1, m_sinTurn = 0, m_cosTilt = 1, m_sinTilt = 0;
    double m_scale = 1, m_depth = 16;
    QPointF m_origin;
    std::vector<double> m_layers; // z of each, and of the face
    std::vector<BlockPiece> m_order;
    std::vector<Bounds> m_bounds;    // of each in m_order
    std::vector<Outline> m_outlines; // of each layer, and of the face
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/blockpainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/blockwords.h"
#include "ui/paint/colorscale.h"

#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double top_light = 0.45, flank_shade = 0.28; // how much of base and of text is mixed in
constexpr double beam_share = 0.13, beam_line = 1.2, beam_line_share = 0.7;

using BlockPart = BlockPiece::Kind;

QPainterPath pathOf(const Quad& outline)
{
    QPainterPath path(outline[0]);
    for (int i = 1; i < 4; ++i)
        path.lineTo(outline[i]);
    path.closeSubpath();
    return path;
}

// A line of `width` along the outline, whose middle lies `outset` outside it.
void strokeOutline(Canvas& canvas, const Quad& outline, double outset, double width, const QColor& color)
{
    const QPointF middle = (outline[0] + outline[2]) / 2;
    Quad moved = outline;
    for (QPointF& corner : moved) {
        const QPointF out = corner - middle;
        corner += QPointF(out.x() < 0 ? -outset : outset, out.y() < 0 ? -outset : outset);
    }
    canvas.strokeQuad(moved, color, width);
}

void dashOutline(Canvas& canvas, const Quad& outline, const QColor& color)
{
    QPainterPathStroker stroker;
    stroker.setWidth(1.5);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setDashPattern({2, 1.4});
    QPainterPath dashes = stroker.createStroke(pathOf(outline));
    dashes.setFillRule(Qt::WindingFill);
    canvas.fill(dashes, color);
}

void drawOutlineFrame(Canvas& canvas, const Quad& outline, CellFrame frame, const Colors& colors)
{
    switch (frame) {
    case CellFrame::Hover:
        strokeOutline(canvas, outline, -1, 2, Qt::black);
        return strokeOutline(canvas, outline, -2.5, 1, Qt::white);
    case CellFrame::Term:
        strokeOutline(canvas, outline, 1, 6, Qt::white);
        return strokeOutline(canvas, outline, 1, 3, colors.accent);
    case CellFrame::Input:
        strokeOutline(canvas, outline, 0, 3, Qt::white);
        return dashOutline(canvas, outline, Qt::black);
    default:
        if (colors.dark || colors.highContrast)
            strokeOutline(canvas, outline, 4.5, 1, Qt::white);
        strokeOutline(canvas, outline, 1, 2, Qt::white);
        return strokeOutline(canvas, outline, 3, 2, Qt::black);
    }
}

class BlockPainter {
public:
    BlockPainter(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const BlockShown& shown,
                 const Colors& colors)
        : m_canvas(canvas), m_picture(picture), m_layout(layout), m_geometry(layout.geometry), m_shown(shown),
          m_colors(colors), m_scale(*picture.scale, colors), m_main(layout.geometry.mainSide()),
          m_hides(layout.geometry.hidesWhatIsBehind()), m_digit(canvas.textWidth(QStringLiteral("0"), layout.digits))
    {
    }

    void drawPieces()
    {
        int before = -1;
        const std::vector<BlockPiece>& order = m_geometry.order();
        for (const BlockPiece& piece : order) {
            if (before >= 0 && piece.layer != before)
                drawBeam(before, piece.layer);
            before = piece.layer;
            drawPiece(piece);
        }
    }

    // For the current cell: its terms, their factors, and the face.
    void drawFrames()
    {
        if (!m_picture.at)
            return;
        const Cell at = *m_picture.at;
        const BlockColors axes = blockColors(m_picture, m_colors);
        const int current = m_picture.currentLayer();
        const int layers = m_picture.layers();
        for (int layer = 0; layer < layers; ++layer) {
            if (m_geometry.hasEdges(layer)) {
                frame({BlockPart::Left, layer, at.row, 0}, axes.rows);
                frame({BlockPart::Top, layer, 0, at.column}, axes.columns);
            }
            const bool there = !isBlank(m_picture.block.cube(layer, at.row, at.column).mark);
            const bool chosen = current < 0 && layer == m_picture.layer;
            if (there && layer != current && !chosen)
                frame({BlockPart::Cube, layer, at.row, at.column}, CellFrame::Input);
            if (chosen)
                frame({BlockPart::Cube, layer, at.row, at.column}, CellFrame::Chosen);
        }
        if (current >= 0) // what happens is shown even where it is covered
            drawBlockFrame(m_canvas, m_layout, {BlockPart::Cube, current, at.row, at.column}, CellFrame::Term,
                           m_colors);
        frame({BlockPart::Face, layers, at.row, at.column}, CellFrame::Chosen);
    }

private:
    const BlockNumber& numberOf(const BlockPiece& piece) const
    {
        const ProductBlock& block = m_picture.block;
        switch (piece.kind) {
        case BlockPart::Left: return block.left(piece.row, piece.layer);
        case BlockPart::Top: return block.top(piece.layer, piece.column);
        case BlockPart::Face: return block.face(piece.row, piece.column);
        case BlockPart::Cube: break;
        }
        return block.cube(piece.layer, piece.row, piece.column);
    }

    // Behind a layer pushed against it, nothing on a front is legible.
    bool isBehind(const BlockPiece& piece) const
    {
        const int nearer = piece.layer + (m_geometry.view().turn > -90 && m_geometry.view().turn < 90 ? -1 : 1);
        return piece.kind == BlockPart::Cube && m_main == BlockSide::Kind::Front && nearer >= 0 &&
               nearer < m_picture.layers() && !m_geometry.isApart(std::min(nearer, piece.layer)) &&
               !m_geometry.extent().isFlat(nearer, piece.row, piece.column);
    }

    // For such a cube the front, and a side whose gap ends at another such cube: most of a large block.
    bool isCovered(const BlockPiece& piece, BlockSide::Kind side) const
    {
        BlockPiece beside = piece;
        if (side == BlockSide::Kind::Flank)
            beside.column += m_geometry.view().turn > 0 ? 1 : -1;
        else if (side == BlockSide::Kind::Top)
            beside.row += m_geometry.view().tilt > 0 ? -1 : 1;
        const bool inside = beside.column >= 0 && beside.column < m_picture.columns() && beside.row >= 0 &&
                            beside.row < m_picture.rows();
        return m_hides && inside && isBehind(beside);
    }

    void drawPiece(const BlockPiece& piece)
    {
        using Side = BlockSide::Kind;
        const bool behind = isBehind(piece);
        if (behind && isCovered(piece, Side::Front) && isCovered(piece, Side::Flank) && isCovered(piece, Side::Top))
            return;
        const BlockNumber& number = numberOf(piece);
        CellLook look{number.mark, m_scale.color(0, number.value), {}};
        const bool wordless = number.mark == CellMark::Dropped || number.mark == CellMark::Zero ||
                              number.mark == CellMark::Pending || number.mark == CellMark::Masked;
        if (m_layout.decimals >= 0 && !wordless && !behind)
            look.text = number.mark == CellMark::Hidden ? QStringLiteral("?")
                                                        : formatCell(number.value, m_layout.decimals, m_layout.room);
        const QColor ground = cellGround(look, m_colors);
        for (const BlockSide& side : m_geometry.sides(piece)) {
            const bool main = side.kind == m_main;
            if (behind && isCovered(piece, side.kind))
                continue;
            QColor fill = ground;
            if (!main && side.kind == BlockSide::Kind::Flank)
                fill = mixed(ground, m_colors.text, flank_shade);
            else if (!main)
                fill = mixed(ground, m_colors.base, top_light);
            m_canvas.fillQuad(side.outline, fill);
            const bool framed = m_colors.highContrast || number.mark == CellMark::Pending ||
                                number.mark == CellMark::Dropped || number.mark == CellMark::Hidden;
            if (framed)
                m_canvas.strokeQuad(side.outline, m_colors.line, 1);
            if (main && !behind)
                drawMarkOn(side, piece.layer, look);
        }
    }

    // Digits that a nearer layer would leave a part of are not read.
    bool isCutOff(const QString& text, int layer, QPointF middle) const
    {
        const BlockView& view = m_geometry.view();
        if (view.addsUp() || view.fromAbove() || view.fromSide()) // nothing overlaps
            return false;
        const QPointF half = QPointF(1, m_geometry.slope()) * (double(text.size()) * m_digit / 2);
        const QPointF high(0, m_canvas.capHeight(m_layout.digits) / 2);
        for (int other = 0; other <= m_picture.layers(); ++other)
            if (m_geometry.isNearer(other, layer))
                for (const QPointF corner : {half + high, half - high, -half + high, -half - high})
                    if (m_geometry.covers(other, middle + corner))
                        return true;
        return false;
    }

    // The mark as a map draws it, slanted with its side.
    void drawMarkOn(const BlockSide& side, int layer, const CellLook& look)
    {
        if (look.mark == CellMark::Pending || (look.mark == CellMark::None && look.text.isEmpty()))
            return;
        const QSizeF size = m_geometry.mainSize();
        if (size.width() < 2 || size.height() < 2)
            return;
        const QPointF middle = side.middle();
        if (!look.text.isEmpty() && isCutOff(look.text, layer, middle))
            return;
        m_canvas.beginShape(QTransform(1, m_geometry.slope(), 0, 1, middle.x(), middle.y()));
        const QRectF box(-size.width() / 2, -size.height() / 2, size.width(), size.height());
        const CellStyle style{m_colors, box.topLeft(), m_layout.digits};
        if (look.mark == CellMark::Masked)
            m_canvas.hatch({&box, 1}, style.corner, m_colors, 1);
        drawMark(m_canvas, box, look, style);
        m_canvas.endShape();
    }

    // From the current cell on one layer to the same cell on the next, if they are apart.
    void drawBeam(int far, int near)
    {
        if (!m_shown.beam || !m_picture.at || m_main != BlockSide::Kind::Front || m_geometry.view().addsUp() ||
            !m_geometry.isApart(std::min(far, near)))
            return;
        std::vector<QPointF> corners;
        for (const int layer : {far, near})
            for (const QPointF corner : frontOf(layer))
                corners.push_back(corner);
        if (corners.size() < 8)
            return;
        const std::vector<QPointF> hull = hullOf(corners);
        QPainterPath path(hull.front());
        for (const QPointF corner : hull)
            path.lineTo(corner);
        path.closeSubpath();
        QColor light = m_colors.accent, line = m_colors.accent;
        light.setAlphaF(float(beam_share));
        line.setAlphaF(float(beam_line_share));
        m_canvas.fill(path, light);
        const auto isFar = [&](QPointF point) { return std::ranges::find(corners, point) - corners.begin() < 4; };
        for (std::size_t i = 0; i < hull.size(); ++i) { // the two edges that connect them
            const QPointF from = hull[i], to = hull[(i + 1) % hull.size()];
            if (isFar(from) == isFar(to))
                continue;
            QPainterPath edge(from);
            edge.lineTo(to);
            m_canvas.stroke(edge, line, beam_line);
        }
    }

    std::vector<QPointF> frontOf(int layer) const
    {
        const Cell at = *m_picture.at;
        const BlockPart kind = layer == m_picture.layers() ? BlockPart::Face : BlockPart::Cube;
        for (const BlockSide& side : m_geometry.sides({kind, layer, at.row, at.column}))
            if (side.kind == BlockSide::Kind::Front)
                return {side.outline.begin(), side.outline.end()};
        return {};
    }

    static std::vector<QPointF> hullOf(std::vector<QPointF> points)
    {
        std::ranges::sort(points,
                          [](QPointF a, QPointF b) { return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y()); });
        std::vector<QPointF> hull;
        const auto add = [&](QPointF point, std::size_t least) {
            const auto turnsRight = [&] {
                const QPointF a = hull[hull.size() - 2], b = hull.back();
                return (b.x() - a.x()) * (point.y() - a.y()) - (b.y() - a.y()) * (point.x() - a.x()) <= 0;
            };
            while (hull.size() > least && turnsRight())
                hull.pop_back();
            hull.push_back(point);
        };
        for (const QPointF point : points)
            add(point, 1);
        const std::size_t lower = hull.size();
        for (auto point = points.rbegin() + 1; point != points.rend(); ++point)
            add(*point, lower);
        hull.pop_back();
        return hull;
    }

    bool isSeen(const BlockPiece& piece) const
    {
        for (const BlockSide& side : m_geometry.sides(piece))
            if (side.kind == m_main && m_geometry.pieceAt(side.middle()) == std::optional(piece))
                return true;
        return false;
    }

    void frame(const BlockPiece& piece, CellFrame kind)
    {
        if (isSeen(piece))
            drawBlockFrame(m_canvas, m_layout, piece, kind, m_colors);
    }

    void frame(const BlockPiece& piece, const QColor& color)
    {
        for (const BlockSide& side : m_geometry.sides(piece))
            if (side.kind == m_main && isSeen(piece))
                strokeOutline(m_canvas, side.outline, 1, 3, color);
    }

    Canvas& m_canvas;
    const BlockPicture& m_picture;
    const BlockLayout& m_layout;
    const BlockGeometry& m_geometry;
    const BlockShown& m_shown;
    const Colors& m_colors;
    ColorScale m_scale;
    BlockSide::Kind m_main;
    bool m_hides;
    double m_digit; // width
};

} // namespace

void drawBlock(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const BlockShown& shown,
               const Colors& colors)
{
    BlockPainter painter(canvas, picture, layout, shown, colors);
    canvas.begin(QStringLiteral("block"));
    painter.drawPieces();
    canvas.end();
    canvas.begin(QStringLiteral("labels"));
    drawBlockWords(canvas, picture, layout, colors);
    canvas.end();
    canvas.begin(QStringLiteral("frames"));
    painter.drawFrames();
    canvas.end();
}

void drawBlockFrame(Canvas& canvas, const BlockLayout& layout, const BlockPiece& piece, CellFrame frame,
                    const Colors& colors)
{
    for (const BlockSide& side : layout.geometry.sides(piece))
        if (side.kind == layout.geometry.mainSide())
            drawOutlineFrame(canvas, side.outline, frame, colors);
}

} // namespace attn

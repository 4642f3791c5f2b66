// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/blockwords.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/blockpainter.h"
#include "ui/paint/colorbar.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {
namespace {

constexpr double word_px = 12, layer_name_px = 13, label_angle = -38;
constexpr double least_row = 13, least_column = 15; // px that a label needs for itself
constexpr double longest_block_name = 150, hint_gap = 24;

class BlockWords {
public:
    BlockWords(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const Colors& colors)
        : m_canvas(canvas), m_picture(picture), m_layout(layout), m_geometry(layout.geometry), m_colors(colors),
          m_axes(blockColors(picture, colors)), m_behind(std::abs(layout.geometry.view().turn) > 90)
    {
    }

    void draw()
    {
        drawHead();
        drawRowNames();
        drawColumnNames(true);
        drawLayerNames();
        drawEdgeNames();
        drawColumnNames(false);
    }

    // What the straight views show, else what lies along the axes.
    QString viewSentence() const
    {
        const BlockView& view = m_geometry.view();
        const Cell at = m_picture.at.value_or(Cell());
        if (view.addsUp())
            return QObject::tr("%1; seen from the front, all layers add up to the map").arg(axesSentence(m_picture));
        if (view.fromAbove())
            return QObject::tr("From above: the products of %1, one line per layer").arg(rowName(m_picture, at.row));
        if (view.fromSide())
            return QObject::tr("From the side: the products of %1, one column per layer")
                .arg(columnName(m_picture, at.column));
        return axesSentence(m_picture);
    }

private:
    double layerAt(int layer) const { return m_geometry.layerAt(layer); }
    int baseLayer() const { return m_geometry.view().addsUp() ? m_picture.layer : 0; }
    bool edgesAt(int layer) const { return m_geometry.hasEdges(layer); }

    // True if it has words of its own.
    bool faceIsApart() const
    {
        const BlockView& view = m_geometry.view();
        return m_picture.layers() > 0 && !view.addsUp() && !view.fromSide() && !view.fromAbove() &&
               m_geometry.isApart(m_picture.layers() - 1);
    }

    // Whether words along this line cover no cube and no gap between cubes.
    bool isFree(QPointF from, QPointF to) const
    {
        if (m_geometry.view().fromAbove() || m_geometry.view().fromSide()) // a slice: no others are drawn
            return std::ranges::none_of(std::array{0.0, 0.35, 0.7, 1.0}, [&](double share) {
                return m_geometry.pieceAt(from + (to - from) * share).has_value();
            });
        for (int layer = m_geometry.view().addsUp() ? m_picture.layers() : 0; layer <= m_picture.layers(); ++layer)
            for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
                if (m_geometry.covers(layer, from + (to - from) * share))
                    return false;
        return true;
    }

    bool isTaken(const QRectF& place) const
    {
        return std::ranges::any_of(m_taken, [&](const QRectF& taken) { return taken.intersects(place); });
    }

    void drawHead()
    {
        m_canvas.text(viewSentence(), {TextFace::Words, word_px}, m_layout.axes, m_colors.text2);
        drawFlatColorBar(m_canvas, m_layout.bar, *m_picture.scale, {m_colors});
    }

    // Beside what lies at the left on the page.
    void drawRowNames()
    {
        const double pitch = m_geometry.cell().height();
        const int layer = baseLayer();
        const double edge = edgesAt(layer) && !m_behind ? BlockGeometry::left_edge : 0;
        const double x = m_behind ? m_geometry.width() + 9 : edge - 9;
        if (m_geometry.view().fromAbove())
            return drawSliceNames();
        const bool side = m_geometry.view().fromSide();
        const double leftmost = side ? m_geometry.bounds().left() - 10 : 0;
        for (int row = 0; row < m_picture.rows(); ++row) {
            const bool chosen = m_picture.at && m_picture.at->row == row;
            if (!chosen && pitch < least_row)
                continue;
            QPointF end =
                m_geometry.at(x, (row + 0.5) * BlockGeometry::cell_height - BlockGeometry::gap / 2, layerAt(layer));
            if (side) // where the layers are side by side
                end.setX(leftmost);
            if (chosen || isFree(end - QPointF(2, 0), end - QPointF(20, 0)))
                drawName(m_picture.rowNames.value(row), end, chosen, m_axes.rows, Align::End);
            if (chosen && faceIsApart() && !m_behind) {
                const QPointF begin =
                    m_geometry.at(m_geometry.width(), (row + 0.5) * BlockGeometry::cell_height - BlockGeometry::gap / 2,
                                  layerAt(m_picture.layers())) +
                    QPointF(9, 0); // beside the frame
                m_canvas.centredText(m_picture.rowNames.value(row), {TextFace::Strong, word_px}, begin, m_axes.rows,
                                     Align::Start);
            }
        }
    }

    // From above a line is a layer.
    void drawSliceNames()
    {
        const int row = m_picture.at ? m_picture.at->row : 0;
        double last = 1e9;
        for (int layer = 0; layer < m_picture.layers(); ++layer) {
            const double x = m_behind ? m_geometry.width() + 9 : -9;
            const QPointF end =
                m_geometry.at(x, row * BlockGeometry::cell_height, layerAt(layer) + m_geometry.depth() / 2);
            const bool chosen = layer == m_picture.layer;
            if (!chosen && std::abs(end.y() - last) < least_row)
                continue;
            last = end.y();
            drawName(layerName(m_picture, layer), end, chosen, m_colors.accent, Align::End);
        }
    }

    void drawName(const QString& name, QPointF end, bool chosen, const QColor& foreground, Align align)
    {
        const TextStyle style{chosen ? TextFace::Strong : TextFace::Words, word_px};
        const QString fitted = m_canvas.fitted(name, style, longest_block_name);
        if (chosen) {
            const double width = m_canvas.textWidth(fitted, style) + 8, height = m_canvas.capHeight(style) + 11;
            m_canvas.fill(QRectF(end.x() - width + 4, end.y() - height / 2, width, height),
                          mixed(m_colors.base, foreground, 0.14));
        }
        m_canvas.centredText(fitted, style, end, chosen ? foreground : m_colors.text, align);
    }

    // Over the first layer and over the face, slanted.
    void drawColumnNames(bool chosen)
    {
        if (m_geometry.view().fromSide()) // one column, which the sentence above names
            return;
        const bool above = m_geometry.view().fromAbove();
        const int last = m_picture.layers() - 1;
        const int first = above ? last : baseLayer();
        const double top = edgesAt(first) && !above ? BlockGeometry::top_edge : 0;
        drawNamesOver(top, layerAt(first) + (above ? m_geometry.depth() : 0), chosen, true);
        if (!above && faceIsApart())
            drawNamesOver(0, layerAt(last + 1), chosen, false);
    }

    // `must`: draws the selected column's name even if it covers something.
    void drawNamesOver(double y, double z, bool of_chosen, bool must)
    {
        const double pitch = m_geometry.cell().width() > 0 ? m_geometry.cell().width() : 0;
        for (int column = 0; column < m_picture.columns(); ++column) {
            const bool chosen = m_picture.at && m_picture.at->column == column;
            if (chosen != of_chosen || (!chosen && pitch < least_column))
                continue;
            const QPointF foot =
                m_geometry.at((column + 0.5) * BlockGeometry::cell_width - BlockGeometry::gap / 2, y, z) +
                QPointF(-4, -7);
            const TextStyle style{chosen ? TextFace::Strong : TextFace::Words, word_px};
            const QString name = m_canvas.fitted(m_picture.columnNames.value(column), style, longest_block_name);
            const double width = m_canvas.textWidth(name, style);
            const QTransform slanted = QTransform().translate(foot.x(), foot.y()).rotate(label_angle);
            const QPointF end = slanted.map(QPointF(width, 0));
            const QRectF place = QRectF(foot, end).normalized();
            if (!(chosen && must) &&
                (!isFree(foot, end) || isTaken(QRectF(foot, QSizeF(1, 1))) || isTaken(QRectF(end, QSizeF(1, 1))) ||
                 isTaken(QRectF((foot + end) / 2, QSizeF(1, 1)))))
                continue;
            if (chosen) // its letters rise above their baseline
                m_taken.push_back(place.adjusted(-2, -m_canvas.capHeight(style), m_canvas.capHeight(style) / 2, 2));
            m_canvas.beginShape(slanted);
            if (chosen && must && !isFree(foot, end))
                m_canvas.fill(QRectF(-2, -m_canvas.capHeight(style) - 3, width + 4, m_canvas.capHeight(style) + 7),
                              m_colors.base);
            m_canvas.text(name, style, {0, 0}, chosen ? m_axes.columns : m_colors.text);
            m_canvas.endShape();
        }
    }

    // A layer with its own name is set apart; of those pushed together the first names all.
    void drawLayerNames()
    {
        if (m_geometry.view().fromAbove() || m_picture.layers() == 0)
            return;
        const int layers = m_picture.layers();
        if (m_geometry.view().addsUp() || faceIsApart())
            drawNameBelow(layers, faceName(), faceState(), m_colors.text);
        if (m_geometry.view().addsUp())
            return;
        if (m_geometry.view().fromSide())
            return drawLayerNumbers();
        int first = 0;
        std::vector<std::pair<int, int>> groups;
        for (int layer = 0; layer < layers; ++layer)
            if (layer + 1 == layers || m_geometry.isApart(layer)) {
                groups.emplace_back(first, layer);
                first = layer + 1;
            }
        std::ranges::stable_sort(groups, std::greater(), [&](const auto& group) {
            return group.first <= m_picture.layer && m_picture.layer <= group.second;
        });
        for (const auto& [from, to] : groups) {
            const bool current = m_picture.currentLayer() >= from && m_picture.currentLayer() <= to;
            const QString name =
                from == to
                    ? QObject::tr("Layer of %1").arg(layerName(m_picture, from))
                    : QObject::tr("Layers of %1 to %2").arg(layerName(m_picture, from), m_picture.termNames.value(to));
            drawNameBelow(from, name, from == to ? stateOf(from) : QString(),
                          current && from == to ? m_colors.accent : m_colors.text);
        }
    }

    void drawLayerNumbers()
    {
        double last = -1e9;
        for (int layer = 0; layer < m_picture.layers(); ++layer) {
            const QPointF below =
                m_geometry.at(0, m_geometry.height(), layerAt(layer) + m_geometry.depth() / 2) + QPointF(0, 18);
            const QString name = shortName(layer);
            const bool chosen = layer == m_picture.layer;
            const TextStyle style{chosen ? TextFace::Strong : TextFace::Words, word_px};
            if (!chosen && std::abs(below.x() - last) < m_canvas.textWidth(name, style) + 6)
                continue;
            last = below.x();
            m_canvas.text(name, style, below, chosen ? m_colors.accent : m_colors.text, Align::Middle);
        }
    }

    QString shortName(int layer) const
    {
        return m_picture.termMeaning == AxisMeaning::Dimension
                   ? QObject::tr("dim %1").arg(m_picture.termNames.value(layer))
                   : m_picture.termNames.value(layer);
    }

    QString stateOf(int layer) const
    {
        if (!m_picture.stepping)
            return {};
        const std::int64_t term = m_picture.block.terms.from + layer;
        return term + 1 == m_picture.made ? QObject::tr("current")
               : term < m_picture.made    ? QObject::tr("done")
                                          : notYet();
    }

    QString faceName() const
    {
        const std::int64_t all = m_picture.block.all.terms;
        if (m_picture.block.headOff)
            return QObject::tr("%1: head turned off").arg(m_picture.title);
        if (m_picture.biased)
            return all == 1   ? QObject::tr("%1: plus bias").arg(m_picture.title)
                   : all == 2 ? QObject::tr("%1: sum of both terms plus bias").arg(m_picture.title)
                              : QObject::tr("%1: sum of all %2 terms plus bias").arg(m_picture.title).arg(all);
        return all == 1   ? QObject::tr("%1: nothing to add").arg(m_picture.title)
               : all == 2 ? QObject::tr("%1: sum of both terms").arg(m_picture.title)
                          : QObject::tr("%1: sum of all %2 terms").arg(m_picture.title).arg(all);
    }

    QString faceState() const
    {
        const std::int64_t all = m_picture.block.all.terms, shown = m_picture.block.terms.count;
        return shown < all ? QObject::tr("as in the map; layers shown: %1").arg(shown) : QObject::tr("as in the map");
    }

    void drawNameBelow(int layer, const QString& name, const QString& state, const QColor& foreground)
    {
        const TextStyle strong{TextFace::Strong, layer_name_px}, quiet{TextFace::Words, word_px};
        const bool right = m_behind && m_geometry.mainSide() == BlockSide::Kind::Front;
        const QPointF start = m_geometry.at(right ? m_geometry.width() : 0, m_geometry.height(), layerAt(layer)) +
                              QPointF(0, 8 + m_canvas.capHeight(strong));
        const double line = lineOf(strong);
        const double own = m_canvas.textWidth(name, strong);
        const double width = own + (state.isEmpty() ? 0 : 8 + m_canvas.textWidth(state, quiet));
        const double slope = std::clamp(m_geometry.slope(), -1.0, 1.0);
        const QRectF place = QRectF(start.x(), start.y() - line, width, line * 1.4 + std::abs(slope) * width)
                                 .translated(0, slope < 0 ? slope * width : 0);
        if (isTaken(place) || !isFree(start, start + QPointF(width, slope * width)))
            return;
        m_taken.push_back(place);
        m_canvas.beginShape(QTransform(1, slope, 0, 1, start.x(), start.y()));
        m_canvas.text(name, strong, {0, 0}, foreground);
        if (!state.isEmpty())
            m_canvas.text(state, quiet, {own + 8, 0}, m_colors.text2);
        m_canvas.endShape();
    }

    // "q dim 0" below the column of q, "k dim 0" left of the row of k.
    void drawEdgeNames()
    {
        if (m_geometry.view().fromAbove() || m_geometry.mainSide() != BlockSide::Kind::Front)
            return;
        for (int layer = 0; layer < m_picture.layers(); ++layer) {
            const bool added = m_geometry.view().addsUp();
            if (!edgesAt(layer) || (added && layer != m_picture.layer) ||
                (!added && layer > 0 && !m_geometry.isApart(layer - 1)))
                continue;
            const QString rest = shortName(layer);
            const double z = layerAt(layer);
            const QPointF below =
                m_geometry.at(BlockGeometry::left_edge + BlockGeometry::cell_width / 2, m_geometry.height(), z) +
                QPointF(0, 7 + m_canvas.capHeight({TextFace::Strong, word_px}));
            drawEdgeName(m_picture.leftName, rest, below, m_axes.rows, Align::Middle);
            const double x = m_behind ? m_geometry.width() + 9 : -9;
            const QPointF beside = m_geometry.at(x, BlockGeometry::top_edge + BlockGeometry::cell_height / 2, z) +
                                   QPointF(0, m_canvas.capHeight({TextFace::Strong, word_px}) / 2);
            drawEdgeName(m_picture.topName, rest, beside, m_axes.columns, Align::End) ||
                drawEdgeName({}, rest, beside, m_axes.columns, Align::End);
        }
    }

    // How high a line of it is, in the text's present size.
    double lineOf(const TextStyle& style) const { return m_canvas.capHeight(style) * 1.4; }

    // Whether there was room for it.
    bool drawEdgeName(const QString& name, const QString& rest, QPointF at, const QColor& foreground, Align align)
    {
        const TextStyle strong{TextFace::Strong, word_px}, quiet{TextFace::Words, word_px};
        const double own = name.isEmpty() ? 0 : m_canvas.textWidth(name, strong) + 4;
        const double width = own + m_canvas.textWidth(rest, quiet), line = lineOf(strong);
        const QPointF start = at - QPointF(align == Align::End ? width : width / 2, 0);
        const QRectF place(start.x(), start.y() - line, width, line * 1.3);
        if (isTaken(place) || !isFree(start - QPointF(0, 4), start + QPointF(width, -4)))
            return false;
        m_taken.push_back(place);
        m_canvas.text(name, strong, start, foreground);
        m_canvas.text(rest, quiet, start + QPointF(own, 0), foreground);
        return true;
    }

    Canvas& m_canvas;
    const BlockPicture& m_picture;
    const BlockLayout& m_layout;
    const BlockGeometry& m_geometry;
    const Colors& m_colors;
    BlockColors m_axes;
    bool m_behind;
    std::vector<QRectF> m_taken;
};

QColor colorOf(const QString& name, AxisMeaning meaning, const QColor& otherwise, const Colors& colors)
{
    if (name.startsWith(QLatin1Char('v')))
        return colors.v;
    return meaning == AxisMeaning::Query ? colors.q : meaning == AxisMeaning::Key ? colors.k : otherwise;
}

} // namespace

void drawBlockHint(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const QString& hint,
                   double right, const Colors& colors)
{
    const TextStyle style{TextFace::Words, word_px};
    const double left =
        layout.axes.x() + canvas.textWidth(BlockWords(canvas, picture, layout, colors).viewSentence(), style);
    if (left + hint_gap + canvas.textWidth(hint, style) <= right)
        canvas.text(hint, style, {right, layout.axes.y()}, colors.text2, Align::End);
}

BlockColors blockColors(const BlockPicture& picture, const Colors& colors)
{
    return {colorOf(picture.leftName, picture.rowMeaning, colors.q, colors),
            colorOf(picture.topName, picture.columnMeaning, colors.k, colors)};
}

void drawBlockWords(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const Colors& colors)
{
    BlockWords(canvas, picture, layout, colors).draw();
}

} // namespace attn

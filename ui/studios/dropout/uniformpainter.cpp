// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/uniformpainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/screencanvas.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double cross_edge = 3;                        // px, round a cross in the corner
constexpr double bar_from_cell = 24, least_crossed = 4; // px

QColor groundOf(bool kept, const Colors& colors) { return kept ? colors.okbg : colors.badbg; }

// Tiny cells, pixel for pixel; where several fall on one pixel the first of them is shown.
QImage drawsImage(const HeatmapData& data, const std::vector<bool>& kept, const MapGeometry& geometry,
                  const Colors& colors)
{
    const int width = std::max(int(std::ceil(geometry.area.width() / geometry.pixel)), 1);
    const int height = std::max(int(std::ceil(geometry.area.height() / geometry.pixel)), 1);
    QImage image(width, height, QImage::Format_RGB32);
    image.setDevicePixelRatio(1 / geometry.pixel);
    image.fill(colors.base);
    const QRgb yes = mixed(colors.okbg, colors.ok, 0.35).rgb(), no = colors.badbg.rgb(), cross = colors.bad.rgb();
    const bool crossed = geometry.narrow() / geometry.pixel >= least_crossed;
    const QPointF shift = geometry.area.topLeft() - geometry.origin;
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double down = (y * geometry.pixel + shift.y()) / geometry.cell.height();
        if (down >= data.rows)
            break;
        for (int x = 0; x < width; ++x) {
            const double across = (x * geometry.pixel + shift.x()) / geometry.cell.width();
            if (across >= data.columns)
                break;
            const Cell cell{int(down), int(across)};
            if (data.mark(cell) == CellMark::Pending)
                continue;
            const bool keep = kept[data.indexOf(cell)];
            const int inX = int((across - std::floor(across)) * geometry.cell.width() / geometry.pixel + 0.01);
            const int inY = int((down - std::floor(down)) * geometry.cell.height() / geometry.pixel + 0.01);
            line[x] = keep ? yes : crossed && inX == inY ? cross : no;
        }
    }
    return image;
}

void paintCross(QPainter& painter, const QPointF& centre, double half, const QColor& color)
{
    painter.setPen(QPen(color, half < 4 ? 1.4 : 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(half, half), centre + QPointF(half, half));
    painter.drawLine(centre + QPointF(-half, half), centre + QPointF(half, -half));
}

// u as a bar from 0 to 1 at the foot of the cell, with a tick where 1 - p is.
void paintBar(QPainter& painter, const QRectF& cell, double u, double threshold, const QColor& color,
              const Colors& colors)
{
    const double inset = std::round(cell.width() * 0.07), height = cell.width() >= 56 ? 4 : 3;
    const QRectF whole(cell.left() + inset, std::round(cell.bottom() - cell.height() * 0.17), cell.width() - 2 * inset,
                       height);
    painter.fillRect(whole, mixed(colors.base, colors.edge, 0.35));
    painter.fillRect(QRectF(whole.left(), whole.top(), whole.width() * std::clamp(u, 0.0, 1.0), height), color);
    const double tick = std::round(whole.left() + whole.width() * threshold);
    painter.fillRect(QRectF(tick, whole.top() - 2, 1, height + 4), colors.text);
}

// Half the side of the cross in the corner of a cell that has room for its digits too.
double cornerCross(double width) { return std::clamp(width * 0.07, 2.5, 5.0); }

// What it takes of the width; the digits stand in the rest.
double crossRoom(double width) { return 2 * cornerCross(width) + cross_edge; }

void paintDrawCell(QPainter& painter, Canvas& canvas, const QRectF& cell, double u, bool kept, double threshold,
                   const DigitStyle& style, const Colors& colors)
{
    const QColor ink = kept ? colors.ok : colors.bad;
    painter.fillRect(cell, groundOf(kept, colors));
    const bool roomy = cell.width() >= bar_from_cell;
    if (roomy)
        paintBar(painter, cell, u, threshold, ink, colors);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double half = roomy ? cornerCross(cell.width()) : cell.width() * 0.22;
    if (!kept)
        paintCross(painter,
                   roomy ? QPointF(cell.right() - half - cross_edge, cell.top() + half + cross_edge) : cell.center(),
                   half, ink);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (style.decimals < 0)
        return;
    canvas.centredText(formatCell(u, style.decimals, style.room), style.text,
                       cell.center() - QPointF(roomy ? crossRoom(cell.width()) / 2 : 0, cell.height() * 0.05),
                       colors.text);
}

} // namespace

void paintUniforms(QPainter& painter, const HeatmapData& data, const std::vector<bool>& kept, double threshold,
                   const MapGeometry& geometry, const Colors& colors)
{
    if (kept.size() != data.size())
        return;
    painter.save();
    painter.setClipRect(geometry.area.adjusted(-1, -1, 1, 1), Qt::IntersectClip);
    if (geometry.asImage()) {
        painter.drawImage(geometry.area.topLeft(), drawsImage(data, kept, geometry, colors));
    } else {
        const QRect seen = geometry.visibleCells(data.rows, data.columns);
        const QSizeF size = geometry.cell;
        const double cross = size.width() < bar_from_cell ? 0 : crossRoom(size.width());
        const DigitStyle style = digitStyle(data, size.width() - cross, size.height());
        ScreenCanvas canvas(painter);
        if (colors.highContrast && seen.isValid()) // the gaps become a white frame round every cell
            painter.fillRect(geometry.cellRect(seen.top(), seen.left())
                                 .united(geometry.cellRect(seen.bottom(), seen.right()))
                                 .adjusted(-geometry.gap(), -geometry.gap(), geometry.gap(), geometry.gap()),
                             colors.line);
        for (int row = seen.top(); row <= seen.bottom(); ++row)
            for (int column = seen.left(); column <= seen.right(); ++column) {
                const Cell cell{row, column};
                const QRectF place = geometry.cellRect(row, column);
                if (data.mark(cell) == CellMark::Pending)
                    drawCell(canvas, place, {.mark = CellMark::Pending, .text = {}},
                             {colors, geometry.area.topLeft(), style.text});
                else
                    paintDrawCell(painter, canvas, place, data.value(cell), kept[data.indexOf(cell)], threshold, style,
                                  colors);
            }
    }
    painter.restore();
}

} // namespace attn

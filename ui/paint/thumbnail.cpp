// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/thumbnail.h"

#include "ui/paint/cellpainter.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/mapimage.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double cells_from = 4; // px

// One stroke for masked, a cross for dropped: a hatch needs more room than a stamp has.
void paintTinyMark(QPainter& painter, const QRectF& cell, CellMark mark)
{
    const bool dropped = mark == CellMark::Dropped;
    const double inset = dropped ? 1 : 0;
    const QRectF box = cell.adjusted(inset, inset, -inset, -inset);
    painter.fillRect(cell, dropped ? colors().base : colors().hbg);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(dropped ? colors().text : colors().hatch, 1));
    painter.drawLine(box.bottomLeft(), box.topRight());
    if (dropped)
        painter.drawLine(box.topLeft(), box.bottomRight());
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// Light under dark, so that it is seen on every colour.
void paintTinyFrame(QPainter& painter, const QRectF& block)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors().base, 3));
    painter.drawRect(block.adjusted(-1, -1, 0, 0));
    painter.setPen(QPen(colors().text, 1));
    painter.drawRect(block.adjusted(-1, -1, 0, 0));
}

void paintTinyCells(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry)
{
    const ColorScale scale(data, colors());
    ScreenCanvas canvas(painter);
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column) {
            const Cell at{row, column};
            const QPointF corner(column * geometry.cell.width(), row * geometry.cell.height());
            const QRectF cell(geometry.origin + corner, geometry.cell - QSizeF(1, 1));
            const CellMark mark = data.mark(at);
            if (mark == CellMark::Masked || mark == CellMark::Dropped)
                paintTinyMark(painter, cell, mark);
            else if (isWithheldMark(mark))
                drawCell(canvas, cell, {mark, 0, {}, false}, {colors(), {}, {}});
            else
                painter.fillRect(cell, mark == CellMark::Nan ? colors().bad
                                                             : QColor::fromRgb(scale.color(row, data.value(at))));
        }
}

} // namespace

void paintThumbnail(QPainter& painter, const QRectF& place, const HeatmapData& data, const std::vector<QRect>& inputs)
{
    if (data.rows == 0 || data.columns == 0)
        return;
    MapGeometry geometry;
    geometry.pixel = pixelOf(painter.device());
    const QSizeF fitting(fittingCell(place.width(), data.columns, geometry.pixel),
                         fittingCell(place.height(), data.rows, geometry.pixel));
    const double cell = std::min(fitting.width(), fitting.height());
    geometry.cell = stretchedOnScreen(cell, fitting, !data.attention && cell < cells_from, geometry.pixel);
    const QSizeF size = geometry.mapSize(data.rows, data.columns);
    geometry.origin = QPointF(snapped(place.center().x() - size.width() / 2, geometry.pixel),
                              snapped(place.center().y() - size.height() / 2, geometry.pixel));
    geometry.area = QRectF(geometry.origin,
                           QSizeF(std::max(size.width(), geometry.pixel), std::max(size.height(), geometry.pixel)));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (geometry.narrow() >= cells_from)
        paintTinyCells(painter, data, geometry);
    else
        painter.drawImage(mapImageCorner(data, geometry), mapImage(data, geometry, colors()));
    for (const QRect& block : inputs)
        paintTinyFrame(
            painter,
            geometry.cellRect(block.top(), block.left()).united(geometry.cellRect(block.bottom(), block.right())));
    painter.restore();
}

void paintEmptyThumbnail(QPainter& painter, const QRectF& place)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    QPen pen(colors().edge, 1);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place.adjusted(0.75, 0.75, -0.75, -0.75), 3, 3);
    painter.restore();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmapplottable.h"

#include "ui/paint/mapimage.h"

#include <cmath>

namespace attn {

HeatmapPlottable::HeatmapPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis) : QCPAbstractPlottable(keyAxis, valueAxis)
{
    valueAxis->setRangeReversed(true);
    setAntialiased(false);
}

void HeatmapPlottable::setGeometry(const MapGeometry& geometry)
{
    m_geometry = geometry;
    const QPointF hidden = geometry.area.topLeft() - geometry.origin;
    const double left = hidden.x() / geometry.cell.width() - 0.5, top = hidden.y() / geometry.cell.height() - 0.5;
    keyAxis()->setRange(left, left + geometry.area.width() / geometry.cell.width());
    valueAxis()->setRange(top, top + geometry.area.height() / geometry.cell.height());
}

MapGeometry HeatmapPlottable::geometry() const
{
    MapGeometry geometry;
    geometry.pixel = 1 / parentPlot()->bufferDevicePixelRatio();
    geometry.area = keyAxis()->axisRect()->rect();
    const double width = geometry.area.width() / keyAxis()->range().size();
    const double height = geometry.area.height() / valueAxis()->range().size();
    // Axis arithmetic leaves dust behind the comma: a side is what was set, as long as the axes agree.
    const auto exactly = [](double side, double set) { return std::abs(side - set) < 1e-9 * set ? set : side; };
    geometry.cell = {exactly(width, m_geometry.cell.width()), exactly(height, m_geometry.cell.height())};
    geometry.origin = {snapped(geometry.area.left() - (keyAxis()->range().lower + 0.5) * width, geometry.pixel),
                       snapped(geometry.area.top() - (valueAxis()->range().lower + 0.5) * height, geometry.pixel)};
    return geometry;
}

double HeatmapPlottable::selectTest(const QPointF& pos, bool, QVariant* details) const
{
    const auto cell = m_data ? geometry().cellAt(pos, m_data->rows, m_data->columns) : std::nullopt;
    if (!cell)
        return -1;
    if (details)
        details->setValue(QPoint(cell->column, cell->row));
    return 0;
}

QCPRange HeatmapPlottable::getKeyRange(bool& foundRange, QCP::SignDomain) const
{
    foundRange = m_data != nullptr;
    return m_data ? QCPRange(-0.5, m_data->columns - 0.5) : QCPRange();
}

QCPRange HeatmapPlottable::getValueRange(bool& foundRange, QCP::SignDomain, const QCPRange&) const
{
    foundRange = m_data != nullptr;
    return m_data ? QCPRange(-0.5, m_data->rows - 0.5) : QCPRange();
}

QRect HeatmapPlottable::clipRect() const
{
    return keyAxis()->axisRect()->rect().adjusted(-1, -1, 1, 1); // the frames of high contrast lie one px outside
}

const QImage& HeatmapPlottable::image()
{
    const MapGeometry place = geometry();
    if (!m_picture.fits(m_data, place, currentTheme()))
        m_picture = {m_data->tensor.toStdString(),      0, m_data, place, currentTheme(),
                     mapImage(*m_data, place, colors())};
    return m_picture.image;
}

QRect HeatmapPlottable::imageRect() const
{
    if (!isImage())
        return {};
    const MapGeometry place = geometry();
    const QRectF map(place.origin, place.mapSize(m_data->rows, m_data->columns));
    const QRectF seen = map.intersected(place.area);
    const QPoint corner(int(std::ceil(seen.left())), int(std::ceil(seen.top()))); // only surely covered pixels
    return QRect(corner, QPoint(int(std::floor(seen.right())) - 1, int(std::floor(seen.bottom())) - 1));
}

void HeatmapPlottable::paintImage(QPainter& painter)
{
    if (!isImage() || image().isNull())
        return;
    const QPointF corner = mapImageCorner(*m_data, geometry());
    const QSizeF size = QSizeF(m_picture.image.size()) / m_picture.image.devicePixelRatio();
    painter.save();
    // Where many tiles changed the painter is clipped to all of them; within one rectangle Qt copies instead of blending.
    painter.setClipRect(QRectF(corner, size).toAlignedRect(), Qt::IntersectClip);
    painter.drawImage(corner, m_picture.image);
    painter.restore();
}

void HeatmapPlottable::draw(QCPPainter* painter)
{
    const bool onScreen = !(painter->modes() & (QCPPainter::pmVectorized | QCPPainter::pmNoCaching));
    if (!m_data || (onScreen && isImage()))
        return;
    if (!m_paint && m_digits)
        paintMap(*painter, *m_data, geometry(), colors(), *m_digits);
    else
        paintCells(*painter, geometry());
}

void HeatmapPlottable::paintCells(QPainter& painter, const MapGeometry& place) const
{
    m_paint ? m_paint(painter, *m_data, place, colors()) : paintMap(painter, *m_data, place, colors());
}

} // namespace attn

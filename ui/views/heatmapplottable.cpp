// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmapplottable.h"

#include "ui/paint/mappainter.h"

#include <cmath>

namespace attn {

HeatmapPlottable::HeatmapPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis)
    : QCPAbstractPlottable(keyAxis, valueAxis),
      m_paint([](QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors) {
          paintMap(painter, data, geometry, colors);
      })
{
    valueAxis->setRangeReversed(true);
    setAntialiased(false);
}

void HeatmapPlottable::setGeometry(const MapGeometry& geometry)
{
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
    // Axis arithmetic leaves dust behind the comma: edges are put back on their pixels.
    const auto whole = [&](double side) {
        return side >= geometry.pixel * 0.999 ? snapped(side, geometry.pixel) : side;
    };
    geometry.cell = {whole(width), whole(height)};
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

void HeatmapPlottable::draw(QCPPainter* painter)
{
    if (m_data)
        m_paint(*painter, *m_data, geometry(), colors());
}

} // namespace attn

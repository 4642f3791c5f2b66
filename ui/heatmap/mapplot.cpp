// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/mapplot.h"

#include "ui/heatmap/heatmapplottable.h"

#include <QCoreApplication>
#include <QPaintEvent>

#include <algorithm>

namespace attn {

MapPlot::MapPlot(QWidget* parent) : QCustomPlot(parent)
{
    setNoAntialiasingOnDrag(false);
    // A new plot requests a replot; this one replots when it is painted, and once is enough.
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
    mReplotQueued = false;
}

void MapPlot::removeMaps()
{
    m_maps.clear();
    clearPlottables();
    plotLayout()->clear(); // the axes
}

void MapPlot::replotLater()
{
    m_stale = true;
    update();
}

void MapPlot::paintEvent(QPaintEvent* event)
{
    if (bufferDevicePixelRatio() != devicePixelRatioF()) {
        setBufferDevicePixelRatio(devicePixelRatioF());
        pixelChanged();
        m_stale = true;
    }
    if (m_stale) {
        m_stale = false;
        setAttribute(Qt::WA_UpdatesDisabled, true); // replot requests a paint, which happens right now
        replot(rpQueuedRefresh);
        setAttribute(Qt::WA_UpdatesDisabled, false);
    }
    // Images will cover the buffers there.
    QRegion around = event->region();
    for (const HeatmapPlottable* map : m_maps)
        around -= map->imageRect();
    paintBuffers(around);
    QPainter painter(this);
    for (HeatmapPlottable* map : m_maps)
        if (event->region().intersects(map->imageRect()))
            map->paintImage(painter);
    paintOver(painter, event->region());
}

// Like the base, but rectangle by rectangle: within a rectangle Qt copies, within a region it blends.
void MapPlot::paintBuffers(const QRegion& region)
{
    QCPPainter painter(this);
    for (const QRect& part : region) {
        painter.setClipRect(part);
        painter.fillRect(part, mBackgroundBrush);
        for (const QSharedPointer<QCPAbstractPaintBuffer>& buffer : mPaintBuffers)
            buffer->draw(&painter);
    }
}

void TileLayout::add(QCPAxisRect* axes)
{
    m_tiles.push_back(axes);
    adoptElement(axes);
}

QCPLayoutElement* TileLayout::elementAt(int index) const
{
    return index >= 0 && index < elementCount() ? m_tiles[std::size_t(index)] : nullptr;
}

QCPLayoutElement* TileLayout::takeAt(int index)
{
    QCPLayoutElement* element = elementAt(index);
    if (element) {
        releaseElement(element);
        m_tiles.erase(m_tiles.begin() + index);
    }
    return element;
}

bool TileLayout::take(QCPLayoutElement* element)
{
    const auto found = std::ranges::find(m_tiles, element);
    return found != m_tiles.end() && takeAt(int(found - m_tiles.begin()));
}

QCPAxisRect* bareAxes(QCustomPlot* plot)
{
    auto* axes = new QCPAxisRect(plot, false);
    axes->setAutoMargins(QCP::msNone);
    axes->setMargins({});
    axes->setMinimumSize(0, 0);
    for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft}) {
        QCPAxis* axis = axes->addAxis(type);
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    return axes;
}

} // namespace attn

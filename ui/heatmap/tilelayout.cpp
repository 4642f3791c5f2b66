// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/tilelayout.h"

#include <algorithm>

namespace attn {

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

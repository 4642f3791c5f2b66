// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/legend.h"

#include "ui/theme/colors.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

Legend::Legend(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

void Legend::setMaps(const std::vector<HeatmapDataPtr>& maps)
{
    m_maps = maps;
    collect();
}

void Legend::collect()
{
    m_entries.clear();
    for (const HeatmapDataPtr& map : m_maps)
        for (const LegendEntry& entry : legendOf(*map, colors())) {
            const auto same = [&](const LegendEntry& known) { return legendText(known) == legendText(entry); };
            if (std::ranges::none_of(m_entries, same))
                m_entries.push_back(entry);
        }
    QStringList words;
    for (const LegendEntry& entry : m_entries)
        words << legendText(entry);
    setAccessibleName(tr("Marks: %1").arg(words.join(QStringLiteral(", "))));
    setVisible(!m_entries.empty());
    updateGeometry();
    update();
}

QSize Legend::sizeHint() const { return {int(std::ceil(legendWidth(m_entries))), 18}; }

void Legend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        collect(); // the swatches carry colours of the map
}

void Legend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLegend(painter, rect(), m_entries, colors());
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/marklist.h"

#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr double row_height = 26, mark_side = 18, list_margin = 12;

} // namespace

MarkList::MarkList(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
    onEvents(this, {QEvent::PaletteChange}, [this] {
        collect(); // the swatches carry colours of the map
    });
}

void MarkList::setMaps(const std::vector<HeatmapDataPtr>& maps)
{
    m_maps = maps;
    collect();
}

void MarkList::collect()
{
    m_entries = legendOfEach(m_maps, colors());
    QStringList words;
    for (const LegendEntry& entry : m_entries)
        words << legendText(entry);
    setAccessibleName(tr("Marks: %1").arg(words.join(QStringLiteral(", "))));
    setVisible(!m_entries.empty());
    updateGeometry();
    update();
}

QSize MarkList::sizeHint() const { return {scaled(160), int(m_entries.size()) * scaled(row_height) + 16}; }

void MarkList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const double height = scaled(row_height);
        const QRectF row(list_margin, 8 + double(i) * height + (height - mark_side) / 2, width() - 2 * list_margin,
                         mark_side);
        paintLegend(painter, row, {m_entries[i]}, colors());
    }
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskkey.h"

#include "ui/paint/colorbar.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {

namespace {

constexpr int swatch_side = 18, entries_gap = 16; // px

} // namespace

MaskKey::MaskKey(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Marks and colours")); }

void MaskKey::show(const std::vector<HeatmapDataPtr>& maps, bool paintedByHand)
{
    m_maps = maps;
    m_byHand = paintedByHand;
    update();
}

void MaskKey::paintEvent(QPaintEvent*)
{
    if (m_maps.empty())
        return;
    QPainter painter(this);
    const Colors& c = colors();
    const std::vector<LegendEntry> marks = legendOfEach(m_maps, c);
    const double top = (height() - swatch_side) / 2;
    double x = 0;
    if (!marks.empty()) {
        paintLegend(painter, QRectF(x, top, width(), swatch_side), marks, c);
        x += legendWidth(marks) + entries_gap;
    }
    const QFont font = textFont(12);
    if (m_byHand) {
        const QRectF box(x, top, swatch_side, swatch_side);
        painter.setPen(c.edge);
        painter.setBrush(c.base);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath corner(box.topRight() + QPointF(-9, 0));
        corner.lineTo(box.topRight());
        corner.lineTo(box.topRight() + QPointF(0, 9));
        painter.fillPath(corner, c.accent);
        painter.setFont(font);
        painter.setPen(c.text2);
        const QString words = tr("painted by hand");
        const double width = QFontMetricsF(font).horizontalAdvance(words);
        painter.drawText(QRectF(box.right() + 8, 0, width + 2, height()), Qt::AlignVCenter | Qt::AlignLeft, words);
        x = box.right() + 8 + width + entries_gap;
    }
    if (width() - x > scaled(150)) {
        painter.setFont(font);
        painter.setPen(c.text2);
        paintFlatColorBar(
            painter, QRectF(x, (height() - scaled(18)) / 2.0, std::min(width() - x, double(scaled(210))), scaled(18)),
            *m_maps.front(), c);
    }
}

} // namespace attn

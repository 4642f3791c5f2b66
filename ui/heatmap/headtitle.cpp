// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headtitle.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/headfactspainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

namespace attn {
namespace {

constexpr double frame_gap = 3, frame_width = 2, keyboard_frame_width = 3; // px

} // namespace

QString headTileLargest(const HeatmapData& data, bool facts)
{
    return data.finished() && !facts && !hidesAny(data) ? QObject::tr("max %1").arg(formatNumber(data.largest, 2))
                                                        : QString();
}

void paintHeadTitle(QPainter& painter, const HeadLayout& layout, int head, const HeadTitle& told)
{
    const QRectF place = layout.titleRect(head);
    const QFont font = textFont(12.5, told.focused ? QFont::DemiBold : QFont::Normal), small = numberFont(11);
    const double baseline = place.bottom() - 6; // clear of the frame
    const QFontMetricsF metrics(font);
    QString title = QObject::tr("Head %1").arg(head);
    const QString widest =
        QObject::tr("Head %1").arg(QString(QString::number(layout.heads - 1).size(), QLatin1Char('0')));
    if (told.brief && metrics.horizontalAdvance(widest) + 2 > place.width() - briefFactsWidth())
        title = QString::number(head);
    paintText(painter, font, told.focused ? colors().accent : colors().text, QPointF(place.left(), baseline), title);
    const double room = place.width() - metrics.horizontalAdvance(title) - 8;
    if (const double length = QFontMetricsF(small).horizontalAdvance(told.largest); length <= room)
        paintText(painter, small, colors().text2, QPointF(place.right() - length, baseline), told.largest);
    if (told.facts)
        paintHeadFacts(painter, layout.factsRect(head), *told.facts, layout.facts == 0, colors());
}

void paintHeadFrame(QPainter& painter, const QRectF& tile, bool focused, bool keyboard)
{
    painter.setBrush(Qt::NoBrush);
    if (colors().highContrast) {
        painter.setPen(colors().line);
        painter.drawRect(tile.adjusted(-1, -1, 0, 0));
    }
    if (!focused)
        return;
    const double width = keyboard ? keyboard_frame_width : frame_width;
    const double out = frame_gap + width / 2.0;
    painter.setPen(QPen(colors().accent, width));
    painter.drawRect(tile.adjusted(-out, -out, out, out));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headtitle.h"

#include "ui/kit/numbertext.h"
#include "ui/language/headwords.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/headfactspainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

namespace attn {
namespace {

constexpr double frame_gap = 3, frame_width = 2, keyboard_frame_width = 3; // px
constexpr double eye_width = 24, eye_icon = 15, pill_padding = 7, pill_gap = 6;

QFont titleFont(bool focused) { return textFont(12.5, focused ? QFont::DemiBold : QFont::Normal); }

QString offWord() { return QObject::tr("off"); }

// At the end of the remaining line; returns where it begins.
double paintOffPill(QPainter& painter, const QRectF& place, double right)
{
    const QFont font = textFont(11);
    const double width = QFontMetricsF(font).horizontalAdvance(offWord()) + 2 * pill_padding;
    const QRectF pill(std::floor(right - width), place.top() + 0.5, std::ceil(width), place.height() - 4);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, pill, colors().edge, colors().base, 1, pill.height() / 2);
    painter.restore();
    paintText(painter, font, colors().text2, pill, Qt::AlignCenter, offWord());
    return pill.left() - pill_gap;
}

} // namespace

QString headTileLargest(const HeatmapData& data, bool facts)
{
    return data.finished() && !facts && !hidesAny(data) ? QObject::tr("max %1").arg(formatNumber(data.largest, 2))
                                                        : QString();
}

QRectF headEyeRect(const HeadLayout& layout, int place, bool brief)
{
    const QRectF title = layout.titleRect(place);
    const QFontMetricsF metrics(titleFont(true));
    const double name = metrics.horizontalAdvance(titleOfHead(layout.heads - 1));
    const double others = name + pill_gap + (brief ? briefFactsWidth() + pill_gap : 0);
    if (others + eye_width > title.width())
        return {};
    return {title.right() - eye_width, title.top() - 3, eye_width, title.height() + 3};
}

void paintHeadTitle(QPainter& painter, const HeadLayout& layout, int place, const HeadTitle& shown)
{
    QRectF line = layout.titleRect(place);
    const QFont font = titleFont(shown.focused), small = numberFont(11);
    const double baseline = line.bottom() - 6; // clear of the frame
    const QFontMetricsF metrics(font);
    const QRectF eye = shown.eye ? headEyeRect(layout, place, shown.brief) : QRectF();
    if (!eye.isEmpty()) {
        QRectF icon(0, 0, eye_icon, eye_icon);
        icon.moveCenter({eye.right() - eye_icon / 2 - 1, baseline - metrics.capHeight() / 2});
        paintIcon(painter, icon, shown.off ? QStringLiteral("eyeoff") : QStringLiteral("eye"),
                  shown.off ? colors().text2 : colors().text);
        line.setRight(eye.left());
    }
    QString title = titleOfHead(shown.head);
    const QString widest = titleOfHead(QString(QString::number(layout.heads - 1).size(), QLatin1Char('0')));
    if (shown.brief && metrics.horizontalAdvance(widest) + 2 > line.width() - briefFactsWidth())
        title = QString::number(shown.head);
    const QColor foreground = shown.focused ? colors().accent : shown.off ? colors().off : colors().text;
    paintText(painter, font, foreground, QPointF(line.left(), baseline), title);
    if (shown.off)
        line.setRight(paintOffPill(painter, line, line.right()));
    const double room = line.width() - metrics.horizontalAdvance(title) - 8;
    if (const double length = QFontMetricsF(small).horizontalAdvance(shown.largest); length <= room)
        paintText(painter, small, colors().text2, QPointF(line.right() - length, baseline), shown.largest);
    if (shown.facts.empty() || (shown.brief && shown.off)) // there the badge has their room
        return;
    QRectF facts = layout.factsRect(place);
    if (shown.brief)
        facts.setRight(line.right());
    Colors ours = colors();
    if (shown.off)
        ours.text = ours.text2 = ours.off;
    paintHeadFacts(painter, facts, shown.facts, shown.brief, ours);
}

void paintHeadFrame(QPainter& painter, const QRectF& tile, bool focused, bool keyboard, bool off)
{
    painter.setBrush(Qt::NoBrush);
    if (off) {
        QPen dashes(colors().edge, 1, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({4, 3});
        painter.setPen(dashes);
        painter.drawRect(tile.adjusted(-2, -2, 1, 1));
    } else if (colors().highContrast) {
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

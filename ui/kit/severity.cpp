// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/severity.h"

#include "ui/theme/colors.h"

#include <QPainter>
#include <QPainterPath>

namespace attn {

namespace {

template <class T> T bySeverity(Severity severity, T ok, T warn, T bad, T off)
{
    return severity == Severity::Ok ? ok : severity == Severity::Warn ? warn : severity == Severity::Bad ? bad : off;
}

} // namespace

QColor severityColor(Severity severity)
{
    const Colors& c = colors();
    return bySeverity(severity, c.ok, c.warn, c.bad, c.off);
}

QColor severityGround(Severity severity)
{
    const Colors& c = colors();
    return bySeverity(severity, c.okbg, c.warnbg, c.badbg, c.hbg);
}

QString severityIcon(Severity severity)
{
    return QString::fromLatin1(bySeverity<const char*>(severity, "check", "info", "x", "minus"));
}

void paintLamp(QPainter& painter, const QRectF& square, Severity severity)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / 16, square.height() / 16);
    const QColor color = severityColor(severity);
    painter.setPen(severity == Severity::Off ? QPen(color, 1.4) : QPen(Qt::NoPen));
    painter.setBrush(severity == Severity::Off ? QBrush(Qt::NoBrush) : QBrush(color));
    QPainterPath sign;
    switch (severity) {
    case Severity::Ok:
        painter.drawEllipse(QPointF(8, 8), 7.2, 7.2);
        sign.moveTo(4.6, 8.2), sign.lineTo(6.9, 10.5), sign.lineTo(11.4, 5.5);
        break;
    case Severity::Warn:
        painter.drawPolygon(QPolygonF{{8, 0.9}, {15.4, 14.6}, {0.6, 14.6}});
        sign.moveTo(8, 5.2), sign.lineTo(8, 9.2);
        sign.moveTo(8, 11.9), sign.lineTo(8, 12);
        break;
    case Severity::Bad:
        painter.drawRoundedRect(QRectF(1.6, 1.6, 12.8, 12.8), 1.5, 1.5);
        sign.moveTo(5.3, 5.3), sign.lineTo(10.7, 10.7);
        sign.moveTo(10.7, 5.3), sign.lineTo(5.3, 10.7);
        break;
    case Severity::Off:
        painter.drawEllipse(QPointF(8, 8), 6.5, 6.5);
        sign.moveTo(5, 8), sign.lineTo(11, 8);
        break;
    }
    const QColor foreground = severity == Severity::Off ? color : colors().base;
    painter.strokePath(sign, QPen(foreground, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

} // namespace attn

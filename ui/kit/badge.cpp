// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/badge.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

Badge::Badge(QWidget* parent, bool wraps) : QWidget(parent), m_wraps(wraps)
{
    QSizePolicy policy(QSizePolicy::Maximum, wraps ? QSizePolicy::Minimum : QSizePolicy::Fixed);
    policy.setHeightForWidth(wraps);
    setSizePolicy(policy);
    hide();
}

void Badge::setVerdict(const QString& text, Severity severity)
{
    m_text = text;
    m_severity = severity;
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const { return {badgeWidth(m_text), scaled(20)}; }

int Badge::heightForWidth(int width) const
{
    const QFontMetrics metrics(textFont(12, QFont::DemiBold));
    const QRect room(0, 0, width - badgeWidth({}) + 1, QWIDGETSIZE_MAX); // a whole line fits, however it is rounded
    return scaled(20) + metrics.boundingRect(room, Qt::TextWordWrap, m_text).height() - metrics.height();
}

void Badge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintBadge(painter, rect(), m_text, m_severity);
}

void paintBadge(QPainter& painter, const QRectF& rect, const QString& text, Severity severity)
{
    const QColor color = severityColor(severity);
    const QColor frame = colors().highContrast ? color : QColor(Qt::transparent);
    paintFrame(painter, rect, frame, severityGround(severity), 1, qMin(rect.height() / 2, scaled(10) * 1.0));
    const double side = scaled(12);
    paintIcon(painter, QRectF(rect.left() + 8, rect.center().y() - side / 2, side, side), severityIcon(severity),
              color);
    paintText(painter, textFont(12, QFont::DemiBold), color, rect.adjusted(side + 13, 0, 0, 0),
              Qt::AlignVCenter | Qt::TextWordWrap, text);
}

int badgeWidth(const QString& text)
{
    return QFontMetrics(textFont(12, QFont::DemiBold)).horizontalAdvance(text) + scaled(12) + 23;
}

} // namespace attn

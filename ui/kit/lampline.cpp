// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/lampline.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int lamp_room = 24, words_px = 13; // px

} // namespace

LampLine::LampLine(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LampLine::setVerdict(Severity severity, const QString& sentence)
{
    m_severity = severity;
    m_sentence = sentence;
    setAccessibleName(sentence);
    setToolTip(sentence);
    updateGeometry();
    update();
}

QSize LampLine::sizeHint() const { return {scaled(200), heightForWidth(std::max(width(), scaled(200)))}; }

QSize LampLine::minimumSizeHint() const { return {scaled(60), scaled(20)}; }

int LampLine::heightForWidth(int width) const
{
    const QRect room(0, 0, std::max(width - lamp_room, 20), 10'000);
    return std::max(scaled(20),
                    QFontMetrics(textFont(words_px)).boundingRect(room, Qt::TextWordWrap, m_sentence).height() + 2);
}

void LampLine::paintEvent(QPaintEvent*)
{
    if (m_sentence.isEmpty())
        return;
    QPainter painter(this);
    const QFont font = textFont(words_px);
    const QRect words = rect().adjusted(lamp_room, 0, 0, 0);
    const bool whole = height() >= heightForWidth(width());
    paintLamp(painter, QRectF(0, whole ? 2 : (height() - 16) / 2, 16, 16), m_severity);
    painter.setFont(font);
    painter.setPen(colors().text);
    if (whole)
        painter.drawText(words, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_sentence);
    else
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(font).elidedText(m_sentence, Qt::ElideRight, words.width()));
}

} // namespace attn

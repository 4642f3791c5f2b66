// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/taskbox.h"

#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

TaskBox::TaskBox(const QString& title, bool entered, QWidget* parent)
    : QWidget(parent), m_title(title), m_entered(entered), m_badge(new Badge(this)), m_column(columnOf(nullptr, 8))
{
    auto* name = new PlainLabel(title, this);
    useTextFont(name, 13, QFont::DemiBold);
    name->setForegroundRole(QPalette::Link); // the accent
    setAccessibleName(title);
    auto* key = new KeyCap(tr("Enter"), this);
    key->setVisible(entered);
    columnOf(this, 8, {rowOf(nullptr, 8, {name, key, freeRoom(1), m_badge}), m_column})
        ->setContentsMargins(14, 10, 12, 12);
}

void TaskBox::setWords(const QString& words)
{
    m_words = words;
    if (const QString name = QStringLiteral("%1: %2").arg(m_title, words); name != accessibleName())
        setAccessibleName(name);
}

QString TaskBox::inWords() const
{
    QString words = m_entered ? tr("%1 (press Enter): %2").arg(m_title, m_words) : accessibleName();
    return m_badge->text().isEmpty() ? words : words + QLatin1Char('\n') + m_badge->text();
}

void TaskBox::setState(const QString& words, Severity severity, const QString& detail)
{
    m_badge->setVerdict(words, severity);
    m_badge->setToolTip(detail);
}

void TaskBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, rect(), colors().accent, colors().base);
    painter.fillRect(QRectF(0, 2, 4, height() - 4), colors().accent);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/messageline.h"

#include "ui/kit/announce.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QHBoxLayout>
#include <QPainter>

namespace attn {

MessageLine::MessageLine(QWidget* parent) : QWidget(parent), m_label(new PlainLabel(this))
{
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    useTextFont(m_label, 12);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(20, 2, 0, 4); // the mark is in the left margin
    layout->addWidget(m_label);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
    onEvents(this, {QEvent::PaletteChange}, [this] { colorText(); });
}

void MessageLine::setMessage(const QString& sentence, Severity severity)
{
    const bool another = sentence != m_label->text();
    m_severity = severity;
    m_label->setText(sentence);
    if (sentence != accessibleName()) // Qt notifies anyway
        setAccessibleName(sentence);
    colorText();
    setVisible(!sentence.isEmpty());
    update();
    if (another)
        announce(this, sentence);
}

QString MessageLine::message() const { return m_label->text(); }

void MessageLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLamp(painter, QRectF(0, 3, 14, 14), m_severity);
}

void MessageLine::colorText()
{
    const QColor color = m_severity == Severity::Bad ? colors().bad : colors().text2;
    QPalette palette = m_label->palette();
    if (palette.color(QPalette::WindowText) == color)
        return;
    palette.setColor(QPalette::WindowText, color);
    m_label->setPalette(palette);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/offerbar.h"

#include "ui/kit/boxes.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/label.h"
#include "ui/kit/severity.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPushButton>

namespace attn {

namespace {

constexpr int least_text = 260; // px: narrower, the sentence stands above the answers

} // namespace

OfferBar::OfferBar(QWidget* parent) : QWidget(parent), m_text(new PlainLabel(this)), m_answers(new FlowLayout(8))
{
    m_text->setWordWrap(true);
    useTextFont(m_text, 12.5);
    m_all = rowOf(this, 8, {{m_text, 1}, m_answers});
    m_all->setContentsMargins(42, 6, 12, 7); // the sign stands in the left margin
    hide();
}

void OfferBar::add(QWidget* widget) { m_answers->addWidget(widget); }

QPushButton* OfferBar::addButton(const QString& text, const QString& toolTip)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(toolTip);
    add(button);
    return button;
}

void OfferBar::say(const QString& sentence)
{
    m_text->setText(sentence);
    setAccessibleName(sentence);
    show();
    fit();
    update();
}

void OfferBar::fit()
{
    const QMargins margins = m_all->contentsMargins();
    const int text = width() - margins.left() - margins.right() - m_answers->sizeHint().width() - m_all->spacing();
    m_all->setDirection(text < scaled(least_text) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void OfferBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

QString OfferBar::sentence() const { return m_text->text(); }

void OfferBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().warnbg);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors().line);
    paintLamp(painter, QRectF(16, (height() - 17) / 2, 16, 16), Severity::Warn);
}

} // namespace attn

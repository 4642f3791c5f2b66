// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticebar.h"

#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QAction>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace attn {

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent), m_text(new PlainLabel(this)), m_button(new QPushButton(this)),
      m_close(new IconButton(QStringLiteral("x"), tr("Close this message"), false, this))
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    useTextFont(m_text, 12.5);
    rowOf(this, 8, {{m_text, 1}, m_button, {m_close, 0, Qt::AlignTop}})
        ->setContentsMargins(42, 6, 12, 7); // the icon is in the left margin
    connect(m_button, &QPushButton::clicked, this, [this] {
        hide();
        if (m_action)
            m_action->trigger();
    });
    connect(m_close, &QAbstractButton::clicked, this, &QWidget::hide);
    hide();
}

void NoticeBar::showNotice(const QString& sentence, Severity severity, QAction* action)
{
    m_action = action;
    m_button->setVisible(action);
    if (action)
        m_button->setText(action->iconText());
    m_severity = severity;
    m_text->setText(sentence);
    setAccessibleName(sentence);
    show();
    update();
    announce(this, sentence);
}

QString NoticeBar::text() const { return m_text->text(); }

void NoticeBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), severityGround(m_severity));
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors().line);
    const QFontMetrics metrics = m_text->fontMetrics();
    const double line = metrics.height(); // the icon is beside the first one
    // Asking the label for its height would lay it out again, and have all painted again.
    const int lines = metrics.boundingRect(m_text->rect(), Qt::TextWordWrap, m_text->text()).height();
    const double top = m_text->y() + std::max(m_text->height() - lines, 0) / 2.0;
    paintLamp(painter, QRectF(16, top + (line - 16) / 2, 16, 16), m_severity);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/formrow.h"

#include "ui/kit/messageline.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace attn {

FormRow::FormRow(const QString& label, QWidget* control, QWidget* parent, bool stretch)
    : QWidget(parent), m_label(new QLabel(label, this)), m_control(control), m_message(new MessageLine(this))
{
    m_label->setBuddy(control);
    m_label->setToolTip(control->toolTip());
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(label);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(8);
    row->addWidget(m_label);
    if (!stretch)
        row->addStretch();
    row->addWidget(control, stretch ? 1 : 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_message);
}

void FormRow::setLabelWidth(int px)
{
    m_labelWidth = px;
    m_label->setFixedWidth(scaled(px));
}

void FormRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_labelWidth > 0)
        m_label->setFixedWidth(scaled(m_labelWidth));
}

void FormRow::setError(const QString& sentence)
{
    m_message->setMessage(sentence);
    m_control->setAccessibleDescription(sentence);
}

QString FormRow::error() const { return m_message->message(); }

} // namespace attn

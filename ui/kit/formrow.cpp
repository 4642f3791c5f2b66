// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/formrow.h"

#include "ui/kit/messageline.h"
#include "ui/theme/fonts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace attn {

FormRow::FormRow(const QString& label, QWidget* control, QWidget* parent, bool stretch)
    : QWidget(parent), m_control(control), m_message(new MessageLine(this))
{
    auto* text = new QLabel(label, this);
    text->setBuddy(control);
    text->setToolTip(control->toolTip());
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(label);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(8);
    row->addWidget(text);
    if (!stretch)
        row->addStretch();
    row->addWidget(control, stretch ? 1 : 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_message);
}

void FormRow::setError(const QString& sentence)
{
    m_message->setMessage(sentence);
    m_control->setAccessibleDescription(sentence);
}

QString FormRow::error() const { return m_message->message(); }

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/formrow.h"

#include "ui/kit/boxes.h"
#include "ui/kit/messageline.h"
#include "ui/kit/whenever.h"
#include "ui/theme/fonts.h"

#include <QLabel>

namespace attn {

FormRow::FormRow(const QString& label, QWidget* control, QWidget* parent, bool stretch)
    : QWidget(parent), m_label(new QLabel(label, this)), m_control(control), m_message(new MessageLine(this))
{
    m_label->setBuddy(control);
    m_label->setToolTip(control->toolTip());
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(label);
    auto* row = rowOf(nullptr, 8, {m_label});
    row->setContentsMargins(0, 2, 0, 2);
    if (!stretch)
        row->addStretch();
    row->addWidget(control, stretch ? 1 : 0);
    columnOf(this, 0, {row, m_message});
    whenever(this, {QEvent::FontChange}, [this] {
        if (m_labelWidth > 0)
            m_label->setFixedWidth(scaled(m_labelWidth));
    });
}

void FormRow::setLabelWidth(int px)
{
    m_labelWidth = px;
    m_label->setFixedWidth(scaled(px));
}

void FormRow::setError(const QString& sentence)
{
    m_message->setMessage(sentence);
    m_control->setAccessibleDescription(sentence);
}

QString FormRow::error() const { return m_message->message(); }

} // namespace attn

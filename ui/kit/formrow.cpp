// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/formrow.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/theme/fonts.h"

#include <QComboBox>

#include <algorithm>

namespace attn {

namespace {

constexpr int beside = 8; // px between a label and its control

} // namespace

FormRow::FormRow(const QString& label, QWidget* control, QWidget* parent, bool stretch)
    : QWidget(parent), m_label(new PlainLabel(label, this)), m_control(control), m_message(new MessageLine(this))
{
    m_label->setBuddy(control);
    m_label->setToolTip(control->toolTip());
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(label);
    m_row = rowOf(nullptr, beside, {m_label});
    m_row->setContentsMargins(0, 2, 0, 2);
    if (!stretch)
        m_row->addStretch();
    m_row->addWidget(control, stretch ? 1 : 0);
    columnOf(this, 0, {m_row, m_message});
    onEvents(this, {QEvent::FontChange}, [this] {
        if (m_labelWidth > 0)
            m_label->setFixedWidth(scaled(m_labelWidth));
    });
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { fit(); });
}

// A list too wide for the space beside its label moves below it.
void FormRow::fit()
{
    const auto* list = qobject_cast<const QComboBox*>(m_control);
    if (!list)
        return;
    constexpr int arrow = 28; // px, with the frame
    int widest = 0;
    for (int item = 0; item < list->count(); ++item)
        widest = std::max(widest, list->fontMetrics().horizontalAdvance(list->itemText(item)));
    const int label = m_labelWidth > 0 ? scaled(m_labelWidth) : m_label->sizeHint().width();
    const bool below = label + beside + widest + scaled(arrow) > width();
    m_row->setSpacing(below ? 2 : beside);
    m_row->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void FormRow::setLabelWidth(int px)
{
    m_labelWidth = px;
    m_label->setFixedWidth(scaled(px));
}

void FormRow::setError(const QString& sentence)
{
    m_message->setMessage(sentence);
    describeTo(m_control, sentence);
}

QString FormRow::error() const { return m_message->message(); }

} // namespace attn

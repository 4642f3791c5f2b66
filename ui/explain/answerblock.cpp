// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/answerblock.h"

#include "ui/document/hiding.h"
#include "ui/document/selection.h"
#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/fonts.h"

#include <QLineEdit>
#include <QPushButton>

namespace attn {

AnswerBlock::AnswerBlock(Selection* selection, QWidget* parent, bool alone)
    : InspectorBlock(parent, alone), m_selection(selection), m_question(new QWidget(this)),
      m_field(new QLineEdit(this)), m_verdict(new LampLine(this))
{
    auto* title = new PlainLabel(tr("What is the hidden value?"), m_question);
    useTextFont(title, 12.5, QFont::DemiBold);
    m_field->setAccessibleName(tr("Your answer for the hidden cell"));
    m_field->setPlaceholderText(tr("your answer"));
    useNumberFont(m_field, 12);
    auto* check = new QPushButton(tr("Check"), m_question);
    auto* show = new QPushButton(tr("Show"), m_question);
    show->setToolTip(tr("Reveal the value (H in the map)"));
    columnOf(m_question, 4, {title, rowOf(nullptr, 8, {{m_field, 1}, check, show})});
    column()->addWidget(m_question);
    column()->addWidget(m_verdict);
    connect(m_field, &QLineEdit::returnPressed, this, &AnswerBlock::check);
    connect(check, &QPushButton::clicked, this, &AnswerBlock::check);
    connect(show, &QPushButton::clicked, this, [this] {
        Q_EMIT shownNow();
        reveal();
    });
    if (alone) {
        title->hide();
        column()->setContentsMargins(0, 0, 0, 0);
    }
    m_verdict->hide();
    hide();
}

void AnswerBlock::setCell(const ComputedPtr& computed, const std::optional<CellRef>& cell, bool hidden)
{
    m_computed = computed;
    if (m_cell != cell) {
        m_field->clear();
        m_verdict->setVisible(m_keeps && !m_verdict->isHidden());
    }
    m_cell = cell;
    m_question->setVisible(hidden);
    setVisible(hidden || !m_verdict->isHidden());
}

void AnswerBlock::ask() { m_field->setFocus(Qt::ShortcutFocusReason); }

void AnswerBlock::check()
{
    if (!m_cell || m_field->text().trimmed().isEmpty())
        return;
    const Answer answer =
        judged(m_field->text().toStdString(), *m_computed, *m_cell, m_selection->digits(), shownNumber);
    const QString words = QString::fromStdString(answer.words);
    m_verdict->setVerdict(answer.severity, words);
    m_verdict->show();
    announce(this, words);
    Q_EMIT answered(answer);
    m_field->selectAll();
    if (answer.severity != Severity::Ok)
        return;
    m_keeps = true;
    reveal();
    m_keeps = false;
}

void AnswerBlock::reveal()
{
    if (m_cell)
        m_selection->setHidden(shown(*m_computed, m_selection->hidden(), {{m_cell->tensor, m_cell->index}}));
}

} // namespace attn

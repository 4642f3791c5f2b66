// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/predictbox.h"

#include "core/explain/withhold.h"
#include "core/lessons/answer.h"
#include "ui/document/hiding.h"
#include "ui/document/selection.h"
#include "ui/explain/answerblock.h"
#include "ui/kit/boxes.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/proseview.h"

#include <QPushButton>

namespace attn {

PredictBox::PredictBox(LessonPlay* play, Selection* selection, QWidget* parent)
    : TaskBox(tr("Work it out"), true, parent), m_play(play), m_selection(selection), m_text(new ProseView(14, this)),
      m_answer(new AnswerBlock(selection, this, true)), m_reveal(new QPushButton(tr("Show all"), this))
{
    m_reveal->setToolTip(tr("Reveal the hidden values of this step"));
    m_reveal->setFocusPolicy(Qt::TabFocus);
    column()->addWidget(m_text);
    column()->addWidget(m_answer);
    column()->addLayout(rowOf(nullptr, 8, {m_reveal, freeRoom(1)}));
    connect(m_answer, &AnswerBlock::answered, this, [this](const Answer& answer) {
        m_play->answered(answer);
        Q_EMIT judgedNow();
    });
    connect(m_answer, &AnswerBlock::shownNow, play, [play] { play->setRevealed(); });
    connect(selection, &Selection::chosenChanged, this, &PredictBox::follow);
    connect(m_reveal, &QPushButton::clicked, this, &PredictBox::reveal);
}

std::optional<CellRef> PredictBox::asked() const
{
    const ComputedPtr& computed = m_play->computed();
    if (const auto chosen = chosenRef(*computed, *m_selection);
        chosen && hidesAll(*computed, {chosen->tensor, chosen->index}))
        return chosen;
    return toPredict(*computed, m_play->step().predict).next;
}

bool PredictBox::answerNext()
{
    if (!m_play->computed() || !asked())
        return false;
    follow();
    m_answer->ask();
    return true;
}

void PredictBox::reveal()
{
    if (!m_play->computed())
        return;
    m_play->setRevealed();
    m_selection->setHidden(shown(*m_play->computed(), m_selection->hidden(), m_play->step().predict));
}

void PredictBox::follow()
{
    if (!m_play->computed())
        return;
    const ToPredict asked = toPredict(*m_play->computed(), m_play->step().predict);
    const auto cell = this->asked();
    m_answer->setCell(m_play->computed(), cell, cell.has_value());
    m_reveal->setVisible(asked.left > 1);
    const Answer stateFor = asked.stateFor(m_play->progress().shown);
    setState(QString::fromStdString(stateFor.words), stateFor.severity);
    m_text->setProse((asked.all > 1 ? tr("Find the hidden values (**?**). Select one in the map and type it here.")
                                    : tr("Find the hidden value (**?**) and type it here."))
                         .toStdString());
    setWords(m_text->words());
}

} // namespace attn

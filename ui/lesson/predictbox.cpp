// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/predictbox.h"

#include "core/lessons/answer.h"
#include "ui/document/hiding.h"
#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/proseview.h"

#include <QPushButton>

namespace attn {

PredictBox::PredictBox(LessonPlay* play, Selection* selection, QWidget* parent)
    : TaskBox(tr("Work it out"), true, parent), m_play(play), m_selection(selection), m_text(new ProseView(14, this)),
      m_answer(new QPushButton(tr("Answer"), this)), m_reveal(new QPushButton(tr("Reveal"), this))
{
    m_answer->setToolTip(tr("Goes to the next hidden number and takes what you type (Enter in the map)"));
    m_reveal->setToolTip(tr("Shows the numbers that are asked for"));
    for (QPushButton* button : {m_answer, m_reveal})
        button->setFocusPolicy(Qt::TabFocus);
    column()->addWidget(m_text);
    column()->addLayout(rowOf(nullptr, 8, {m_answer, m_reveal, freeRoom(1)}));
    connect(m_answer, &QPushButton::clicked, this, &PredictBox::answerNext);
    connect(m_reveal, &QPushButton::clicked, this, &PredictBox::reveal);
}

std::optional<CellRef> PredictBox::nextHidden() const
{
    return m_play->computed() ? toPredict(*m_play->computed(), m_play->step().predict).next : std::nullopt;
}

bool PredictBox::answerNext()
{
    const auto cell = nextHidden();
    if (cell)
        Q_EMIT answerAsked(*cell);
    return cell.has_value();
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
    m_answer->setEnabled(asked.left > 0);
    m_reveal->setEnabled(asked.left > 0);
    const Answer told = asked.told();
    setState(QString::fromStdString(told.words), told.severity);
    m_text->setProse(tr("The cells with a **?** are hidden. Work them out, choose one in the map, press **Enter** and "
                        "type your number.")
                         .toStdString());
    setWords(m_text->words());
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/predictbox.h"

#include "core/explain/withhold.h"
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
    if (!m_play->computed())
        return std::nullopt;
    for (const CellRef& cell : cellsIn(*m_play->computed(), m_play->step().predict))
        if (hidesAll(*m_play->computed(), {cell.tensor, cell.index}))
            return cell;
    return std::nullopt;
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
    int all = 0, left = 0;
    const Computed& computed = *m_play->computed();
    for (const CellRef& cell : cellsIn(computed, m_play->step().predict)) {
        const CellBlock block{cell.tensor, cell.index};
        if (!whyNotHidden(computed, block).empty() && !hidesAll(computed, block))
            continue; // the mask tells what stands there
        ++all;
        left += hidesAll(computed, block);
    }
    m_answer->setEnabled(left > 0);
    m_reveal->setEnabled(left > 0);
    setState(left == 0 ? tr("all shown") : tr("%1 of %2 left").arg(left).arg(all),
             left == 0 ? Severity::Ok : Severity::Off);
    m_text->setProse(tr("The cells with a **?** are hidden. Work them out, choose one in the map, press **Enter** and "
                        "type your number.")
                         .toStdString());
    setWords(m_text->words());
}

} // namespace attn

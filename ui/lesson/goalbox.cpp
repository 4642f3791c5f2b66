// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/goalbox.h"

#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/proseview.h"

#include <QPushButton>

namespace attn {

GoalBox::GoalBox(LessonPlay* play, QWidget* parent)
    : TaskBox(tr("Your turn"), !play->step().locks.openTensor().empty(), parent), m_play(play),
      m_text(new ProseView(14, this)), m_way(new QPushButton(tr("Show one way"), this))
{
    m_text->setProse(play->inLanguage(play->step().goal->text));
    m_way->setFocusPolicy(Qt::TabFocus);
    connect(m_way, &QPushButton::clicked, play, &LessonPlay::showSolution);
    m_way->setVisible(play->step().goal->solution.has_value());
    column()->addWidget(m_text);
    column()->addLayout(rowOf(nullptr, 8, {m_way, freeRoom(1)}));
}

void GoalBox::follow(int digits)
{
    m_text->setComputed(m_play->computed(), digits, m_play->next());
    setWords(m_text->words());
    const auto& state = m_play->goalState();
    const bool reached = state && state->reached;
    m_way->setEnabled(state && !reached);
    if (!state)
        return setState(tr("not yet"), Severity::Off);
    const QString told = (!reached                   ? tr("not yet: %1")
                          : m_play->progress().shown ? tr("shown: %1")
                                                     : tr("reached: %1"))
                             .arg(QString::fromStdString(state->words));
    setState(told, reached ? Severity::Ok : Severity::Off);
    if (const QString before = std::exchange(m_told, told); !before.isEmpty() && before != told)
        announce(this, told); // after every edit; as the step begins it is told with the step
}

} // namespace attn

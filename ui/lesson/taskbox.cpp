// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/taskbox.h"

#include "core/lessons/answer.h"
#include "ui/kit/announce.h"
#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/language/keynames.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/proseview.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>
#include <QPushButton>

namespace attn {

TaskBox::TaskBox(const QString& title, bool entered, QWidget* parent)
    : QWidget(parent), m_title(title), m_entered(entered), m_badge(new Badge(this, true)),
      m_column(columnOf(nullptr, 8))
{
    auto* name = new PlainLabel(title, this);
    useTextFont(name, 13, QFont::DemiBold);
    name->setForegroundRole(QPalette::Link); // the accent
    setAccessibleName(title);
    QSizePolicy keepsRoom = m_badge->sizePolicy(); // nothing below moves when it appears
    keepsRoom.setRetainSizeWhenHidden(true);
    m_badge->setSizePolicy(keepsRoom);
    auto* key = new KeyCap(enterKey(), this);
    key->setVisible(entered);
    columnOf(this, 8, {rowOf(nullptr, 8, {name, key, freeRoom(1), m_badge}), m_column})
        ->setContentsMargins(14, 10, 12, foot);
}

void TaskBox::setWords(const QString& words)
{
    m_words = words;
    if (const QString name = QStringLiteral("%1: %2").arg(m_title, words); name != accessibleName())
        setAccessibleName(name);
}

QString TaskBox::inWords() const
{
    QString words = m_entered ? tr("%1 (press Enter): %2").arg(m_title, m_words) : accessibleName();
    return m_badge->text().isEmpty() ? words : words + QLatin1Char('\n') + m_badge->text();
}

void TaskBox::setState(const QString& words, Severity severity, const QString& detail)
{
    m_badge->setVerdict(words, severity);
    m_badge->setToolTip(detail);
}

void TaskBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, rect(), colors().accent, colors().base);
    painter.fillRect(QRectF(0, 2, 4, height() - 4), colors().accent);
}

GoalBox::GoalBox(LessonPlay* play, QWidget* parent)
    : TaskBox(tr("Your turn"), !play->step().locks.openTensor().empty(), parent), m_play(play),
      m_text(new ProseView(14, this)), m_solution(new QPushButton(tr("Show a solution"), this))
{
    m_text->setProse(play->inLanguage(play->step().goal->text));
    m_solution->setFocusPolicy(Qt::TabFocus);
    connect(m_solution, &QPushButton::clicked, play, &LessonPlay::showSolution);
    m_solution->setVisible(play->step().goal->solution.has_value());
    column()->addWidget(m_text);
    column()->addLayout(rowOf(nullptr, 8, {m_solution, freeRoom(1)}));
}

void GoalBox::follow(int digits)
{
    m_text->setComputed(m_play->computed(), digits, m_play->next());
    setWords(m_text->words());
    const auto& state = m_play->goalState();
    const bool reached = state && state->reached;
    m_solution->setText(m_play->showsSolution() ? tr("Show mine") : tr("Show a solution"));
    m_solution->setEnabled(state && (!reached || m_play->showsSolution()));
    const Answer answer = judged(state, m_play->progress().shown);
    const QString progress = QString::fromStdString(answer.words);
    setState(progress, answer.severity);
    if (!state)
        return;
    if (const QString before = std::exchange(m_progress, progress); !before.isEmpty() && before != progress)
        announce(this, progress); // after every edit; at first it is read with the step
}

} // namespace attn

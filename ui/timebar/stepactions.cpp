// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timebar/stepactions.h"

#include "ui/theme/icons.h"
#include "ui/timebar/stepper.h"

#include <QActionGroup>
#include <QMenu>

namespace attn {

StepActions::StepActions(Stepper* stepper, QMenu* menu, QObject* parent) : QObject(parent), m_stepper(stepper)
{
    const auto add = [&](const QString& text, const QKeySequence& keys, void (Stepper::*slot)(),
                         const QString& iconName = {}) {
        QAction* action = menu->addAction(text);
        action->setShortcut(keys);
        if (!iconName.isEmpty())
            action->setIcon(icon(iconName));
        connect(action, &QAction::triggered, stepper, slot);
        return action;
    };
    on = add(tr("Step &forward"), QKeySequence(QStringLiteral("Ctrl+Right")), &Stepper::on, QStringLiteral("next"));
    back = add(tr("Step &back"), QKeySequence(QStringLiteral("Ctrl+Left")), &Stepper::back, QStringLiteral("prev"));
    first = add(tr("&Go to start"), QKeySequence(QStringLiteral("Ctrl+Shift+Left")), &Stepper::toFirst,
                QStringLiteral("first"));
    last = add(tr("Compute &everything"), QKeySequence(QStringLiteral("Ctrl+Shift+Right")), &Stepper::toLast,
               QStringLiteral("last"));
    chosen = add(tr("Run to selected &cell"), QKeySequence(QStringLiteral("Ctrl+Shift+Down")), &Stepper::toChosen);
    play = menu->addAction(QString());
    play->setShortcut(QKeySequence(Qt::Key_Space));
    play->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(play, &QAction::triggered, stepper, [stepper] { stepper->setPlaying(!stepper->isPlaying()); });
    menu->addSeparator();
    auto* group = new QActionGroup(this);
    const QString names[] = {tr("Step by &stage"), tr("Step by &row"), tr("Step by ce&ll"),
                             tr("Step by &multiply-add")};
    for (std::size_t i = 0; i < units.size(); ++i) {
        units[i] = menu->addAction(names[i]);
        units[i]->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(i + 1)));
        units[i]->setCheckable(true);
        group->addAction(units[i]);
        connect(units[i], &QAction::triggered, stepper, [stepper, i] { stepper->setUnit(StepUnit(i)); });
    }
    own = menu->addAction(QString());
    own->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+5")));
    own->setCheckable(true);
    group->addAction(own);
    connect(own, &QAction::triggered, stepper, &Stepper::walkOwn);
    connect(stepper, &Stepper::changed, this, &StepActions::follow);
    follow();
}

void StepActions::setAvailable(bool available)
{
    m_available = available;
    if (!available)
        m_stepper->setPlaying(false);
    follow();
}

void StepActions::follow()
{
    const bool playing = m_stepper->isPlaying();
    play->setText(playing ? tr("&Pause") : tr("&Play"));
    play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    const OwnSteps* steps = m_stepper->ownSteps();
    const bool offered = steps && steps->count() > 0;
    own->setVisible(offered);
    own->setText(tr("Step by %1").arg(offered ? steps->unit() : QString()));
    (m_stepper->walksOwn() ? own : units[static_cast<std::size_t>(m_stepper->unit())])->setChecked(true);
    play->setEnabled(m_available && m_stepper->canGo());
    chosen->setEnabled(m_available && !m_stepper->steps().empty());
    for (QAction* action : units)
        action->setEnabled(m_available);
    own->setEnabled(m_available && offered);
    for (QAction* action : {on, last})
        action->setEnabled(m_available && m_stepper->canGoOn());
    for (QAction* action : {first, back})
        action->setEnabled(m_available && m_stepper->canGoBack());
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/viewkeys.h"

#include <QAction>
#include <QKeyEvent>

namespace attn {

QAction* actionOfKey(const QList<QAction*>& actions, const QKeyEvent* event)
{
    // The keypad's arrows and Enter count as the usual keys.
    const QKeyCombination pressed(event->modifiers() & ~Qt::KeypadModifier, Qt::Key(event->key()));
    for (QAction* action : actions)
        if (action->isEnabled() && action->shortcuts().contains(QKeySequence(pressed)))
            return action;
    return nullptr;
}

bool isTyped(const QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return plain && !event->text().isEmpty() && event->text().front().isPrint();
}

bool keepsKey(const QList<QAction*>& actions, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!isTyped(key) && !actionOfKey(actions, key))
        return false;
    event->accept();
    return true;
}

} // namespace attn

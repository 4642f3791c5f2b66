// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys a view with habits of its own keeps while it has the focus, so that a shortcut of the window does not take
// them away: the keys of its actions, and every character that can be typed.
#pragma once

#include <QList>

class QAction;
class QEvent;
class QKeyEvent;

namespace attn {

// The action among `actions` whose shortcut this key is, or null.
QAction* actionOfKey(const QList<QAction*>& actions, const QKeyEvent* event);
// Whether the key is a character, typed without Ctrl or Alt.
bool isTyped(const QKeyEvent* event);
// Keeps such a key of `event`, which then comes as a key press: true where it did.
bool keepsKey(const QList<QAction*>& actions, QEvent* event);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys a view with its own shortcuts keeps while it has the focus, so that window shortcuts do not take them: the
// keys of its actions, and every character that can be typed.
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
// Keeps such a key of `event`, which then arrives as a key press; true if so.
bool keepsKey(const QList<QAction*>& actions, QEvent* event);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A button's menu that is built on demand: by a click, or by the palette, which lists all actions.
#pragma once

#include <functional>

class QAbstractButton;
class QMenu;

namespace attn {

// A click shows the menu from `make` below the button; it deletes itself when it closes. Null: no menu.
void offerMenu(QAbstractButton* button, const std::function<QMenu*()>& make);
// The same menu, not shown; null where the button offers none now. The caller deletes it.
QMenu* menuOf(const QAbstractButton& button);

} // namespace attn

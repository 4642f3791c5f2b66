// SPDX-License-Identifier: GPL-3.0-or-later
// The right end of the menu bar: undo, redo, find an action, start page, theme.
#pragma once

#include <QWidget>

#include <vector>

class QAction;

namespace attn {

class MenuCorner : public QWidget {
    Q_OBJECT

public:
    // `find` is shown with its words and its shortcut, the others as icons: `before` left of it, `after` right.
    MenuCorner(const std::vector<QAction*>& before, QAction* find, const std::vector<QAction*>& after,
               QWidget* parent = nullptr);
};

} // namespace attn

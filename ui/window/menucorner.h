// SPDX-License-Identifier: GPL-3.0-or-later
// The right end of the menu bar: undo, redo, find an action, start page, theme.
#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QMenuBar;

namespace attn {

class FindButton;

class MenuCorner : public QWidget {
    Q_OBJECT

public:
    // `find` shows its words and shortcut if the menus leave enough space, the others are icons: `before` left of it,
    // `after` right.
    MenuCorner(const std::vector<QAction*>& before, QAction* find, const std::vector<QAction*>& after, QMenuBar* menus);

private:
    void fit();

    QMenuBar* m_menus;
    FindButton* m_find;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// All keyboard shortcuts of the menus, and the keys that the rail and the picture understand, in one table: by menu, and only
// those that a few letters name. Those of the menus can be changed in the line below.
#pragma once

#include <QDialog>

class QAction;
class QLineEdit;
class QMenuBar;
class QTableWidget;

namespace attn {

class KeyChanger;
class Keymap;

class ShortcutList : public QDialog {
    Q_OBJECT

public:
    // `keymap` must outlive this.
    ShortcutList(QMenuBar* menus, Keymap* keymap, QWidget* parent);

    void present(); // rereads the menus and raises the window; not modal

private:
    void addGroup(const QString& title);
    void fill();
    void addRow(const QString& what, const QString& keys, QAction* action = nullptr);
    void filter();
    // The next seen row with keys becomes the chosen one.
    void moveBy(int rows);
    void choose(int row);

    QMenuBar* m_menus;
    QLineEdit* m_field;
    QTableWidget* m_table;
    KeyChanger* m_changer;
};

} // namespace attn

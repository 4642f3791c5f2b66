// SPDX-License-Identifier: GPL-3.0-or-later
// All keyboard shortcuts of the menus, and the keys that the rail and the picture understand, in one
// table: by menu, and only those that a few letters name.
#pragma once

#include <QDialog>

class QLineEdit;
class QMenuBar;
class QTableWidget;

namespace attn {

class ShortcutList : public QDialog {
    Q_OBJECT

public:
    ShortcutList(QMenuBar* menus, QWidget* parent);

    void present(); // reads the menus again and comes to the front; not modal

private:
    void addGroup(const QString& title);
    void addRow(const QString& what, const QString& keys);
    void filter();

    QMenuBar* m_menus;
    QLineEdit* m_field;
    QTableWidget* m_table;
};

} // namespace attn

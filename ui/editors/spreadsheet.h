// SPDX-License-Identifier: GPL-3.0-or-later
// A table with the keys of a spreadsheet: Enter goes down, Tab goes right, Ctrl+Tab leaves. Its actions have their keys
// while it has the focus, before the window's shortcuts, and stand in its context menu.
#pragma once

#include <QKeySequence>
#include <QTableView>

#include <functional>

namespace attn {

class Spreadsheet : public QTableView {
    Q_OBJECT

public:
    explicit Spreadsheet(QWidget* parent = nullptr) : QTableView(parent) {}

protected:
    QAction* addTableAction(const QString& text, const QList<QKeySequence>& keys, const std::function<void()>& run);
    // What is selected, else the current cell; empty where there is neither.
    QModelIndexList chosenCells() const;
    void editCurrent();
    // To another cell; one beyond the edge leaves the current cell as it is.
    void moveCurrent(int rows, int columns);

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    virtual void prepareMenu(QMenu&) {} // of the chosen cells, with all actions
    // Qt tells of a focus here whenever the current cell changes, whoever has it; ours is told elsewhere.
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    bool focusNextPrevChild(bool next) override;
};

} // namespace attn

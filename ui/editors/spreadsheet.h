// SPDX-License-Identifier: GPL-3.0-or-later
// A table with spreadsheet keys: Enter goes down, Tab right, Ctrl+Tab leaves. While it has the focus, its actions' keys
// come before the window's shortcuts; its context menu lists the actions.
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
    // The selection, else the current cell; empty if there is neither.
    QModelIndexList chosenCells() const;
    void editCurrent();
    // Moves to another cell; does nothing if that is beyond the edge.
    void moveCurrent(int rows, int columns);

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    virtual void prepareMenu(QMenu&) {} // of the chosen cells, with all actions
    // Qt reports a focus here on every change of cell, wherever the focus is; ours is reported elsewhere.
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    bool focusNextPrevChild(bool next) override;
};

} // namespace attn

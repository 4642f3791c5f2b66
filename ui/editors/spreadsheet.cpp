// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/spreadsheet.h"

#include "ui/editors/viewkeys.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

namespace attn {

QAction* Spreadsheet::addTableAction(const QString& text, const QList<QKeySequence>& keys,
                                     const std::function<void()>& run)
{
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    return action;
}

void Spreadsheet::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QModelIndex under = indexAt(event->pos());
        if (under.isValid() && !selectionModel()->isSelected(under))
            setCurrentIndex(under);
    }
    if (!currentIndex().isValid())
        return;
    const QPoint place = event->reason() == QContextMenuEvent::Mouse
                             ? event->globalPos()
                             : viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    prepareMenu(*menu);
    menu->popup(place);
}

QModelIndexList Spreadsheet::chosenCells() const
{
    QModelIndexList cells = selectionModel()->selectedIndexes();
    if (cells.isEmpty() && currentIndex().isValid())
        cells << currentIndex();
    return cells;
}

void Spreadsheet::editCurrent()
{
    if (currentIndex().isValid())
        edit(currentIndex());
}

void Spreadsheet::moveCurrent(int rows, int columns)
{
    const QModelIndex next = model()->index(currentIndex().row() + rows, currentIndex().column() + columns);
    if (next.isValid())
        setCurrentIndex(next);
}

bool Spreadsheet::event(QEvent* event) { return keepsKey(actions(), event) || QTableView::event(event); }

void Spreadsheet::keyPressEvent(QKeyEvent* event)
{
    const bool editing = state() == EditingState;
    const int key = event->key();
    if (QAction* action = editing ? nullptr : actionOfKey(actions(), event)) {
        action->trigger();
        return;
    }
    constexpr auto leaving = Qt::ControlModifier | Qt::MetaModifier; // the latter is the Ctrl of a Mac
    if ((key == Qt::Key_Tab || key == Qt::Key_Backtab) && event->modifiers() & leaving) {
        QWidget::focusNextPrevChild(key == Qt::Key_Tab);
        event->accept();
        return;
    }
    if (!editing && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        moveCurrent(event->modifiers() & Qt::ShiftModifier ? -1 : 1, 0);
        event->accept();
        return;
    }
    if (key == Qt::Key_Escape && !editing && chosenCells().size() > 1) {
        setCurrentIndex(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void Spreadsheet::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
}

// Tab goes from cell to cell and leaves the table at its end; Ctrl+Tab leaves it at once.
bool Spreadsheet::focusNextPrevChild(bool next)
{
    const int columns = model()->columnCount();
    const int place = currentIndex().row() * columns + currentIndex().column() + (next ? 1 : -1);
    if (!currentIndex().isValid() || place < 0 || place >= model()->rowCount() * columns)
        return QWidget::focusNextPrevChild(next);
    setCurrentIndex(model()->index(place / columns, place % columns));
    return true;
}

// What Enter and Tab do after a number was typed: down, or right.
void Spreadsheet::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    switch (hint) {
    case QAbstractItemDelegate::SubmitModelCache: moveCurrent(1, 0); break;
    case QAbstractItemDelegate::EditNextItem: moveCurrent(0, 1); break;
    case QAbstractItemDelegate::EditPreviousItem: moveCurrent(0, -1); break;
    default: break;
    }
}

} // namespace attn

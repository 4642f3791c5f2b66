// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/accessibleview.h"

#include <QListView>
#include <QTableView>

namespace attn {

AccessibleForm AccessibleView::accessibleForm() const
{
    return qobject_cast<const QListView*>(m_view) ? AccessibleForm::List : AccessibleForm::Table;
}

QSize AccessibleView::accessibleCount() const
{
    const QAbstractItemModel* model = m_view->model();
    if (!model)
        return {};
    const QModelIndex root = m_view->rootIndex();
    return {accessibleForm() == AccessibleForm::List ? 1 : model->columnCount(root), model->rowCount(root)};
}

QModelIndex AccessibleView::indexOf(Cell cell) const
{
    const auto* list = qobject_cast<const QListView*>(m_view);
    return m_view->model()->index(cell.row, list ? list->modelColumn() : cell.column, m_view->rootIndex());
}

std::optional<Cell> AccessibleView::accessibleCurrent() const
{
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        return std::nullopt;
    return Cell{index.row(), accessibleForm() == AccessibleForm::List ? 0 : index.column()};
}

QString AccessibleView::accessibleWords(Cell cell) const
{
    const QModelIndex index = indexOf(cell);
    const QString words = index.data(Qt::AccessibleTextRole).toString();
    return words.isEmpty() ? index.data(Qt::DisplayRole).toString() : words;
}

QRect AccessibleView::accessiblePlace(Cell cell) const
{
    const QRect place = m_view->visualRect(indexOf(cell));
    return place.isEmpty() ? QRect() : place.translated(m_view->viewport()->pos());
}

std::optional<Cell> AccessibleView::accessibleAt(QPoint place) const
{
    const QModelIndex index = m_view->indexAt(place - m_view->viewport()->pos());
    if (!index.isValid())
        return std::nullopt;
    return Cell{index.row(), accessibleForm() == AccessibleForm::List ? 0 : index.column()};
}

QString AccessibleView::header(Qt::Orientation orientation, int section) const
{
    const QAbstractItemModel* model = m_view->model();
    const QString words = model->headerData(section, orientation, Qt::AccessibleTextRole).toString();
    return words.isEmpty() ? model->headerData(section, orientation).toString() : words;
}

QString AccessibleView::accessibleRow(int row) const { return header(Qt::Vertical, row); }

QString AccessibleView::accessibleColumn(int column) const { return header(Qt::Horizontal, column); }

QAccessible::State AccessibleView::accessibleState(Cell cell) const
{
    const QModelIndex index = indexOf(cell);
    QAccessible::State state;
    state.selected = m_view->selectionModel() && m_view->selectionModel()->isSelected(index);
    state.editable = index.flags() & Qt::ItemIsEditable && m_view->editTriggers() != QAbstractItemView::NoEditTriggers;
    return state;
}

void AccessibleView::pressAccessible(Cell cell) { m_view->setCurrentIndex(indexOf(cell)); }

} // namespace attn

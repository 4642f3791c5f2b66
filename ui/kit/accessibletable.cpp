// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/accessibletable.h"

#include "ui/kit/accessiblecell.h"

#include <QAbstractScrollArea>
#include <QApplication>

#include <algorithm>

namespace attn {

namespace {

constexpr qint64 most_children = 1 << 16; // that are listed; row and column give any cell
constexpr std::size_t most_made = 4096;   // at a time

} // namespace

AccessibleTable::AccessibleTable(QWidget* widget, AccessibleCells* cells)
    : QAccessibleWidget(widget, QAccessible::Table), m_cells(cells)
{
}

AccessibleTable::AccessibleTable(QWidget* widget, std::unique_ptr<AccessibleCells> cells)
    : QAccessibleWidget(widget, QAccessible::Table), m_owned(std::move(cells)), m_cells(m_owned.get())
{
}

AccessibleTable::~AccessibleTable() { forget(); }

// While a menu or a list of choices is open the focus is in there.
bool AccessibleTable::hasFocus() const
{
    return isValid() && widget()->hasFocus() && widget()->isVisible() &&
           (!QApplication::activePopupWidget() || QApplication::activePopupWidget() == widget()->window());
}

AccessibleTable::Announcement AccessibleTable::toTell() const
{
    const auto cell = m_cells->accessibleCurrent();
    const bool there = cell && contains(*cell);
    return {QAccessibleWidget::text(QAccessible::Name), there ? m_cells->accessibleWords(*cell) : QString(),
            there ? cell : std::nullopt};
}

AccessibleTable::News AccessibleTable::news() const
{
    if (!hasFocus())
        return News::Nothing;
    const Announcement now = toTell();
    if (m_announced == now)
        return News::Nothing;
    return m_announced && m_announced->cell == now.cell && m_announced->table == now.table ? News::Words : News::Cell;
}

// Recreates a cell whose words changed: readers are silent about a new name of a table's cell, but announce a new cell.
void AccessibleTable::tellFocus()
{
    const Announcement now = toTell();
    renew();
    if (m_announced && m_announced->table != now.table)
        forget();
    else if (m_announced && m_announced->cell == now.cell && now.cell && m_announced->words != now.words)
        forget(qint64(now.cell->row) * m_count.width() + now.cell->column);
    const bool silent = !m_announced && !now.cell; // Qt announced the widget
    m_announced = now;
    if (silent)
        return;
    QAccessibleInterface* focus = focusChild();
    QAccessibleEvent event(focus ? focus : this, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void* AccessibleTable::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface && m_cells->accessibleForm() == AccessibleForm::Table)
        return static_cast<QAccessibleTableInterface*>(this);
    if (type == QAccessible::TextInterface && m_cells->accessibleForm() == AccessibleForm::Links)
        return static_cast<QAccessibleTextInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::Role AccessibleTable::role() const
{
    if (widget()->isWindow()) // the presenter
        return QAccessible::Window;
    switch (m_cells->accessibleForm()) {
    case AccessibleForm::List: return QAccessible::List;
    case AccessibleForm::Links: return QAccessible::Paragraph;
    case AccessibleForm::Picture: return QAccessible::Graphic;
    case AccessibleForm::Table: break;
    }
    return QAccessible::Table;
}

QAccessible::State AccessibleTable::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.focused = hasFocus() && !toTell().cell;
    return state;
}

QString AccessibleTable::text(QAccessible::Text which) const { return QAccessibleWidget::text(which); }

qint64 AccessibleTable::cellCount() const
{
    const QSize count = m_cells->accessibleCount();
    return count.isEmpty() ? 0 : qint64(count.width()) * count.height();
}

bool AccessibleTable::contains(Cell cell) const
{
    const QSize count = m_cells->accessibleCount();
    return cell.row >= 0 && cell.column >= 0 && cell.row < count.height() && cell.column < count.width();
}

// Fields and bars placed on the widget, except those that only scroll it.
QWidgetList AccessibleTable::otherChildren() const
{
    QWidgetList others = widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    const auto* scrolled = qobject_cast<const QAbstractScrollArea*>(widget());
    const auto idle = [scrolled](const QWidget* other) {
        return other->isWindow() || other->isHidden() ||
               (scrolled && other == scrolled->viewport() && !other->findChild<QWidget*>());
    };
    others.removeIf(idle);
    return others;
}

int AccessibleTable::childCount() const
{
    const qint64 cells = cellCount();
    return int(cells > most_children ? most_children : cells + otherChildren().size());
}

QAccessibleInterface* AccessibleTable::child(int index) const
{
    const qint64 cells = cellCount();
    if (index < 0)
        return nullptr;
    if (index < cells)
        return cellAt(int(index / columnCount()), int(index % columnCount()));
    return QAccessible::queryAccessibleInterface(otherChildren().value(index - cells));
}

QAccessibleInterface* AccessibleTable::childAt(int x, int y) const
{
    const auto cell = m_cells->accessibleAt(widget()->mapFromGlobal(QPoint(x, y)));
    return cell && contains(*cell) ? cellAt(cell->row, cell->column) : QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface* AccessibleTable::focusChild() const
{
    if (!hasFocus())
        return QAccessibleWidget::focusChild();
    const auto cell = toTell().cell;
    return cell ? cellAt(cell->row, cell->column) : nullptr;
}

int AccessibleTable::indexOfChild(const QAccessibleInterface* child) const
{
    if (const auto* cell = dynamic_cast<const AccessibleCell*>(child))
        return cell->place().row * columnCount() + cell->place().column;
    const qsizetype other = child ? otherChildren().indexOf(qobject_cast<QWidget*>(child->object())) : -1;
    return other < 0 ? -1 : int(cellCount() + other);
}

QAccessibleInterface* AccessibleTable::cellAt(int row, int column) const
{
    if (!contains({row, column}))
        return nullptr;
    renew();
    const qint64 number = qint64(row) * m_count.width() + column;
    if (const auto made = m_made.constFind(number); made != m_made.constEnd())
        return QAccessible::accessibleInterface(*made);
    if (m_order.size() == most_made)
        forget(m_order.front());
    auto* cell = new AccessibleCell(const_cast<AccessibleTable*>(this), {row, column});
    m_made.insert(number, QAccessible::registerAccessibleInterface(cell));
    m_order.push_back(number);
    return cell;
}

QList<QAccessibleInterface*> AccessibleTable::selectedCells() const
{
    const auto cell = toTell().cell;
    return cell ? QList{cellAt(cell->row, cell->column)} : QList<QAccessibleInterface*>();
}

QString AccessibleTable::columnDescription(int column) const
{
    return contains({0, column}) ? m_cells->accessibleColumn(column) : QString();
}

QString AccessibleTable::rowDescription(int row) const
{
    return contains({row, 0}) ? m_cells->accessibleRow(row) : QString();
}

QString AccessibleTable::attributes(int, int* start, int* end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

void AccessibleTable::renew() const
{
    if (const QSize count = m_cells->accessibleCount(); count != m_count) {
        forget();
        m_count = count;
    }
}

void AccessibleTable::forget() const
{
    for (const QAccessible::Id id : std::as_const(m_made))
        QAccessible::deleteAccessibleInterface(id);
    m_made.clear();
    m_order.clear();
}

void AccessibleTable::forget(qint64 number) const
{
    if (m_made.contains(number))
        QAccessible::deleteAccessibleInterface(m_made.take(number));
    std::erase(m_order, number);
}

} // namespace attn

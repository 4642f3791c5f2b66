// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/accessiblecell.h"

#include "ui/kit/accessibletable.h"

#include <QWidget>

namespace attn {

bool AccessibleCell::isValid() const
{
    const QSize count = m_table->cells().accessibleCount();
    return m_place.row < count.height() && m_place.column < count.width();
}

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface && m_table->role() == QAccessible::Table)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QAccessibleInterface* AccessibleCell::parent() const { return m_table; }

QAccessibleInterface* AccessibleCell::table() const { return m_table; }

QWindow* AccessibleCell::window() const { return m_table->window(); }

QString AccessibleCell::text(QAccessible::Text which) const
{
    return which == QAccessible::Name && isValid() ? m_table->cells().accessibleWords(m_place) : QString();
}

QRect AccessibleCell::rect() const
{
    const auto* widget = static_cast<const QWidget*>(m_table->object());
    const QRect place = isValid() ? m_table->cells().accessiblePlace(m_place) : QRect();
    return place.isEmpty() ? m_table->rect() : QRect(widget->mapToGlobal(place.topLeft()), place.size());
}

QAccessible::Role AccessibleCell::role() const
{
    switch (m_table->role()) {
    case QAccessible::List: return QAccessible::ListItem;
    case QAccessible::Paragraph: return QAccessible::Link;
    case QAccessible::Window:
    case QAccessible::Graphic: return QAccessible::StaticText;
    default: return QAccessible::Cell;
    }
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const bool current = m_table->cells().accessibleCurrent() == m_place;
    const QAccessible::State around = m_table->state(), own = m_table->cells().accessibleState(m_place);
    state.focusable = around.focusable;
    state.focused = current && m_table->hasFocus();
    state.selectable = true;
    state.selected = own.selected || current;
    state.editable = own.editable;
    state.disabled = around.disabled;
    state.invisible = around.invisible;
    state.offscreen = around.offscreen;
    return state;
}

void AccessibleCell::doAction(const QString& name)
{
    if (name == pressAction() && isValid())
        m_table->press(m_place);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A widget with cells of its own as a screen reader sees it: a table with cells, a list with entries, or a text with
// links, and exactly one of them in focus. Cells are created on request, so that a map of millions of cells costs
// nothing.
#pragma once

#include "ui/kit/accessiblecells.h"

#include <QAccessibleWidget>
#include <QHash>

#include <deque>
#include <memory>

namespace attn {

class AccessibleCell;

class AccessibleTable : public QAccessibleWidget, public QAccessibleTableInterface, public QAccessibleTextInterface {
public:
    AccessibleTable(QWidget* widget, AccessibleCells* cells);
    // With cells that are its own.
    AccessibleTable(QWidget* widget, std::unique_ptr<AccessibleCells> cells);
    ~AccessibleTable() override;

    const AccessibleCells& cells() const { return *m_cells; }
    bool hasFocus() const;
    void press(Cell cell) { m_cells->pressAccessible(cell); }
    // What to announce about the focus: nothing new, new words in the same cell, or another cell.
    enum class News { Nothing, Words, Cell };
    News news() const;
    void tellFocus(); // of the widget, which has it
    void forgetFocus() { m_announced.reset(); }

    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    QString text(QAccessible::Text which) const override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override { return int(selectedCells().size()); }
    QList<QAccessibleInterface*> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return m_cells->accessibleCount().width(); }
    int rowCount() const override { return m_cells->accessibleCount().height(); }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { forget(); }

    void selection(int, int* start, int* end) const override { *start = *end = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override { return m_cells->accessibleText().mid(start, end - start); }
    int characterCount() const override { return int(m_cells->accessibleText().size()); }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint&) const override { return 0; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int* start, int* end) const override;

private:
    struct Announcement {
        QString table, words;
        std::optional<Cell> cell;
        bool operator==(const Announcement&) const = default;
    };
    Announcement toTell() const;
    qint64 cellCount() const;
    bool contains(Cell cell) const;
    QWidgetList otherChildren() const;
    void renew() const; // new cells for a new table
    void forget() const;
    void forget(qint64 number) const;

    std::unique_ptr<AccessibleCells> m_owned;
    AccessibleCells* m_cells;
    std::optional<Announcement> m_announced; // since the widget has the focus
    mutable QSize m_count;                   // of the cells that were made
    mutable QHash<qint64, QAccessible::Id> m_made;
    mutable std::deque<qint64> m_order; // the oldest first
};

} // namespace attn

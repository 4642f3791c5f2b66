// SPDX-License-Identifier: GPL-3.0-or-later
// What a widget with cells of its own reports to screen readers: how many there are, the words of each, and which one
// the keys are on. `AccessibleTable` turns it into a table, a list or a text with links.
#pragma once

#include "ui/kit/cell.h"

#include <QRect>
#include <QSize>
#include <QString>
#include <QtGui/qaccessible_base.h>

#include <optional>

namespace attn {

// A picture says all of it in one cell.
enum class AccessibleForm { Table, List, Links, Picture };

class AccessibleCells {
public:
    virtual ~AccessibleCells() = default;
    virtual AccessibleForm accessibleForm() const { return AccessibleForm::Table; }
    virtual QSize accessibleCount() const = 0; // columns and rows
    // What the keys are on: it has the focus while the widget has it. nullopt: the widget has it.
    virtual std::optional<Cell> accessibleCurrent() const = 0;
    virtual QString accessibleWords(Cell cell) const = 0;
    // In coordinates of the widget; empty: not seen, or not known.
    virtual QRect accessiblePlace(Cell) const { return {}; }
    virtual std::optional<Cell> accessibleAt(QPoint) const { return {}; }
    virtual QString accessibleRow(int) const { return {}; }
    virtual QString accessibleColumn(int) const { return {}; }
    // Besides what follows from the above.
    virtual QAccessible::State accessibleState(Cell) const { return {}; }
    // All of a text with links.
    virtual QString accessibleText() const { return {}; }
    // The screen reader's user presses the cell.
    virtual void pressAccessible(Cell) {}
};

} // namespace attn

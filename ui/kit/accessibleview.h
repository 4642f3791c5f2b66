// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of Qt's own tables and lists, announced like painted ones: Qt reports its current cell as focused wherever
// the focus is, so that a screen reader would follow a table that the user is not in.
#pragma once

#include "ui/kit/accessiblecells.h"

class QAbstractItemView;
class QModelIndex;

namespace attn {

class AccessibleView : public AccessibleCells {
public:
    explicit AccessibleView(QAbstractItemView* view) : m_view(view) {}

    AccessibleForm accessibleForm() const override;
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell cell) const override;
    QRect accessiblePlace(Cell cell) const override;
    std::optional<Cell> accessibleAt(QPoint place) const override;
    QString accessibleRow(int row) const override;
    QString accessibleColumn(int column) const override;
    QAccessible::State accessibleState(Cell cell) const override;
    void pressAccessible(Cell cell) override;

private:
    QModelIndex indexOf(Cell cell) const;
    QString header(Qt::Orientation orientation, int section) const;

    QAbstractItemView* m_view;
};

} // namespace attn

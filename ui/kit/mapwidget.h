// SPDX-License-Identifier: GPL-3.0-or-later
// Base of widgets that paint their own cells: finds the cell under the pointer, moves between cells with the arrow
// keys, shows a cell's text as its tooltip and passes it to screen readers. Each widget defines what a cell is and what
// choosing one means.
#pragma once

#include "ui/kit/accessiblecells.h"

#include <QWidget>

namespace attn {

class MapWidget : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    explicit MapWidget(QWidget* parent = nullptr);

    // One row or one column is a list.
    AccessibleForm accessibleForm() const override;
    QSize accessibleCount() const override { return cellCount(); }
    std::optional<Cell> accessibleCurrent() const override { return currentCell(); }
    QString accessibleWords(Cell cell) const override { return wordsOf(cell); }
    std::optional<Cell> accessibleAt(QPoint place) const override { return cellAt(place); }
    void pressAccessible(Cell cell) override { click(cell); }

protected:
    virtual QSize cellCount() const = 0; // columns and rows
    virtual std::optional<Cell> cellAt(QPointF position) const = 0;
    // Where the arrow keys start from; nullopt: the first press goes to the first cell.
    virtual std::optional<Cell> currentCell() const = 0;
    // Called on every pointer move, with the cell below it or nullopt.
    virtual void pointAt(std::optional<Cell> cell) = 0;
    // The keys walked to a cell, or the left button clicked on it.
    virtual void choose(Cell cell) = 0;
    virtual void click(Cell cell) { choose(cell); }
    // The tool tip; empty: none.
    virtual QString wordsOf(Cell) const { return {}; }

    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    bool m_byKeyboard = false; // focus came by a key: draw a focus ring
};

} // namespace attn

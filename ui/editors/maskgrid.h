// SPDX-License-Identifier: GPL-3.0-or-later
// A mask to be painted: which key each query may attend to. Click or Space flips a cell, dragging paints. Shows the
// numbers of a TensorModel and says what was painted; changes nothing itself.
#pragma once

#include "ui/document/selection.h"
#include "ui/editors/tensormodel.h"

#include <QWidget>

namespace attn {

class MaskGrid : public QWidget {
    Q_OBJECT

public:
    explicit MaskGrid(TensorModel* model, QWidget* parent = nullptr);

    bool isBlocked(int row, int column) const; // 1 in a boolean mask, -inf in an additive one
    Cell current() const { return m_current; }
    void setCurrent(Cell cell); // says nothing
    QRect cellRect(int row, int column) const;

Q_SIGNALS:
    void painted(attn::Cell cell, bool blocked); // one of a stroke
    void strokeEnded();
    void chosen(attn::Cell cell);
    void sizeChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    void move(int rows, int columns);
    void paintAt(Cell cell);
    std::optional<Cell> cellAt(const QPoint& point) const;
    void paintCell(QPainter& painter, int row, int column) const;
    void paintNames(QPainter& painter) const;

    TensorModel* m_model;
    Cell m_current;
    int m_cell = 24; // side of a cell
    int m_left = 0;  // width of the words beside the rows
    int m_top = 0;   // height of the words above the columns; 0: the cells are too small for words
    bool m_stroke = false;
    bool m_block = true; // what the stroke paints
    Cell m_last;         // painted last in this stroke
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The operand picture in the window: one matrix with what makes its cells beside it. Follows the selection; clicks and
// arrow keys choose a cell of the result.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/matrix/operandpicture.h"
#include "ui/paint/operandlayout.h"

namespace attn {

class Selection;
class ShownMaps;

class OperandView : public MapWidget {
    Q_OBJECT

public:
    OperandView(Selection* selection, ShownMaps* maps, QWidget* parent = nullptr);

    // Why the tensor's operands cannot be drawn, in one sentence; empty: they are shown.
    QString show(const std::string& tensor);
    void clear();
    void refresh(); // after a new cell, step or size
    const std::string& tensor() const { return m_tensor; }
    const OperandPicture& picture() const { return m_picture; }
    const OperandLayout& operandLayout() const { return m_layout; }
    QRectF placeOf(Cell cell) const; // of the result; empty where it is not shown
    QSize minimumSizeHint() const override { return m_least; }
    QSizeF wholeSize() const { return m_whole; } // that shows all rows, columns and terms

Q_SIGNALS:
    void composed(); // for a new cell, step or size

protected:
    QSize cellCount() const override;
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString compose();
    std::optional<Cell> shownCell(std::optional<Cell> cell) const; // in the window of the result
    QString equation() const;

    Selection* m_selection;
    ShownMaps* m_maps;
    std::string m_tensor;
    OperandPicture m_picture;
    OperandLayout m_layout;
    QString m_equation;
    QSize m_least;
    QSizeF m_whole;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A row as columns: each operation of the softmax side by side, bars and numbers, one line per key. Scrolls if there
// are many keys; the headings and the sums stay.
#pragma once

#include "ui/kit/accessiblecells.h"
#include "ui/studios/softmax/softmaxrow.h"

#include <QAbstractScrollArea>

namespace attn {

class SoftmaxColumns : public QAbstractScrollArea, public AccessibleCells {
    Q_OBJECT

public:
    explicit SoftmaxColumns(QWidget* parent = nullptr);

    void setRow(const SoftmaxRow& row);
    void setKey(int key); // the chosen one; always brought into view
    void setHoveredKey(int key);
    void setStep(SoftmaxStep step);
    // Where things are, in coordinates of the viewport.
    QRectF columnRect(int column) const;
    QRectF keyRect(int key) const;
    // Height at which the lines stop growing.
    int wholeHeight() const;
    int leastHeight() const; // at which every key of the row is seen

    // Keys down, operations across.
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell cell) const override;

Q_SIGNALS:
    void keyChosen(int key);
    void keyHovered(int key); // -1: none
    void stepChosen(attn::SoftmaxStep step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void measure();
    void reveal();
    void describe();
    int keyAt(QPointF position) const;
    int columnAt(QPointF position) const;
    void paintHeadings(QPainter& painter) const;
    void paintKey(QPainter& painter, int key) const;
    void paintFeet(QPainter& painter) const;
    void paintSinkName(QPainter& painter) const;
    int sinkHeight() const; // of its line below the keys; 0 without one

    SoftmaxRow m_row;
    int m_key = 0, m_hovered = -1;
    SoftmaxStep m_step = SoftmaxStep::Exponential;
    double m_labels = 80, m_head = 52, m_foot = 36, m_line = 36;
    double m_columnWidth = 170, m_numberWidth = 70, m_digitsSize = 13;
    std::vector<std::pair<double, double>> m_scales; // of each column
};

} // namespace attn

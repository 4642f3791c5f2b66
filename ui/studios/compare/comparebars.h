// SPDX-License-Identifier: GPL-3.0-or-later
// One row of two computations as pairs of bars on one scale, with the numbers of both and their difference.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QWidget>

#include <array>
#include <vector>

namespace attn {

class CompareBars : public QWidget {
    Q_OBJECT

public:
    explicit CompareBars(QWidget* parent = nullptr);

    // Row of `cell` in both matrices, which have one size; null empties it.
    void setRow(HeatmapDataPtr a, HeatmapDataPtr b, Cell cell);

Q_SIGNALS:
    void columnChosen(int column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    std::vector<int> shownColumns() const; // as many as fit, the most changed of a long row
    struct Columns {
        double label, bar, number; // px; bar 0: no room for bars
    };
    Columns columnsFor(const std::vector<int>& shown) const;
    std::array<QString, 3> numbersOf(int column) const; // of A, of B, the difference
    struct Reach {                                      // of the bars, with 0 in it
        double least, most;
    };
    void paintLine(QPainter& painter, const QRectF& line, int column, const Columns& columns, const Reach& reach) const;

    HeatmapDataPtr m_a, m_b;
    Cell m_cell;
};

} // namespace attn

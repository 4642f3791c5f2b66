// SPDX-License-Identifier: GPL-3.0-or-later
// The sum of each row before and after the dropout as a gauge beside the maps, row by row at their height.
#pragma once

#include "ui/paint/mapgeometry.h"

#include <QWidget>

#include <limits>
#include <vector>

namespace attn {

class SumGauges : public QWidget {
    Q_OBJECT

public:
    explicit SumGauges(QWidget* parent = nullptr);

    // `weights`: a tick at 1, where the mean of the rows should be. Both vectors have equal sizes.
    void setSums(std::vector<double> before, std::vector<double> after, bool weights, int digits);
    // Sums after the dropout of the rows that the steps have begun; the first `finished` of them are complete.
    void setReached(std::vector<double> sums, int finished);
    // Where the rows of the maps are, in this widget's coordinates.
    void setRows(double top, double rowHeight);
    void setChosen(std::optional<Cell> cell);
    // The gauge of a row, without its number.
    QRectF gaugeRect(int row) const;
    double fraction(double sum) const; // of the gauge's length

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString title() const;
    void paintRow(QPainter& painter, int row) const;
    void describe();

    std::vector<double> m_before, m_after, m_reached;
    bool m_weights = true;
    int m_digits = 2;
    double m_low = 0, m_high = 1;
    double m_top = 0, m_rowHeight = 24;
    int m_chosen = -1;
    int m_finished = std::numeric_limits<int>::max();
};

} // namespace attn

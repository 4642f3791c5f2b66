// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a matrix as bars on one scale that starts at 0; of a long row the ten largest and the
// chosen one. A click chooses the cell.
#pragma once

#include "ui/matrix/focusedrow.h"

#include <QWidget>

namespace attn {

class RowBars : public QWidget {
    Q_OBJECT

public:
    explicit RowBars(QWidget* parent = nullptr);

    // `before`: the numbers before the last edit, one per column, each marked by a line; empty: none.
    void setRow(const FocusedRow& row, std::vector<double> before = {});
    void enlarge(double times); // all of it, as for a class
    QSize sizeHint() const override;

Q_SIGNALS:
    void columnChosen(int column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    int lineHeight() const; // this and painting are unscaled by `times`
    int width() const { return int(QWidget::width() / m_times); }
    std::optional<double> before(int column) const; // only if visible and changed by the edit
    QString placeOf(int column) const;              // " 37", behind the label
    void paintLine(QPainter& painter, int line, int column) const;

    FocusedRow m_row;
    std::vector<double> m_before;
    std::vector<int> m_columns; // shown, top to bottom
    double m_rest = 0;          // sum of those that are not
    double m_low = 0, m_high = 0, m_times = 1;
    int m_labelWidth = 0, m_valueWidth = 0;
};

} // namespace attn

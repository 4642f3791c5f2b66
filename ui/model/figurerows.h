// SPDX-License-Identifier: GPL-3.0-or-later
// Words and their numbers in rows: the figures of a head.
#pragma once

#include "ui/model/sheetwords.h"

#include <QWidget>

namespace attn {

class FigureRows : public QWidget {
    Q_OBJECT

public:
    explicit FigureRows(QWidget* parent = nullptr);

    void setRows(std::vector<SheetFigure> rows);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    bool event(QEvent* event) override; // what was cut is in the tooltip
    void paintEvent(QPaintEvent* event) override;

private:
    int wordsRoom(const SheetFigure& row) const;

    std::vector<SheetFigure> m_rows;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// How spread out each head's weights are, as bars side by side: the mean entropy of its rows, against rows that look at
// all their keys evenly. A click puts a head in focus.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/matrix/headfacts.h"

#include <vector>

namespace attn {

class HeadSpread : public MapWidget {
    Q_OBJECT

public:
    explicit HeadSpread(QWidget* parent = nullptr);

    void setFacts(const std::vector<HeadFacts>& facts, int focused);
    QRectF barRect(int head) const; // as high as the widget has room
    static int wantedHeight();

Q_SIGNALS:
    void headChosen(int head);

protected:
    QSize cellCount() const override { return {int(m_facts.size()), 1}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override { return Cell{0, m_focused}; }
    void pointAt(std::optional<Cell>) override {}
    void choose(Cell cell) override { Q_EMIT headChosen(cell.column); }
    QString wordsOf(Cell cell) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    double mostEntropy() const;

    std::vector<HeadFacts> m_facts;
    int m_focused = 0;
};

} // namespace attn

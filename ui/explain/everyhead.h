// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen cell in every head, as bars on one scale: a head that is switched off has a dashed one. A click or the arrow keys put
// a head in focus. Of many heads those with the largest numbers, and the one in focus.
#pragma once

#include "core/engine/computed.h"
#include "ui/explain/inspectorblock.h"
#include "ui/kit/mapwidget.h"
#include "ui/matrix/heatmapdata.h"

#include <vector>

class QLabel;

namespace attn {

class Selection;

class HeadBars : public MapWidget {
    Q_OBJECT

public:
    struct Bar {
        int head = 0;
        double value = 0;
        bool off = false, revealed = true; // revealed: has a number, not hidden
        QString text;
        bool operator==(const Bar&) const = default;
    };
    explicit HeadBars(QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars, int focused);
    const std::vector<Bar>& bars() const { return m_bars; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

Q_SIGNALS:
    void headChosen(int head);

protected:
    QSize cellCount() const override { return {1, int(m_bars.size())}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell>) override {}
    void choose(Cell cell) override { Q_EMIT headChosen(m_bars[std::size_t(cell.row)].head); }
    QString wordsOf(Cell cell) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Bar> m_bars;
    int m_focused = 0;
};

class EveryHead : public InspectorBlock {
    Q_OBJECT

public:
    EveryHead(Selection* selection, QWidget* parent);

    void setComputed(const ComputedPtr& computed);
    const HeadBars* bars() const { return m_bars; }

private:
    void refresh();
    HeadBars::Bar barOf(const TracedTensor& tensor, Cell cell, int head) const;

    Selection* m_selection;
    ComputedPtr m_computed;
    QLabel* m_title;
    HeadBars* m_bars;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The overlaid heads, one line each: color and dash as on the map, and the weight of the chosen cell. Also the legend,
// in the order of the bands. A click or the arrow keys focus a head.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/studios/overlay/overlaydata.h"

namespace attn {

class OverlayList : public MapWidget {
    Q_OBJECT

public:
    explicit OverlayList(QWidget* parent = nullptr);

    void setOverlay(HeadsOverlayPtr overlay, int focused);
    void setCell(std::optional<Cell> cell);
    int wantedHeight() const;
    QString wordsOfHead(std::size_t place) const; // "head 2: weight 0.4783"

Q_SIGNALS:
    void headChosen(int head);

protected:
    QSize cellCount() const override { return {1, m_overlay ? int(m_overlay->heads.size()) : 0}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell>) override {}
    void choose(Cell cell) override { Q_EMIT headChosen(m_overlay->heads[std::size_t(cell.row)]); }
    QString wordsOf(Cell cell) const override { return wordsOfHead(std::size_t(cell.row)); }
    void paintEvent(QPaintEvent* event) override;

private:
    QString numberOf(std::size_t place) const;
    void describe();

    HeadsOverlayPtr m_overlay;
    std::optional<Cell> m_cell;
    int m_focused = 0;
};

} // namespace attn

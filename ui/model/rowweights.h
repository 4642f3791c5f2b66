// SPDX-License-Identifier: GPL-3.0-or-later
// The largest weights of one query as bars on one scale from 0, for a page that has no room for the map. A click chooses the key.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/matrix/heatmapdata.h"

namespace attn {

class RowWeights : public MapWidget {
    Q_OBJECT

public:
    explicit RowWeights(QWidget* parent = nullptr);

    // The row of `cell`, whose column comes first among equals; nullopt: no bars.
    void setRow(HeldMatrixPtr map, std::optional<Cell> cell);
    const std::vector<int>& keys() const { return m_keys; } // top to bottom
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void keyChosen(int key);

protected:
    QSize cellCount() const override { return {1, int(m_keys.size())}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell>) override {}
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    float weight(int key) const { return m_map->value({m_cell->row, key}); }

    HeldMatrixPtr m_map;
    std::optional<Cell> m_cell;
    std::vector<int> m_keys;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells a new computation or a step changed: framed for 600 ms (with reduced motion until the next change). If a
// step made most of a map, the frames would say nothing and are not shown.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QObject>
#include <QTimer>

#include <vector>

class QWidget;

namespace attn {

// The cells that read differently now: a new mark, or a new number at the digits shown. Both of one size.
std::vector<Cell> changedCells(const HeatmapData& before, const HeatmapData& after);

class ChangeFlash : public QObject {
    Q_OBJECT

public:
    explicit ChangeFlash(QWidget* view); // repainted when the frames go

    void show(const HeatmapData& before, const HeatmapData& after);
    // These, of `all` cells of the map, were made by a step.
    void showMade(std::vector<Cell> cells, std::size_t all);
    void end();
    const std::vector<Cell>& cells() const { return m_cells; }

private:
    void show(std::vector<Cell> cells);

    QWidget* m_view;
    std::vector<Cell> m_cells;
    QTimer m_timer;
};

} // namespace attn

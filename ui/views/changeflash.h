// SPDX-License-Identifier: GPL-3.0-or-later
// Frames the cells that a new computation or a step changed for 600 ms (with reduced motion until the next change), on a
// layer of their own. Where most of a map moved, the frames would say nothing and none are shown.
#pragma once

#include "ui/heatmapdata.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

class QCustomPlot;
class QPainter;

namespace attn {

// The cells that read differently now: another mark, or another number at the digits shown. Both of one size.
std::vector<Cell> changedCells(const HeatmapData& before, const HeatmapData& after);

class ChangeFlash : public QObject {
    Q_OBJECT

public:
    // `paint` paints the frame of one cell; `layer` is a buffered layer of `plot`, made by the caller.
    ChangeFlash(QCustomPlot* plot, const QString& layer, std::function<void(QPainter&, Cell)> paint);

    void show(const HeatmapData& before, const HeatmapData& after);
    // These, of `all` cells of the map.
    void show(std::vector<Cell> cells, std::size_t all);
    void end();
    const std::vector<Cell>& cells() const { return m_cells; }

private:
    QCustomPlot* m_plot;
    QString m_layer;
    std::vector<Cell> m_cells;
    QTimer m_timer;
};

} // namespace attn

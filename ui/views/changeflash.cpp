// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/changeflash.h"

#include "ui/theme/motion.h"
#include "ui/views/paintlayer.h"

#include <cmath>

namespace attn {
namespace {

constexpr int flash_milliseconds = 600;
constexpr double largest_share = 0.5; // of the cells: more than this and nothing stands out

} // namespace

std::vector<Cell> changedCells(const HeatmapData& before, const HeatmapData& after)
{
    const double visible = 0.5 * std::pow(10.0, -after.digits);
    std::vector<Cell> cells;
    for (int row = 0; row < after.rows; ++row)
        for (int column = 0; column < after.columns; ++column) {
            const Cell cell{row, column};
            const double moved = std::abs(double(after.value(cell)) - before.value(cell));
            if (before.mark(cell) != after.mark(cell) || moved >= visible)
                cells.push_back(cell);
        }
    return cells;
}

ChangeFlash::ChangeFlash(QCustomPlot* plot, const QString& layer, std::function<void(QPainter&, Cell)> paint)
    : QObject(plot), m_plot(plot), m_layer(layer)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ChangeFlash::end);
    new PaintLayer(plot, layer, [this, paint = std::move(paint)](QPainter& painter) {
        for (Cell cell : m_cells)
            paint(painter, cell);
    });
}

void ChangeFlash::show(const HeatmapData& before, const HeatmapData& after)
{
    show(changedCells(before, after), after.values.size());
}

void ChangeFlash::show(std::vector<Cell> cells, std::size_t all)
{
    m_cells = std::move(cells);
    if (double(m_cells.size()) > largest_share * double(all))
        m_cells.clear();
    if (m_cells.empty() || reducedMotion())
        m_timer.stop();
    else
        m_timer.start(flash_milliseconds);
}

void ChangeFlash::end()
{
    m_timer.stop();
    if (m_cells.empty())
        return;
    m_cells.clear();
    if (!m_plot->size().isEmpty())
        m_plot->layer(m_layer)->replot();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/changeflash.h"

#include "ui/matrix/ghost.h"
#include "ui/matrix/matrixdata.h"
#include "ui/theme/motion.h"

#include <QWidget>

namespace attn {
namespace {

constexpr int flash_milliseconds = 600;
constexpr double largest_share = 0.5; // of the cells that a step made: above this none is conspicuous

} // namespace

std::vector<Cell> changedCells(const HeatmapData& before, const HeatmapData& after)
{
    const auto isLarge = [](const HeatmapData& data) { return dynamic_cast<const LargeMatrix*>(&data) != nullptr; };
    if (isLarge(before) || isLarge(after)) // where cells share pixels no frame would be seen
        return {};
    std::vector<Cell> cells;
    for (int row = 0; row < after.rows; ++row)
        for (int column = 0; column < after.columns; ++column)
            if (const Cell cell{row, column}; readsDifferently(before, after, cell))
                cells.push_back(cell);
    return cells;
}

ChangeFlash::ChangeFlash(QWidget* view) : QObject(view), m_view(view)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ChangeFlash::end);
}

void ChangeFlash::show(const HeatmapData& before, const HeatmapData& after) { show(changedCells(before, after)); }

void ChangeFlash::showMade(std::vector<Cell> cells, std::size_t all)
{
    if (double(cells.size()) > largest_share * double(all))
        cells.clear();
    show(std::move(cells));
}

void ChangeFlash::show(std::vector<Cell> cells)
{
    m_cells = std::move(cells);
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
    m_view->update();
}

} // namespace attn

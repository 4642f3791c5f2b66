// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/inputblocks.h"

#include "ui/matrix/tensormatrix.h"

#include <algorithm>
#include <tuple>

namespace attn {

std::vector<QRect> inputBlocks(const Computed& computed, const std::vector<CellRef>& inputs, const std::string& name,
                               int batch, int head)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor)
        return {};
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    const std::int64_t leading = std::int64_t(matrix.hasBatch) + std::int64_t(matrix.hasHeads);
    std::vector<QRect> cells;
    for (const CellRef& input : inputs) {
        if (input.tensor != name || input.index.size() != tensor->shape.size())
            continue;
        if ((matrix.hasBatch && input.index[0] != batch) ||
            (matrix.hasHeads && input.index[matrix.hasBatch ? 1 : 0] != head))
            continue;
        std::int64_t row = 0;
        for (std::int64_t axis = leading; axis + 1 < std::ssize(input.index); ++axis)
            row = row * tensor->shape[axis] + input.index[axis];
        cells.push_back({input.index.empty() ? 0 : int(input.index.back()), int(row), 1, 1});
    }
    std::ranges::sort(cells, {}, [](const QRect& cell) { return std::tuple(cell.y(), cell.x()); });
    std::vector<QRect> rows;
    for (const QRect& cell : cells)
        if (!rows.empty() && rows.back().y() == cell.y() && rows.back().right() + 1 == cell.x())
            rows.back().setRight(cell.x());
        else if (rows.empty() || rows.back() != cell)
            rows.push_back(cell);
    std::ranges::sort(rows, {}, [](const QRect& row) { return std::tuple(row.x(), row.width(), row.y()); });
    std::vector<QRect> blocks;
    for (const QRect& row : rows)
        if (!blocks.empty() && blocks.back().x() == row.x() && blocks.back().width() == row.width() &&
            blocks.back().bottom() + 1 == row.y())
            blocks.back().setBottom(row.y());
        else
            blocks.push_back(row);
    return blocks;
}

} // namespace attn

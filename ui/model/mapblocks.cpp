// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/mapblocks.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

int rankInBlock(CellMark mark)
{
    return mark == CellMark::Masked ? 0 : mark == CellMark::None || mark == CellMark::Zero ? 1 : 2;
}

} // namespace

HeldMatrixPtr inBlocks(const HeldMatrixPtr& matrix, int most)
{
    const HeldMatrix& from = *matrix;
    const int block = (std::max(from.rows, from.columns) + most - 1) / most;
    if (block <= 1)
        return matrix;
    HeatmapFrame frame = from;
    frame.rows = (from.rows + block - 1) / block;
    frame.columns = (from.columns + block - 1) / block;
    frame.rowRanges.clear(); // blocks span rows: all have the range of the whole
    auto small = std::make_shared<HeldMatrix>(std::move(frame));
    small->values.assign(small->size(), 0);
    small->marks.assign(small->size(), CellMark::Masked);
    small->edited.assign(small->size(), false);
    std::vector<int> ranks(small->size(), -1);
    for (int row = 0; row < from.rows; ++row)
        for (int column = 0; column < from.columns; ++column) {
            const std::size_t cell = from.indexOf({row, column}), to = small->indexOf({row / block, column / block});
            const int rank = rankInBlock(from.marks[cell]);
            if (rank < ranks[to] || (rank == ranks[to] && std::abs(from.values[cell]) <= std::abs(small->values[to])))
                continue;
            ranks[to] = rank;
            small->values[to] = from.values[cell];
            small->marks[to] = from.marks[cell];
        }
    return small;
}

} // namespace attn

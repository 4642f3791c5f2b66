// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pool.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

float poolBin(std::span<const float> cells, Pooling pooling, float so_far)
{
    for (const float value : cells) {
        if (std::isnan(value) || std::isnan(so_far))
            return NAN;
        switch (pooling) {
        case Pooling::Largest: so_far = std::max(so_far, value); break;
        case Pooling::Smallest: so_far = std::min(so_far, value); break;
        case Pooling::Mean: so_far += value; break;
        }
    }
    return so_far;
}

} // namespace

void TensorSource::pool(const PoolGrid& grid, std::span<float> out) const
{
    const float start = grid.pooling == Pooling::Mean ? 0 : grid.pooling == Pooling::Largest ? -INFINITY : INFINITY;
    std::fill(out.begin(), out.end(), start);
    std::vector<float> row(grid.region.columns);
    for (std::int64_t r = 0; r < grid.rows; ++r) {
        for (std::int64_t i = grid.firstRow(r); i < grid.firstRow(r + 1); ++i) {
            read((grid.region.plane * grid.matrix_rows + i) * grid.matrix_columns + grid.region.column,
                 std::span<float>(row));
            for (std::int64_t c = 0; c < grid.columns; ++c) {
                const std::int64_t first = grid.firstColumn(c) - grid.region.column;
                const std::int64_t count = grid.firstColumn(c + 1) - grid.region.column - first;
                float& bin = out[r * grid.columns + c];
                bin = poolBin(std::span(row).subspan(first, count), grid.pooling, bin);
            }
        }
        if (grid.pooling == Pooling::Mean)
            for (std::int64_t c = 0; c < grid.columns; ++c)
                out[r * grid.columns + c] /= float((grid.firstRow(r + 1) - grid.firstRow(r)) *
                                                   (grid.firstColumn(c + 1) - grid.firstColumn(c)));
    }
}

std::vector<float> pooled(const TracedTensor& tensor, const Tile& region, std::int64_t rows, std::int64_t columns,
                          Pooling pooling)
{
    const MatrixShape matrix = matrixShape(tensor.shape);
    std::vector<float> out(rows * columns);
    tensor.source->pool({region, matrix.rows, matrix.columns, rows, columns, pooling}, out);
    return out;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pool.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace attn {

namespace {

// `value` where it wins over `so_far`. A nan wins and is never beaten: comparing with it is false.
template <Pooling pooling> float poolStep(float so_far, float value)
{
    if constexpr (pooling == Pooling::Mean)
        return so_far + value;
    else if constexpr (pooling == Pooling::Largest)
        return (value > so_far) | (value != value) ? value : so_far;
    else
        return (value < so_far) | (value != value) ? value : so_far;
}

// Row by row, so that the source is read once and in order: first downwards into one row of cells, a loop that the
// compiler turns into vectors, then along that row into bins.
template <Pooling pooling> void poolRows(const TensorSource& source, const PoolGrid& grid, std::span<float> out)
{
    const std::int64_t width = grid.region.columns;
    std::vector<float> best(width), row(width);
    std::vector<std::int64_t> starts(grid.columns + 1);
    for (std::int64_t c = 0; c <= grid.columns; ++c)
        starts[c] = grid.firstColumn(c) - grid.region.column;
    float* const cells = best.data();
    const float* const next = row.data();
    for (std::int64_t r = 0; r < grid.rows; ++r) {
        const std::int64_t first = grid.firstRow(r), end = grid.firstRow(r + 1);
        for (std::int64_t i = first; i < end; ++i) {
            const std::int64_t flat = (grid.region.plane * grid.matrix_rows + i) * grid.matrix_columns + grid.region.column;
            source.read(flat, std::span<float>(i == first ? best : row));
            if (i > first)
                for (std::int64_t j = 0; j < width; ++j)
                    cells[j] = poolStep<pooling>(cells[j], next[j]);
        }
        float* const bins = out.data() + r * grid.columns;
        if (grid.columns == width && pooling != Pooling::Mean) {
            std::copy_n(cells, width, bins);
            continue;
        }
        for (std::int64_t c = 0; c < grid.columns; ++c) {
            float value = cells[starts[c]];
            for (std::int64_t j = starts[c] + 1; j < starts[c + 1]; ++j)
                value = poolStep<pooling>(value, cells[j]);
            bins[c] = pooling == Pooling::Mean ? value / float((starts[c + 1] - starts[c]) * (end - first)) : value;
        }
    }
}

} // namespace

void TensorSource::pool(const PoolGrid& grid, std::span<float> out) const
{
    assert(grid.rows <= grid.region.rows && grid.columns <= grid.region.columns);
    assert(std::int64_t(out.size()) == grid.rows * grid.columns);
    switch (grid.pooling) {
    case Pooling::Largest: return poolRows<Pooling::Largest>(*this, grid, out);
    case Pooling::Smallest: return poolRows<Pooling::Smallest>(*this, grid, out);
    case Pooling::Mean: return poolRows<Pooling::Mean>(*this, grid, out);
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

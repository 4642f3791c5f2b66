// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/pooling.h"

#include "core/layer/tensorsource.h"

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
        return ((value > so_far) | (value != value)) ? value : so_far;
    else
        return ((value < so_far) | (value != value)) ? value : so_far;
}

// The same without nan: one instruction.
template <Pooling pooling> float better(float a, float b)
{
    if constexpr (pooling == Pooling::Largest)
        return a > b ? a : b;
    else
        return a < b ? a : b;
}

bool anyNan(const float* cells, std::int64_t count)
{
    int nan = 0;
    for (std::int64_t j = 0; j < count; ++j)
        nan |= cells[j] != cells[j];
    return nan;
}

// Row by row, so that the source is read once and in order: first downwards into one row of cells, a loop that the
// compiler turns into vectors, then along that row into bins.
template <Pooling pooling> class PoolRows {
public:
    // `block`: all numbers, where they lie in memory; null: they are read.
    PoolRows(const TensorSource* source, const float* block, const PoolGrid& grid)
        : m_source(source), m_block(block), m_grid(grid), m_width(grid.region.columns), m_best(m_width),
          m_row(block ? 0 : m_width)
    {
        for (std::int64_t c = 0; c <= grid.columns; ++c)
            m_starts.push_back(std::int32_t(grid.firstColumn(c) - grid.region.column));
        // Widths of bins differ by one at most, so two windows of the power of two below cover each of them.
        std::int64_t narrowest = m_width;
        for (std::int64_t c = 0; c < grid.columns; ++c)
            narrowest = std::min<std::int64_t>(narrowest, m_starts[c + 1] - m_starts[c]);
        while (m_window * 2 <= narrowest)
            m_window *= 2;
    }

    void run(std::span<float> out)
    {
        for (std::int64_t r = 0; r < m_grid.rows; ++r)
            poolRow(r, out.data() + r * m_grid.columns);
    }

private:
    // The cells of a row; `buffer` may be used for them.
    const float* rowAt(std::int64_t i, std::vector<float>& buffer)
    {
        const Tile& region = m_grid.region;
        const std::int64_t flat = (region.plane * m_grid.matrix_rows + i) * m_grid.matrix_columns + region.column;
        if (m_block)
            return m_block + flat;
        m_source->read(flat, std::span<float>(buffer));
        return buffer.data();
    }

    void poolRow(std::int64_t r, float* bins)
    {
        const std::int64_t first = m_grid.firstRow(r), end = m_grid.firstRow(r + 1);
        if constexpr (pooling == Pooling::Mean)
            return poolAnything(first, end, bins);
        float* const best = m_best.data();
        const float* cells = rowAt(first, m_best);
        bool nan = anyNan(cells, m_width);
        for (std::int64_t i = first + 1; i < end && !nan; ++i) {
            const float* const next = rowAt(i, m_row);
            nan = anyNan(next, m_width);
            for (std::int64_t j = 0; j < m_width; ++j)
                best[j] = better<pooling>(next[j], cells[j]);
            cells = best;
        }
        if (nan)
            return poolAnything(first, end, bins);
        if (m_grid.columns == m_width) {
            std::copy_n(cells, m_width, bins);
            return;
        }
        for (std::int64_t step = 1; step < m_window; step *= 2) {
            std::copy(cells + m_width - step, cells + m_width, best + m_width - step);
            for (std::int64_t j = 0; j + step < m_width; ++j)
                best[j] = better<pooling>(cells[j], cells[j + step]);
            cells = best;
        }
        const std::int32_t* const starts = m_starts.data();
        const float* const lasts = cells - m_window;
        for (std::int64_t c = 0; c < m_grid.columns; ++c)
            bins[c] = better<pooling>(cells[starts[c]], lasts[starts[c + 1]]);
    }

    // Means, and rows with a nan among them.
    void poolAnything(std::int64_t first, std::int64_t end, float* bins)
    {
        float* const cells = m_best.data();
        std::copy_n(rowAt(first, m_best), m_width, cells);
        for (std::int64_t i = first + 1; i < end; ++i) {
            const float* const next = rowAt(i, m_row);
            for (std::int64_t j = 0; j < m_width; ++j)
                cells[j] = poolStep<pooling>(cells[j], next[j]);
        }
        for (std::int64_t c = 0; c < m_grid.columns; ++c) {
            float value = cells[m_starts[c]];
            for (std::int64_t j = m_starts[c] + 1; j < m_starts[c + 1]; ++j)
                value = poolStep<pooling>(value, cells[j]);
            bins[c] = pooling == Pooling::Mean ? value / float((m_starts[c + 1] - m_starts[c]) * (end - first)) : value;
        }
    }

    const TensorSource* m_source;
    const float* m_block;
    const PoolGrid& m_grid;
    std::int64_t m_width, m_window = 1;
    std::vector<std::int32_t> m_starts; // of bins across, and one more
    std::vector<float> m_best, m_row;
};

void poolRows(const TensorSource* source, const float* block, const PoolGrid& grid, std::span<float> out)
{
    assert(grid.rows <= grid.region.rows && grid.columns <= grid.region.columns);
    assert(std::int64_t(out.size()) == grid.rows * grid.columns);
    switch (grid.pooling) {
    case Pooling::Largest: return PoolRows<Pooling::Largest>(source, block, grid).run(out);
    case Pooling::Smallest: return PoolRows<Pooling::Smallest>(source, block, grid).run(out);
    case Pooling::Mean: return PoolRows<Pooling::Mean>(source, block, grid).run(out);
    }
}

} // namespace

void TensorSource::pool(const PoolGrid& grid, std::span<float> out) const { poolRows(this, nullptr, grid, out); }

void poolBlock(const float* numbers, const PoolGrid& grid, std::span<float> out)
{
    poolRows(nullptr, numbers, grid, out);
}

std::vector<float> pooled(const TracedTensor& tensor, const Tile& region, std::int64_t rows, std::int64_t columns,
                          Pooling pooling)
{
    const MatrixShape matrix = matrixShape(tensor.shape);
    std::vector<float> out(rows * columns);
    tensor.pool({region, matrix.rows, matrix.columns, rows, columns, pooling}, out);
    return out;
}

} // namespace attn

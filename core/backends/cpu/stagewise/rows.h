// SPDX-License-Identifier: GPL-3.0-or-later
// How the cpu backend makes a tensor: a few rows at a time, looking at the stop token in between. Memory too is taken
// as it is filled, so that a cancelled computation ends within milliseconds even in the middle of a large stage.
#pragma once

#include "core/layer/trace.h"

#include <algorithm>
#include <stop_token>
#include <vector>

namespace attn::cpu {

// Thrown when a stop was requested; computeStagewise catches it.
struct Cancelled {};

// A tensor whose planes are filled by fill(plane, first row, rows, out) in blocks of at most `block` rows. Earlier rows
// stay where they are: out[-columns] is the last cell's row before this block, if the block is not the plane's first.
template <class Fill> Tensor makeBlocks(Shape shape, std::int64_t block, const std::stop_token& stop, Fill fill)
{
    const auto [planes, rows, columns] = matrixShape(shape);
    std::vector<float> values;
    values.reserve(planes * rows * columns);
    for (std::int64_t plane = 0; plane < planes; ++plane)
        for (std::int64_t first = 0; first < rows; first += block) {
            if (stop.stop_requested())
                throw Cancelled();
            const std::int64_t count = std::min(block, rows - first);
            const std::size_t start = values.size();
            values.resize(start + count * columns);
            fill(plane, first, count, values.data() + start);
        }
    return Tensor(std::move(shape), std::move(values));
}

// The same row by row: fill(plane, row, out).
template <class Fill> Tensor makeRows(Shape shape, std::stop_token stop, Fill fill)
{
    return makeBlocks(std::move(shape), 1, stop,
                      [&](std::int64_t plane, std::int64_t row, std::int64_t, float* out) { fill(plane, row, out); });
}

// Row `row` of plane `plane` of a tensor seen as matrices.
inline const float* rowOf(const Tensor& tensor, std::int64_t plane, std::int64_t row)
{
    return tensor.data() + (plane * tensor.dim(-2) + row) * tensor.dim(-1);
}

} // namespace attn::cpu

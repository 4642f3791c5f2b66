// SPDX-License-Identifier: GPL-3.0-or-later
// A large matrix brought down to the few cells that a picture has pixels for. By maximum, so that a spike is never averaged
// away; minimum and mean by choice.
#pragma once

#include "core/layer/trace.h"

#include <span>
#include <vector>

namespace attn {

enum class Pooling { Largest, Smallest, Mean };

// `region` of a matrix of `matrix_rows` x `matrix_columns` per plane, split into rows x columns bins: bin (r, c) holds
// the cells from region.row + r * region.rows / rows up to, but not including, the next bin's first; columns alike. At
// most as many bins as cells along each axis.
struct PoolGrid {
    Tile region;
    std::int64_t matrix_rows = 0, matrix_columns = 0;
    std::int64_t rows = 0, columns = 0;
    Pooling pooling = Pooling::Largest;

    std::int64_t firstRow(std::int64_t bin) const { return region.row + bin * region.rows / rows; }
    std::int64_t firstColumn(std::int64_t bin) const { return region.column + bin * region.columns / columns; }
};

// rows * columns values, row-major. A bin with a nan is nan, so that errors are never hidden.
std::vector<float> pooled(const TracedTensor& tensor, const Tile& region, std::int64_t rows, std::int64_t columns,
                          Pooling pooling = Pooling::Largest);

// The same for a source that has all its numbers in memory, row-major: none is copied.
void poolBlock(const float* numbers, const PoolGrid& grid, std::span<float> out);

} // namespace attn

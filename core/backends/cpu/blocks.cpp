// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/blocks.h"

#include "core/backends/cpu/kernels/kernels.h"

#include <algorithm>

namespace attn::cpu {

namespace {

std::int64_t roundedUp(std::int64_t count, std::int64_t to) { return (count + to - 1) / to * to; }

} // namespace

std::int64_t ProductParts::rowsOf(std::int64_t task) const { return std::min(block_rows, rows - firstRow(task)); }

std::int64_t ProductParts::columnsOf(std::int64_t task) const
{
    return std::min(group_columns, columns - firstColumn(task));
}

// The rows of the left stay while the panels of the right go by, each of which is fetched while the one before it is
// multiplied: a third of the cache, for the panels and the result pass through the rest.
ProductParts productParts(std::int64_t rows, std::int64_t terms, std::int64_t columns, int threads,
                          const Kernels& kernels)
{
    constexpr std::int64_t fewest_rows = 48, fewest_shared = 96, panels_together = 4;
    const std::int64_t floats = coreCache() / 3 / std::int64_t(sizeof(float));
    const std::int64_t fitting = std::max(fewest_rows, floats / std::max<std::int64_t>(terms, 1));
    const std::int64_t shared = threads == 1 ? rows : std::max(fewest_shared, (rows + 1) / 2);
    const std::int64_t most = std::max<std::int64_t>(1, std::min(fitting, shared));
    const std::int64_t least_blocks = std::max<std::int64_t>(1, (rows + most - 1) / most);
    ProductParts parts{rows, columns};
    parts.block_rows = std::max<std::int64_t>(kernels.tile_rows,
                                              roundedUp((rows + least_blocks - 1) / least_blocks, kernels.tile_rows));
    parts.blocks = (rows + parts.block_rows - 1) / parts.block_rows;
    parts.group_columns = threads == 1 ? roundedUp(std::max<std::int64_t>(columns, 1), kernels.tile_columns)
                                       : panels_together * kernels.tile_columns;
    parts.groups = (columns + parts.group_columns - 1) / parts.group_columns;
    return parts;
}

// Scores, those of the block before and the weights that they become fill half of the cache, beside keys and values.
std::int64_t attendedRows(std::int64_t rows, std::int64_t stride, const Kernels& kernels)
{
    constexpr std::int64_t most_rows = 48;
    const std::int64_t tile = kernels.tile_rows, floats = coreCache() / 5 / std::int64_t(sizeof(float));
    return std::min(std::clamp(floats / stride, tile, most_rows) / tile * tile, roundedUp(rows, tile));
}

} // namespace attn::cpu

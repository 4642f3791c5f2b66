// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/blocks.h"

#include "core/backends/cpu/kernels/kernels.h"

#include <algorithm>
#include <fstream>
#include <string>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace attn::cpu {

namespace {

constexpr std::int64_t usual_cache = std::int64_t(1) << 20;
constexpr std::int64_t least_cache = std::int64_t(1) << 17, most_cache = std::int64_t(1) << 23;

std::int64_t roundedUp(std::int64_t count, std::int64_t to) { return (count + to - 1) / to * to; }

// "2048K" of Linux' description of the first processor; 0 where there is none.
std::int64_t describedCache()
{
    const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index";
    for (int index = 0; index < 8; ++index) {
        const std::string place = folder + std::to_string(index);
        int level = 0;
        std::string size;
        if (std::ifstream(place + "/level") >> level && level == 2 && std::ifstream(place + "/size") >> size)
            return std::atoll(size.c_str()) * (size.ends_with('M') ? 1 << 20 : 1 << 10);
    }
    return 0;
}

std::int64_t toldCache()
{
    long told = 0;
#ifdef _SC_LEVEL2_CACHE_SIZE
    told = sysconf(_SC_LEVEL2_CACHE_SIZE);
#endif
    const std::int64_t bytes = told > 0 ? told : describedCache();
    return bytes > 0 ? std::clamp(bytes, least_cache, most_cache) : usual_cache;
}

} // namespace

std::int64_t coreCache()
{
    static const std::int64_t bytes = toldCache();
    return bytes;
}

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

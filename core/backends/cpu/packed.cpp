// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/packed.h"

#include <algorithm>

namespace attn::cpu {

namespace {

// Calls visit(column of the part, feed, row of the feed) for every column that a feed of this kind makes.
template <class Visit>
void forEachColumn(const Operands& operands, const Config& config, const Dims& dims, int part, bool bias, Visit visit)
{
    for (const Feed& feed : operands.feeds) {
        if (feed.bias != bias)
            continue;
        const bool by_column = config.projection == Projection::Param;
        const std::int64_t rows = by_column ? feed.tensor.dim(1) : feed.tensor.dim(0);
        const std::int64_t step = by_column || bias ? 1 : feed.tensor.dim(1);
        for (std::int64_t row = 0; row < rows; ++row)
            if (const FeedColumn place = feedColumn(config, dims, feed, row * step); place.part == part)
                visit(place.column, feed, row);
    }
}

// Calls visit(tensor) for every feed of a part; a fused one feeds all parts.
template <class Visit> void forEachFeed(const Operands& operands, const Config& config, int part, Visit visit)
{
    for (const Feed& feed : operands.feeds)
        if (isFused(config) || feed.part == part)
            visit(feed.tensor);
}

bool stillFits(const PackedPtr& kept, const Operands& operands, const Config& config, const Dims& dims, int part,
               const Kernels& kernels)
{
    if (!kept || kept->columns != dims.columnsOf(part) || kept->tile != kernels.tile_columns ||
        kept->projection != config.projection || kept->heads != config.num_heads)
        return false;
    std::size_t at = 0;
    bool same = true;
    forEachFeed(operands, config, part, [&](const Tensor& tensor) {
        same = same && at < kept->from.size() && kept->from[at].sameBlock(tensor);
        ++at;
    });
    return same && at == kept->from.size();
}

} // namespace

PackedPtr packedPart(const Operands& operands, const Config& config, const Dims& dims, int part, const Kernels& kernels,
                     BufferPool& pool, PackedPtr kept)
{
    if (operands.feeds.empty())
        return nullptr;
    if (stillFits(kept, operands, config, dims, part, kernels))
        return kept;
    std::vector<Tensor> from;
    forEachFeed(operands, config, part, [&](const Tensor& tensor) { from.push_back(tensor); });

    auto packed = std::make_shared<Packed>();
    packed->projection = config.projection;
    packed->heads = config.num_heads;
    packed->terms = dims.D;
    const std::int64_t columns = dims.columnsOf(part), D = dims.D;
    packed->columns = columns;
    packed->tile = kernels.tile_columns;
    packed->panels = pool.floats((columns + packed->tile - 1) / packed->tile * packed->tile * D);
    const Feed& first = operands.feeds.front();
    if (config.projection == Projection::Param) {
        kernels.pack(D, columns, from.front().data(), columns, 1, packed->panels.floats());
    } else if (config.projection == Projection::Linear) {
        kernels.pack(D, columns, from.front().data(), 1, D, packed->panels.floats());
    } else if (config.projection == Projection::FusedBlocks || config.projection == Projection::MhaModule) {
        kernels.pack(D, columns, first.tensor.data() + dims.firstColumn(part) * D, 1, D, packed->panels.floats());
    } else {
        std::vector<float> rows(columns * D);
        forEachColumn(operands, config, dims, part, false,
                      [&](std::int64_t column, const Feed& feed, std::int64_t row) {
                          std::copy_n(feed.tensor.data() + row * D, D, rows.data() + column * D);
                      });
        kernels.pack(D, columns, rows.data(), 1, D, packed->panels.floats());
    }
    forEachColumn(operands, config, dims, part, true, [&](std::int64_t column, const Feed& feed, std::int64_t row) {
        packed->bias.resize(columns);
        packed->bias[column] = feed.tensor[row];
    });
    packed->from = std::move(from);
    return packed;
}

PackedPtr packedOutput(const Operands& operands, const Kernels& kernels, BufferPool& pool, PackedPtr kept)
{
    if (operands.out_weight.empty())
        return nullptr;
    if (kept && kept->tile == kernels.tile_columns && kept->from[0].sameBlock(operands.out_weight) &&
        kept->from[1].sameBlock(operands.out_bias))
        return kept;
    const std::int64_t out = operands.out_weight.dim(0), O = operands.out_weight.dim(1);
    auto packed = std::make_shared<Packed>();
    packed->from = {operands.out_weight, operands.out_bias};
    packed->terms = O;
    packed->columns = out;
    packed->tile = kernels.tile_columns;
    packed->panels = pool.floats((out + packed->tile - 1) / packed->tile * packed->tile * O);
    kernels.pack(O, out, operands.out_weight.data(), 1, O, packed->panels.floats());
    if (!operands.out_bias.empty())
        packed->bias.assign(operands.out_bias.values().begin(), operands.out_bias.values().end());
    return packed;
}

} // namespace attn::cpu

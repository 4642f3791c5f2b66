// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/deviceoperands.h"

#include "core/backends/changes.h"

#include <algorithm>
#include <optional>

namespace attn::cuda {

namespace {

constexpr std::size_t most_patches = 64; // copies of a few bytes each; more, and one of all is faster

using Cells = std::optional<std::vector<std::int64_t>>; // none: everything

std::int64_t maskNumbers(const MaskNumbers& mask) { return mask.numbers ? mask.tensor.size() : 0; }

bool sameColumns(const LayerInputs& held, const Realized& realized, const Operands& now)
{
    return held.config.projection == realized.config.projection && held.dims.D == realized.plan.dims.D &&
           held.dims.O == realized.plan.dims.O && held.dims.H == realized.plan.dims.H &&
           std::ranges::equal(held.operands.feeds, now.feeds, {}, &Feed::name, &Feed::name);
}

bool sameFeeds(const LayerInputs& held, const Realized& realized, const Operands& now)
{
    return sameColumns(held, realized, now) &&
           std::ranges::equal(held.operands.feeds, now.feeds,
                              [](const Feed& a, const Feed& b) { return a.tensor.sameBlock(b.tensor); });
}

bool sameMask(const MaskNumbers& a, const MaskNumbers& b)
{
    return a.tensor.sameBlock(b.tensor) && (a.numbers != nullptr) == (b.numbers != nullptr) &&
           (a.made != nullptr) == (b.made != nullptr);
}

// Runs of neighbouring cells, each in one piece.
void patch(Device& device, float* target, const float* numbers, const std::vector<std::int64_t>& cells)
{
    for (std::size_t at = 0; at < cells.size();) {
        std::size_t end = at + 1;
        while (end < cells.size() && cells[end] == cells[end - 1] + 1)
            ++end;
        device.upload(target + cells[at], numbers + cells[at], (end - at) * sizeof(float));
        at = end;
    }
}

// `cells` are those at which the buffer is out of date.
void bring(const std::shared_ptr<Device>& device, BufferPtr& buffer, const float* numbers, std::int64_t count,
           const Cells& cells)
{
    if (count == 0)
        return buffer.reset();
    if (buffer && cells && cells->size() <= most_patches) {
        if (cells->empty())
            return;
        own(device, buffer);
        return patch(*device, buffer->floats(), numbers, *cells);
    }
    renew(device, buffer, count * static_cast<std::int64_t>(sizeof(float)));
    device->upload(buffer->floats(), numbers, count * sizeof(float));
}

void bringTensor(const std::shared_ptr<Device>& device, BufferPtr& buffer, const std::string& name,
                 const Tensor& before, const Tensor& now, const Realized& realized)
{
    bring(device, buffer, now.empty() ? nullptr : now.data(), now.size(), differingCells(name, before, now, realized));
}

// The columns of one part, a row of the gathered weights each, or their biases.
void gatherPart(DeviceOperands& held, const Realized& realized, const Operands& now, int part, bool weights,
                bool biases)
{
    const Dims& dims = realized.plan.dims;
    std::vector<float> rows(dims.O * dims.D), bias(dims.O);
    for (std::int64_t column = 0; column < dims.O; ++column)
        readColumn(now, realized.config, dims, part, column, rows.data() + column * dims.D, &bias[column]);
    if (weights)
        held.device->upload(held.weights->floats() + part * dims.O * dims.D, rows.data(), rows.size() * sizeof(float));
    if (biases && held.bias)
        held.device->upload(held.bias->floats() + part * dims.O, bias.data(), bias.size() * sizeof(float));
}

void patchFeed(DeviceOperands& held, const Realized& realized, const Feed& feed, const std::vector<std::int64_t>& cells)
{
    const Dims& dims = realized.plan.dims;
    for (const std::int64_t cell : cells) {
        const FeedColumn place = feedColumn(realized.config, dims, feed, cell);
        const std::int64_t column = place.part * dims.O + place.column;
        float* target = feed.bias ? held.bias->floats() + column : nullptr;
        if (!feed.bias) {
            const std::int64_t across = feed.tensor.dim(1);
            const bool by_column = realized.config.projection == Projection::Param;
            target = held.weights->floats() + column * dims.D + (by_column ? cell / across : cell % across);
        }
        held.device->upload(target, feed.tensor.data() + cell, sizeof(float));
    }
}

void bringFeeds(DeviceOperands& held, const Realized& realized, const Operands& now)
{
    if (now.feeds.empty()) {
        held.weights.reset();
        held.bias.reset();
        return;
    }
    if (held.weights && sameFeeds(held.from, realized, now))
        return;
    const Dims& dims = realized.plan.dims;
    const std::int64_t floats = sizeof(float);
    const bool has_bias = std::ranges::any_of(now.feeds, &Feed::bias);
    bool stale[part_count][2] = {{true, true}, {true, true}, {true, true}}; // weights, biases
    if (held.weights && sameColumns(held.from, realized, now)) {
        own(held.device, held.weights);
        own(held.device, held.bias);
        for (auto& part : stale)
            part[0] = part[1] = false;
        for (std::size_t i = 0; i < now.feeds.size(); ++i) {
            const Feed& feed = now.feeds[i];
            const Cells cells = differingCells(feed.name, held.from.operands.feeds[i].tensor, feed.tensor, realized);
            if (cells && cells->size() <= most_patches)
                patchFeed(held, realized, feed, *cells);
            else
                for (int part = 0; part < part_count; ++part)
                    if (isFused(realized.config) || feed.part == part)
                        stale[part][feed.bias] = true;
        }
    } else {
        renew(held.device, held.weights, 3 * dims.O * dims.D * floats);
        if (has_bias)
            renew(held.device, held.bias, 3 * dims.O * floats);
        else
            held.bias.reset();
    }
    for (int part = 0; part < part_count; ++part)
        if (stale[part][0] || stale[part][1])
            gatherPart(held, realized, now, part, stale[part][0], stale[part][1]);
}

Cells maskCells(const DeviceOperands& held, const Realized& realized, const MaskNumbers& now)
{
    const MaskNumbers& before = held.from.operands.mask;
    if (sameMask(before, now))
        return std::vector<std::int64_t>();
    if (!before.numbers || !now.numbers || !before.made != !now.made)
        return std::nullopt;
    return differingCells(realized.config.mask.tensor, before.tensor, now.tensor, realized);
}

} // namespace

std::int64_t bytesToSync(const DeviceOperands& held, const Realized& realized, const Operands& now)
{
    const Operands& before = held.from.operands;
    const Dims& dims = realized.plan.dims;
    const std::int64_t floats = sizeof(float);
    std::int64_t bytes = 0;
    const auto add = [&](const BufferPtr& buffer, std::int64_t size, bool same) {
        const bool fits = buffer && static_cast<std::int64_t>(buffer->bytes()) == size;
        if (size > 0 && !(fits && (same || isAlone(buffer))))
            bytes += size;
    };
    const bool feeds = sameFeeds(held.from, realized, now);
    add(held.x, now.x.size() * floats, before.x.sameBlock(now.x));
    add(held.weights, now.feeds.empty() ? 0 : 3 * dims.O * dims.D * floats, feeds);
    add(held.bias, std::ranges::any_of(now.feeds, &Feed::bias) ? 3 * dims.O * floats : 0, feeds);
    add(held.mask, maskNumbers(now.mask) * floats, sameMask(before.mask, now.mask));
    add(held.keep, realized.keep ? bytesOf(*realized.keep) : 0, held.from.keep == realized.keep);
    add(held.out_weight, now.out_weight.size() * floats, before.out_weight.sameBlock(now.out_weight));
    add(held.out_bias, now.out_bias.size() * floats, before.out_bias.sameBlock(now.out_bias));
    return bytes;
}

void syncOperands(DeviceOperands& held, const Realized& realized, Operands now)
{
    const Operands& before = held.from.operands;
    const std::string& out = realized.plan.out_proj;
    bringTensor(held.device, held.x, "x", before.x, now.x, realized);
    bringFeeds(held, realized, now);
    bring(held.device, held.mask, now.mask.numbers, maskNumbers(now.mask), maskCells(held, realized, now.mask));
    bringTensor(held.device, held.out_weight, out + ".weight", before.out_weight, now.out_weight, realized);
    bringTensor(held.device, held.out_bias, out + ".bias", before.out_bias, now.out_bias, realized);
    if (!realized.keep) {
        held.keep.reset();
    } else if (held.from.keep != realized.keep) {
        renew(held.device, held.keep, bytesOf(*realized.keep));
        held.device->upload(held.keep->as<std::uint64_t>(), realized.keep->words(), held.keep->bytes());
    }
    held.from.config = realized.config;
    held.from.dims = realized.plan.dims;
    held.from.out_proj = out;
    held.from.stages = realized.plan.stages;
    held.from.operands = std::move(now);
    held.from.keep = realized.keep;
}

} // namespace attn::cuda

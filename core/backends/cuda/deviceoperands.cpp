// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/deviceoperands.h"

#include "core/backends/changes.h"
#include "core/layer/positions.h"

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
           held.dims.KV == realized.plan.dims.KV && held.dims.M == realized.plan.dims.M &&
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

// All numbers that a position bias is read from.
std::span<const float> allNumbers(const BiasNumbers& bias)
{
    if (!bias.numbers)
        return {};
    return bias.made ? std::span<const float>(*bias.made) : bias.tensor.values();
}

bool sameBias(const BiasNumbers& a, const BiasNumbers& b)
{
    return a.made == b.made && a.tensor.sameBlock(b.tensor) && (a.numbers != nullptr) == (b.numbers != nullptr);
}

std::int64_t turnNumbers(const Config& config, const Dims& dims)
{
    return rotates(config) ? dims.T * ropeDims(*config.rope, dims) : 0;
}

bool sameTurns(const LayerInputs& held, const Realized& realized, const Operands& now)
{
    return held.config.rope == realized.config.rope && held.dims.T == realized.plan.dims.T &&
           held.dims.hd == realized.plan.dims.hd && held.operands.inv_freq.sameBlock(now.inv_freq);
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
    const Cells cells = differingCells(name, before, now, realized, most_patches);
    bring(device, buffer, now.empty() ? nullptr : now.data(), now.size(), cells);
}

std::int64_t termsOf(const Dims& dims, int part) { return part == query_part ? dims.D : dims.M; }
std::int64_t weightNumbers(const Dims& dims) { return dims.O * dims.D + 2 * dims.keyColumns() * dims.M; }

// The columns of one part, a row of the gathered weights each, or their biases.
void gatherPart(DeviceOperands& held, const Realized& realized, const Operands& now, int part, bool weights,
                bool biases)
{
    const Dims& dims = realized.plan.dims;
    const std::int64_t columns = dims.columnsOf(part), terms = termsOf(dims, part);
    std::vector<float> rows(columns * terms), bias(columns);
    for (std::int64_t column = 0; column < columns; ++column)
        readColumn(now, realized.config, dims, part, column, rows.data() + column * terms, &bias[column]);
    if (weights)
        held.device->upload(held.weights->floats() + DeviceOperands::columnPlace(dims, part, 0), rows.data(),
                            rows.size() * sizeof(float));
    if (biases && held.weight_biases)
        held.device->upload(held.weight_biases->floats() + dims.firstColumn(part), bias.data(),
                            bias.size() * sizeof(float));
}

void patchFeed(DeviceOperands& held, const Realized& realized, const Feed& feed, const std::vector<std::int64_t>& cells)
{
    const Dims& dims = realized.plan.dims;
    for (const std::int64_t cell : cells) {
        const FeedColumn place = feedColumn(realized.config, dims, feed, cell);
        float* target =
            feed.bias ? held.weight_biases->floats() + dims.firstColumn(place.part) + place.column : nullptr;
        if (!feed.bias) {
            const std::int64_t across = feed.tensor.dim(1);
            const bool by_column = realized.config.projection == Projection::Param;
            target = held.weights->floats() + DeviceOperands::columnPlace(dims, place.part, place.column) +
                     (by_column ? cell / across : cell % across);
        }
        held.device->upload(target, feed.tensor.data() + cell, sizeof(float));
    }
}

void bringFeeds(DeviceOperands& held, const Realized& realized, const Operands& now)
{
    if (now.feeds.empty()) {
        held.weights.reset();
        held.weight_biases.reset();
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
        own(held.device, held.weight_biases);
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
        renew(held.device, held.weights, weightNumbers(dims) * floats);
        if (has_bias)
            renew(held.device, held.weight_biases, dims.qkvColumns() * floats);
        else
            held.weight_biases.reset();
    }
    for (int part = 0; part < part_count; ++part)
        if (stale[part][0] || stale[part][1])
            gatherPart(held, realized, now, part, stale[part][0], stale[part][1]);
}

void bringTurns(DeviceOperands& held, const Realized& realized, const Operands& now)
{
    const Dims& dims = realized.plan.dims;
    if (!rotates(realized.config))
        return held.turns.reset();
    if (held.turns && sameTurns(held.from, realized, now))
        return;
    const Rope& rope = *realized.config.rope;
    const auto given = now.inv_freq.empty() ? std::span<const float>() : now.inv_freq.values();
    std::vector<float> turns;
    for (std::int64_t token = 0; token < dims.T; ++token)
        for (std::int64_t pair = 0; pair < ropeDims(rope, dims) / 2; ++pair) {
            const RopeTurn turn = ropeTurn(rope, ropeFrequency(rope, dims, pair, given), token);
            turns.insert(turns.end(), {turn.cosine, turn.sine});
        }
    bring(held.device, held.turns, turns.data(), std::ssize(turns), std::nullopt);
}

void bringBias(DeviceOperands& held, const Realized& realized, const BiasNumbers& now)
{
    const BiasNumbers& before = held.from.operands.bias;
    const std::span<const float> numbers = allNumbers(now);
    Cells cells;
    if (sameBias(before, now))
        cells.emplace();
    else if (!before.made && !now.made && before.numbers && now.numbers)
        cells = differingCells(realized.config.position_bias.tensor, before.tensor, now.tensor, realized);
    bring(held.device, held.position_bias, numbers.data(), std::ssize(numbers), cells);
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
    add(held.weights, now.feeds.empty() ? 0 : weightNumbers(dims) * floats, feeds);
    add(held.weight_biases, std::ranges::any_of(now.feeds, &Feed::bias) ? dims.qkvColumns() * floats : 0, feeds);
    const auto addTensor = [&](const BufferPtr& buffer, const Tensor& old, const Tensor& tensor) {
        add(buffer, tensor.size() * floats, old.sameBlock(tensor));
    };
    addTensor(held.x, before.x, now.x);
    addTensor(held.memory, before.memory, now.memory);
    addTensor(held.query_norm, before.query_norm, now.query_norm);
    addTensor(held.key_norm, before.key_norm, now.key_norm);
    addTensor(held.sinks, before.sinks, now.sinks);
    add(held.turns, turnNumbers(realized.config, dims) * floats, sameTurns(held.from, realized, now));
    add(held.position_bias, std::ssize(allNumbers(now.bias)) * floats, sameBias(before.bias, now.bias));
    add(held.mask, maskNumbers(now.mask) * floats, sameMask(before.mask, now.mask));
    add(held.keep, realized.keep ? bytesOf(*realized.keep) : 0, held.from.keep == realized.keep);
    addTensor(held.out_weight, before.out_weight, now.out_weight);
    addTensor(held.out_bias, before.out_bias, now.out_bias);
    return bytes;
}

void syncOperands(DeviceOperands& held, const Realized& realized, Operands now)
{
    const Operands& before = held.from.operands;
    const std::string& out = realized.plan.out_proj;
    const Config& config = realized.config;
    bringTensor(held.device, held.x, "x", before.x, now.x, realized);
    bringTensor(held.device, held.memory, config.memory, before.memory, now.memory, realized);
    bringFeeds(held, realized, now);
    const QkNorm norm = config.qk_norm.value_or(QkNorm());
    bringTensor(held.device, held.query_norm, norm.query, before.query_norm, now.query_norm, realized);
    bringTensor(held.device, held.key_norm, norm.key, before.key_norm, now.key_norm, realized);
    bringTurns(held, realized, now);
    bringBias(held, realized, now.bias);
    bringTensor(held.device, held.sinks, config.sinks, before.sinks, now.sinks, realized);
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

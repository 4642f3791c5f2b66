// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/changes.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <optional>
#include <set>

namespace attn {

namespace {

const std::vector<std::int64_t>* changedCells(const std::string& name, const Tensor& before, const Realized& realized)
{
    for (const EditedCells& edited : realized.edited)
        if (edited.tensor == name && edited.before.sameBlock(before))
            return &edited.cells;
    return nullptr;
}

LayerChange everything()
{
    LayerChange change;
    change.kind = ChangeKind::Everything;
    return change;
}

bool sameLayout(const LayerInputs& before, const Realized& now)
{
    Config config = before.config;
    config.dropout = now.config.dropout;     // its bits are compared
    config.heads_off = now.config.heads_off; // compared apart
    return config == now.config && before.dims == now.plan.dims && before.out_proj == now.plan.out_proj;
}

// The one row of x that differs; -1 when none does, -2 when several do.
std::int64_t differingRow(const LayerInputs& before, const Tensor& now, const Realized& realized)
{
    const Tensor& old = before.operands.x;
    if (old.sameBlock(now))
        return -1;
    const std::int64_t D = before.dims.D;
    std::int64_t found = -1;
    if (const auto* changed = changedCells("x", old, realized)) {
        for (const std::int64_t cell : *changed) {
            if (found >= 0 && cell / D != found)
                return -2;
            found = cell / D;
        }
        return found;
    }
    for (std::int64_t row = 0; row * D < now.size(); ++row) {
        if (std::memcmp(old.data() + row * D, now.data() + row * D, D * sizeof(float)) == 0)
            continue;
        if (found >= 0)
            return -2;
        found = row;
    }
    return found;
}

LayerChange tokenChange(const LayerInputs& before, std::int64_t row)
{
    LayerChange change;
    change.kind = ChangeKind::Token;
    change.item = row / before.dims.T;
    change.token = row % before.dims.T;
    return change;
}

// Cells of weights and biases, if all of them belong to one head of q, one of k, or one column of v.
std::optional<LayerChange> weightChange(const LayerInputs& before,
                                        const std::vector<std::pair<const Feed*, std::int64_t>>& cells)
{
    LayerChange change;
    const Dims& dims = before.dims;
    int part = -1;
    for (const auto& [feed, cell] : cells) {
        const FeedColumn place = feedColumn(before.config, dims, *feed, cell);
        const std::int64_t head = place.column / dims.hd;
        if (part >= 0 && (part != place.part || change.head != head))
            return std::nullopt;
        part = place.part;
        change.head = head;
        if (std::ranges::find(change.columns, place.column) == change.columns.end())
            change.columns.push_back(place.column);
        if (!feed->bias) {
            const std::int64_t across = feed->tensor.dim(1);
            const bool by_column = before.config.projection == Projection::Param;
            change.weights.push_back(
                {part, by_column ? cell / across : cell % across, place.column, feed->tensor[cell]});
        } else {
            change.weights.push_back({part, -1, place.column, feed->tensor[cell]});
        }
    }
    if (part == value_part && change.columns.size() > 1)
        return std::nullopt;
    change.kind = part == query_part ? ChangeKind::QueryHead
                  : part == key_part ? ChangeKind::KeyHead
                                     : ChangeKind::ValueColumn;
    return change;
}

} // namespace

std::optional<std::vector<std::int64_t>> differingCells(const std::string& name, const Tensor& before,
                                                        const Tensor& now, const Realized& realized, std::size_t most)
{
    if (before.sameBlock(now))
        return std::vector<std::int64_t>();
    if (before.empty() || now.empty() || before.shape() != now.shape())
        return std::nullopt;
    if (const auto* changed = changedCells(name, before, realized))
        return *changed;
    constexpr std::size_t stretch = 1024; // whole ones are compared at the speed of memory
    std::vector<std::int64_t> cells;
    const std::span<const float> a = before.values(), b = now.values();
    for (std::size_t begin = 0; begin < a.size(); begin += stretch) {
        const std::size_t end = std::min(begin + stretch, a.size());
        if (std::memcmp(a.data() + begin, b.data() + begin, (end - begin) * sizeof(float)) == 0)
            continue;
        for (std::size_t i = begin; i < end; ++i)
            if (!sameBits(a[i], b[i])) {
                if (cells.size() == most)
                    return std::nullopt;
                cells.push_back(static_cast<std::int64_t>(i));
            }
    }
    return cells;
}

LayerChange changeSince(const LayerInputs& before, const Realized& now, const Operands& operands)
{
    const Operands& old = before.operands;
    if (!sameLayout(before, now) || old.feeds.size() != operands.feeds.size())
        return everything();

    const std::int64_t row = differingRow(before, operands.x, now);
    if (row == -2)
        return everything();
    const auto mask = differingCells(now.config.mask.tensor, old.mask.tensor, operands.mask.tensor, now);
    const bool dropout = before.keep != now.keep || keptFactor(before.config.dropout) != keptFactor(now.config.dropout);
    const bool output = !old.out_weight.sameBlock(operands.out_weight) || !old.out_bias.sameBlock(operands.out_bias);
    std::vector<std::pair<const Feed*, std::int64_t>> weights;
    for (std::size_t i = 0; i < operands.feeds.size(); ++i) {
        const Feed& feed = operands.feeds[i];
        if (old.feeds[i].name != feed.name)
            return everything();
        const auto cells = differingCells(feed.name, old.feeds[i].tensor, feed.tensor, now);
        if (!cells)
            return everything();
        for (const std::int64_t cell : *cells)
            weights.push_back({&feed, cell});
    }
    if (!mask)
        return everything();
    if (!old.inv_freq.sameBlock(operands.inv_freq))
        return everything(); // every query and key changes
    const bool norms = !old.query_norm.sameBlock(operands.query_norm) || !old.key_norm.sameBlock(operands.key_norm);
    const auto sinks = differingCells(now.config.sinks, old.sinks, operands.sinks, now);
    const auto bias = differingCells(now.config.position_bias.tensor, old.bias.tensor, operands.bias.tensor, now);
    if (!sinks || !bias)
        return everything();
    std::vector<std::int64_t> switched; // both lists are sorted
    std::ranges::set_symmetric_difference(before.config.heads_off, now.config.heads_off, std::back_inserter(switched));
    const int changed = (row >= 0) + !mask->empty() + dropout + output + !weights.empty() + norms + !sinks->empty() +
                        !bias->empty() + !switched.empty();
    LayerChange change;
    if (changed == 0)
        return change;
    if (changed > 1)
        return everything();
    if (row >= 0)
        return tokenChange(before, row);
    if (!weights.empty())
        return weightChange(before, weights).value_or(everything());
    if (!mask->empty()) {
        change.kind = ChangeKind::MaskCells;
        change.cells = *mask;
    } else if (!sinks->empty() || !bias->empty()) {
        change.kind = sinks->empty() ? ChangeKind::BiasCells : ChangeKind::Sinks;
        change.cells = sinks->empty() ? *bias : *sinks;
    } else if (norms) {
        change.kind = ChangeKind::Norms;
    } else if (!switched.empty()) {
        change.kind = ChangeKind::Heads;
        change.cells = switched;
    } else {
        change.kind = dropout ? ChangeKind::Dropout : ChangeKind::OutputWeights;
    }
    return change;
}

LayerChange changeOfX(const LayerInputs& before, const Realized& now)
{
    const std::int64_t row = differingRow(before, now.at("x"), now);
    const bool dropout = before.keep != now.keep;
    if (row == -2 || (dropout && row >= 0))
        return everything();
    LayerChange change = row >= 0 ? tokenChange(before, row) : LayerChange();
    if (dropout)
        change.kind = ChangeKind::Dropout;
    return change;
}

bool onlyXDiffers(const LayerInputs& before, const Realized& now)
{
    if (before.inputs.size() != now.tensors.size() || before.config != now.config || before.dims != now.plan.dims ||
        before.out_proj != now.plan.out_proj)
        return false;
    for (std::size_t i = 0; i < before.inputs.size(); ++i) {
        const auto& [name, tensor] = now.tensors[i];
        if (before.inputs[i].name != name || (name != "x" && !before.inputs[i].tensor.sameBlock(tensor)))
            return false;
    }
    return true;
}

std::vector<std::int64_t> rowsOfMask(const LayerInputs& layer, const std::vector<std::int64_t>& cells)
{
    const std::int64_t T = layer.dims.T;
    const MaskNumbers& mask = layer.operands.mask;
    std::set<std::int64_t> rows;
    for (const std::int64_t cell : cells)
        for (std::int64_t b = 0; b < layer.dims.B; ++b) {
            if (mask.item_step && cell / mask.item_step != b)
                continue;
            const bool all_queries = mask.query_step == 0; // padding: every query looks there
            const std::int64_t first = all_queries ? 0 : cell / T % T;
            for (std::int64_t query = first; query < (all_queries ? T : first + 1); ++query)
                rows.insert(b * T + query);
        }
    return {rows.begin(), rows.end()};
}

std::vector<std::int64_t> rowsOfBias(const LayerInputs& layer, const std::vector<std::int64_t>& cells)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    const BiasNumbers& bias = layer.operands.bias;
    const bool buckets = bias.rule.kind == PositionBiasKind::T5; // of one head, for every query
    std::set<std::int64_t> rows;
    for (const std::int64_t cell : cells)
        for (std::int64_t plane = 0; plane < B * H; ++plane) {
            if (buckets ? cell % H != plane % H
                        : (bias.head_step && cell / (T * T) % H != plane % H) ||
                              (bias.item_step && cell / (H * T * T) != plane / H))
                continue;
            const std::int64_t first = buckets ? 0 : cell / T % T;
            for (std::int64_t query = first; query < (buckets ? T : first + 1); ++query)
                rows.insert(plane * T + query);
        }
    return {rows.begin(), rows.end()};
}

const char* pathName(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Nothing: return "nothing";
    case ChangeKind::Token: return "x row";
    case ChangeKind::QueryHead: return "query head";
    case ChangeKind::KeyHead: return "key head";
    case ChangeKind::ValueColumn: return "value column";
    case ChangeKind::MaskCells: return "mask";
    case ChangeKind::Dropout: return "dropout";
    case ChangeKind::Norms: return "norms";
    case ChangeKind::Sinks: return "sink";
    case ChangeKind::BiasCells: return "position bias";
    case ChangeKind::Heads: return "head";
    case ChangeKind::OutputWeights: return "output";
    case ChangeKind::Everything: break;
    }
    return "full";
}

} // namespace attn

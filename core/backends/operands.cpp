// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/operands.h"

#include "core/layer/positions.h"
#include "core/recipe/projections.h"
#include "core/scene/options.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr const char* layer_names[part_count] = {"W_query", "W_key", "W_value"};

MaskNumbers maskNumbers(const Realized& realized, const MaskNumbers* before)
{
    const Mask& mask = realized.config.mask;
    MaskNumbers result;
    if (!masks(realized.config))
        return result;
    const std::int64_t T = realized.plan.dims.T;
    result.causal = mask.kind == MaskKind::Causal;
    if (result.causal)
        return result;
    if (isByPosition(mask.kind)) {
        result.rule = mask;
        result.query_step = T;
        result.made = before && before->made && before->rule == mask && std::ssize(*before->made) == T * T
                          ? before->made
                          : std::make_shared<std::vector<float>>();
        if (result.made->empty())
            for (std::int64_t cell = 0; cell < T * T; ++cell)
                result.made->push_back(maskAllows(mask, cell / T, cell % T) ? 0.0f
                                                                            : -std::numeric_limits<float>::infinity());
        result.numbers = result.made->data();
        return result;
    }
    result.tensor = realized.at(mask.tensor);
    const bool by_item = mask.kind == MaskKind::Padding || result.tensor.rank() == 3;
    const std::int64_t S = realized.plan.dims.S;
    result.query_step = mask.kind == MaskKind::Padding ? 0 : S;
    result.item_step = !by_item ? 0 : mask.kind == MaskKind::Padding ? S : T * S;
    if (mask.kind == MaskKind::Additive) {
        result.numbers = result.tensor.data();
        return result;
    }
    if (before && before->made && before->tensor.sameBlock(result.tensor)) {
        result.made = before->made;
        result.numbers = result.made->data();
        return result;
    }
    result.made = std::make_shared<std::vector<float>>(result.tensor.size());
    std::ranges::transform(result.tensor.values(), result.made->begin(),
                           [](float blocked) { return blocked != 0 ? -std::numeric_limits<float>::infinity() : 0.0f; });
    result.numbers = result.made->data();
    return result;
}

double largestOf(std::span<const float> numbers)
{
    float largest = 0;
    for (const float number : numbers) {
        if (!std::isfinite(number))
            return std::numeric_limits<double>::infinity();
        largest = std::max(largest, std::abs(number));
    }
    return largest;
}

// Key j of query i has the number at tokens - 1 + j - i of its head.
std::vector<float> numbersByDistance(const BiasNumbers& bias)
{
    std::vector<float> numbers;
    for (std::int64_t head = 0; head < bias.heads; ++head) {
        const auto slope = static_cast<float>(alibiSlope(head, bias.heads));
        for (std::int64_t distance = 1 - bias.tokens; distance < bias.keys; ++distance)
            numbers.push_back(bias.rule.kind == PositionBiasKind::Alibi
                                  ? -slope * static_cast<float>(std::abs(distance))
                                  : bias.tensor[t5Bucket(distance, bias.tensor.dim(0), bias.rule.max_distance,
                                                         bias.rule.bidirectional) *
                                                    bias.heads +
                                                head]);
    }
    return numbers;
}

BiasNumbers biasNumbers(const Realized& realized, const BiasNumbers* before)
{
    BiasNumbers result;
    if (!addsBias(realized.config))
        return result;
    const Dims& dims = realized.plan.dims;
    result.rule = realized.config.position_bias;
    result.tokens = dims.T;
    result.keys = dims.S;
    result.heads = dims.H;
    if (!result.rule.tensor.empty())
        result.tensor = realized.at(result.rule.tensor);
    if (before && before->numbers && before->rule == result.rule && before->tokens == dims.T &&
        before->keys == dims.S && before->heads == dims.H && before->tensor.sameBlock(result.tensor) &&
        before->tensor.shape() == result.tensor.shape())
        return *before;
    if (result.rule.kind == PositionBiasKind::Tensor) {
        const std::size_t rank = result.tensor.rank();
        result.numbers = result.tensor.data();
        result.query_step = dims.S;
        result.head_step = rank > 2 ? dims.T * dims.S : 0;
        result.item_step = rank > 3 ? dims.H * dims.T * dims.S : 0;
        result.largest = largestOf(result.tensor.values());
        return result;
    }
    result.made = std::make_shared<const std::vector<float>>(numbersByDistance(result));
    result.numbers = result.made->data() + dims.T - 1;
    result.head_step = dims.T + dims.S - 1;
    result.query_step = -1;
    result.largest = largestOf(*result.made);
    return result;
}

int partOf(const std::string& name)
{
    for (int part = 0; part < part_count; ++part)
        if (name.find(layer_names[part]) != std::string::npos)
            return part;
    return 0;
}

std::vector<Feed> feedsOf(const Realized& realized)
{
    const Config& config = realized.config;
    std::vector<Feed> feeds;
    const auto add = [&](const std::string& name, bool bias) {
        if (const Tensor* tensor = realized.find(name))
            feeds.push_back({name, *tensor, partOf(name), bias});
    };
    for (const Parameter& parameter :
         projectionsOf(config.projection, projectionShape(config), true, realized.plan.mha)) {
        add(parameter.weight(), false);
        if (parameter.form != Parameter::Form::Matrix)
            add(parameter.biasName(), true);
    }
    return feeds;
}

// Of heads_list: "head3.W_key.bias" is head 3's.
std::int64_t headOf(const std::string& name) { return std::stoll(name.substr(4)); }

// The column that row `row` of a feed [rows,in] (or entry `row` of a bias) makes.
FeedColumn columnOfRow(const Config& config, const Dims& dims, const std::string& name, std::int64_t row)
{
    switch (config.projection) {
    case Projection::HeadsList: return {partOf(name), headOf(name) * dims.hd + row};
    case Projection::FusedBlocks:
    case Projection::MhaModule: {
        const int part = row < dims.O ? query_part : row < dims.firstColumn(value_part) ? key_part : value_part;
        return {part, row - dims.firstColumn(part)};
    }
    case Projection::FusedInterleaved: {
        const std::int64_t head = row / (3 * dims.hd), within = row % (3 * dims.hd);
        return {static_cast<int>(within / dims.hd), head * dims.hd + within % dims.hd};
    }
    default: return {partOf(name), row};
    }
}

// The inverse: the row of its feed that makes a column.
std::int64_t rowOfColumn(const Config& config, const Dims& dims, int part, std::int64_t column)
{
    switch (config.projection) {
    case Projection::HeadsList: return column % dims.hd;
    case Projection::FusedBlocks:
    case Projection::MhaModule: return dims.firstColumn(part) + column;
    case Projection::FusedInterleaved: return (column / dims.hd * 3 + part) * dims.hd + column % dims.hd;
    default: return column;
    }
}

} // namespace

bool isFused(const Config& config)
{
    return config.projection == Projection::FusedBlocks || config.projection == Projection::FusedInterleaved ||
           config.projection == Projection::MhaModule;
}

Operands operandsOf(const Realized& realized, const Operands* before)
{
    Operands operands;
    if (const Tensor* x = realized.find("x")) // else the layer starts from other tensors: no fast path computes it
        operands.x = *x;
    if (readsMemory(realized.config))
        operands.memory = realized.at(realized.config.memory);
    operands.feeds = feedsOf(realized);
    if (const auto& norm = realized.config.qk_norm) {
        operands.query_norm = realized.at(norm->query);
        operands.key_norm = realized.at(norm->key);
    }
    if (const auto& rope = realized.config.rope; rope && !rope->inv_freq.empty())
        operands.inv_freq = realized.at(rope->inv_freq);
    operands.bias = biasNumbers(realized, before ? &before->bias : nullptr);
    if (hasSinks(realized.config))
        operands.sinks = realized.at(realized.config.sinks);
    operands.mask = maskNumbers(realized, before ? &before->mask : nullptr);
    if (const std::string& name = realized.plan.out_proj; !name.empty()) {
        operands.out_weight = realized.at(name + ".weight");
        if (const Tensor* bias = realized.find(name + ".bias"))
            operands.out_bias = *bias;
    }
    return operands;
}

FeedColumn feedColumn(const Config& config, const Dims& dims, const Feed& feed, std::int64_t cell)
{
    const std::int64_t across = feed.bias ? 1 : feed.tensor.dim(1);
    const std::int64_t row = config.projection == Projection::Param ? cell % across : cell / across;
    return columnOfRow(config, dims, feed.name, row);
}

void readColumn(const Operands& operands, const Config& config, const Dims& dims, int part, std::int64_t column,
                float* weights, float* bias)
{
    *bias = 0;
    const std::int64_t row = rowOfColumn(config, dims, part, column);
    for (const Feed& feed : operands.feeds) {
        if (!isFused(config) && feed.part != part)
            continue;
        if (config.projection == Projection::HeadsList && headOf(feed.name) != column / dims.hd)
            continue;
        if (feed.bias) {
            *bias = feed.tensor[row];
            continue;
        }
        const std::int64_t across = feed.tensor.dim(1);
        if (config.projection != Projection::Param)
            std::copy_n(feed.tensor.data() + row * across, across, weights);
        else
            for (std::int64_t t = 0; t < feed.tensor.dim(0); ++t)
                weights[t] = feed.tensor[t * across + row];
    }
}

} // namespace attn

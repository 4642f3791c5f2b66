// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/layer.h"

#include <cmath>
#include <limits>

namespace attn::cpu {

RowInput Layer::rowInput(std::int64_t plane, std::int64_t query, const float* scores) const
{
    RowInput in;
    in.scores = scores;
    in.mask = operands.mask.row(plane / dims.H, query);
    in.bias = bias(plane, query);
    in.sink = sink(plane);
    in.keep = keep ? keep->words() : nullptr;
    in.keep_first = (plane * dims.T + query) * dims.T;
    in.columns = dims.T;
    in.visible = visible(query);
    return in;
}

float Layer::masked(std::int64_t plane, std::int64_t query, std::int64_t key, float x) const
{
    if (key >= visible(query))
        return minus_infinity;
    const float* mask = operands.mask.row(plane / dims.H, query);
    if (!mask)
        return x;
    if (rule.add)
        return x + mask[key];
    return mask[key] == minus_infinity ? minus_infinity : x;
}

float Layer::sink(std::int64_t plane) const
{
    return operands.sinks.empty() ? minus_infinity : operands.sinks[plane % dims.H] / rule.temperature;
}

void Layer::logits(std::int64_t plane, std::int64_t first, std::int64_t count, std::int64_t key, float* numbers) const
{
    for (std::int64_t r = 0; r < count; ++r)
        numbers[r] = scaled(rule.mask_first ? masked(plane, first + r, key, numbers[r]) : numbers[r]);
    if (rule.cap != 0)
        kernels->caps(rule.cap, count, numbers, numbers);
    for (std::int64_t r = 0; r < count; ++r) {
        const float* added = bias(plane, first + r);
        const float x = added ? numbers[r] + added[key] : numbers[r];
        numbers[r] = (rule.mask_first ? x : masked(plane, first + r, key, x)) / rule.temperature;
    }
}

float Layer::emptyRow() const
{
    return config.masked_rows == MaskedRows::Zero ? 0.0f : std::numeric_limits<float>::quiet_NaN();
}

RowRule rowRule(const Config& config, const Dims& dims)
{
    RowRule rule;
    if (config.scale == Scale::SqrtHeadDim)
        rule.divisor = std::sqrt(static_cast<float>(dims.hd));
    if (config.scale == Scale::Factor)
        rule.factor = static_cast<float>(config.scale_factor);
    if (capsScores(config))
        rule.cap = static_cast<float>(*config.softcap);
    rule.temperature = static_cast<float>(config.temperature);
    // At p = 1 nothing is kept: an infinite factor would turn the zeros into nan.
    rule.keep_factor = config.dropout.p < 1 ? keptFactor(config.dropout) : 0.0f;
    rule.mask_first = config.scale_at == ScaleAt::AfterMask;
    rule.add = maskAdds(config);
    return rule;
}

} // namespace attn::cpu

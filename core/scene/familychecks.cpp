// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/familychecks.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/scene/options.h"

#include <limits>

namespace attn {

namespace {

using Sentence = std::optional<std::string>;

constexpr std::int64_t furthest = std::int64_t(1) << 24; // float32 counts positions exactly up to here

std::string projectionName(const Config& config) { return std::string(optionName(config, "projection")); }

Sentence checkKeyHeads(const Config& config)
{
    if (!config.num_kv_heads)
        return std::nullopt;
    const std::int64_t heads = *config.num_kv_heads;
    if (heads < 1 || heads > config.num_heads || config.num_heads % heads != 0)
        return say("num_kv_heads: must divide num_heads = %1, got %2.", config.num_heads, heads);
    if (heads == config.num_heads)
        return std::nullopt;
    const bool shares = !makesQueries(config) || config.projection == Projection::Param ||
                        config.projection == Projection::Linear || config.projection == Projection::FusedBlocks;
    if (!shares)
        return say("num_kv_heads: with projection %1, each head has its own key and value, so num_kv_heads must be %2, "
                   "got %3; only param, linear and fused_blocks can share them.",
                   projectionName(config), config.num_heads, heads);
    if (config.tied == TiedWeights::Query && makesQueries(config))
        return say("num_kv_heads: tied weights give as many keys as queries, so num_kv_heads must be %1, got %2.",
                   config.num_heads, heads);
    return std::nullopt;
}

Sentence checkMemory(const Config& config)
{
    if (config.d_memory && config.memory.empty())
        return std::string(say("d_memory: the layer reads no memory, so there is no width to set."));
    if (config.memory.empty())
        return std::nullopt;
    if (config.d_memory && (*config.d_memory < 1 || *config.d_memory > furthest))
        return say("d_memory: must be from 1 to %1, got %2.", countText(furthest), *config.d_memory);
    if (!makesQueries(config))
        return say("memory: a layer that starts from %1 computes no keys, so it cannot read a memory.",
                   option("starts_from").values[int(config.starts_from)].label);
    if (config.projection != Projection::Param && config.projection != Projection::Linear &&
        config.projection != Projection::HeadsList)
        return say("memory: keys and values of a memory need their own weights (param, linear or heads_list), got %1.",
                   projectionName(config));
    if (config.tied == TiedWeights::Query)
        return std::string(say("memory: tied weights compute queries, keys and values from one tensor, so you cannot "
                               "combine tied weights and memory."));
    if (isByPosition(config.mask.kind))
        return say("mask.kind: the keys of a memory do not line up with the queries, so mask.kind must be none, "
                   "padding, custom_bool or additive; got %1.",
                   optionName(config, "mask.kind"));
    if (config.rope)
        return std::string(
            say("rope: the tokens of a memory have their own positions, so you cannot combine rope and memory."));
    return std::nullopt;
}

Sentence checkNorm(const QkNorm& norm)
{
    if (norm.query.empty() || norm.key.empty())
        return say("%1: QK norm needs the name of its weights.", norm.query.empty() ? "qk_norm.query" : "qk_norm.key");
    if (!(norm.eps >= 0 && norm.eps <= std::numeric_limits<float>::max()))
        return say("qk_norm.eps: must be 0 or greater, got %1.", shortest(norm.eps));
    return std::nullopt;
}

Sentence checkRope(const Config& config)
{
    const Rope& rope = *config.rope;
    const std::int64_t head_dim = config.d_out / config.num_heads;
    if (!isPositiveFloat(rope.theta))
        return say("rope.theta: must be a number above 0 that fits in float32, got %1.", shortest(rope.theta));
    if (rope.dims && (*rope.dims < 2 || *rope.dims > head_dim || *rope.dims % 2 != 0))
        return say("rope.dims: must be even and from 2 to head_dim = %1, got %2.", head_dim, *rope.dims);
    if (head_dim == 1)
        return std::string(say("rope: components rotate in pairs, but a head with head_dim = 1 has only one."));
    if (!rope.dims && head_dim % 2 != 0)
        return say("rope: components rotate in pairs, but head_dim = %1 is odd; set rope.dims to an even number.",
                   head_dim);
    if (rope.offset < -furthest || rope.offset > furthest)
        return say("rope.offset: must be from -%1 to %2, got %3.", countText(furthest), countText(furthest),
                   rope.offset);
    return std::nullopt;
}

Sentence checkBias(const Config& config)
{
    const PositionBias& bias = config.position_bias;
    const std::string kind(optionName(config, "position_bias.kind"));
    const bool has_tensor = bias.kind == PositionBiasKind::T5 || bias.kind == PositionBiasKind::Tensor;
    if (has_tensor && bias.tensor.empty())
        return say("position_bias.tensor: a position bias of kind %1 needs the name of its tensor.", kind);
    if (!has_tensor && !bias.tensor.empty())
        return say("position_bias.tensor: a position bias of kind %1 takes no tensor, got '%2'.", kind, bias.tensor);
    if (bias.max_distance < 1 || bias.max_distance > furthest)
        return say("position_bias.max_distance: must be from 1 to %1, got %2.", countText(furthest), bias.max_distance);
    if (bias.kind != PositionBiasKind::None && config.scale_at == ScaleAt::AfterMask)
        return std::string(
            say("position_bias: a bias is added to scaled scores before the mask, so scale_at must be before_mask."));
    return std::nullopt;
}

Sentence checkCap(const Config& config)
{
    if (!config.softcap)
        return std::nullopt;
    if (!isPositiveFloat(*config.softcap))
        return say("softcap: must be a number above 0 that fits in float32, got %1.", shortest(*config.softcap));
    if (config.scale_at == ScaleAt::AfterMask)
        return std::string(say("softcap: scaled scores are capped before the mask, so scale_at must be before_mask."));
    return std::nullopt;
}

Sentence checkSinks(const Config& config)
{
    if (config.sinks.empty())
        return std::nullopt;
    if (config.normalize != Normalize::Softmax && config.normalize != Normalize::SoftmaxNaive)
        return say("sinks: a sink takes its share in a softmax, so normalize must be softmax or softmax_naive, got %1.",
                   optionName(config, "normalize"));
    if (config.normalize_over == NormalizeOver::Queries)
        return std::string(say("sinks: a sink takes its share of a row, so normalize_over must be keys."));
    const MaskApply apply = config.mask.apply;
    const bool after = apply == MaskApply::PostSoftmaxRenorm || apply == MaskApply::PostSoftmax ||
                       apply == MaskApply::PostSoftmaxNegInf;
    if (after && config.mask.kind != MaskKind::None)
        return say("sinks: a sink needs a mask that is applied before the softmax, got %1.",
                   optionName(config, "mask.apply"));
    return std::nullopt;
}

} // namespace

bool makesQueries(const Config& config)
{
    return config.starts_from == StartsFrom::X || config.starts_from == StartsFrom::XForScores;
}

bool isPositiveFloat(double value)
{
    return value >= std::numeric_limits<float>::min() && value <= std::numeric_limits<float>::max();
}

Sentence checkFamily(const Config& config)
{
    for (const auto check : {checkKeyHeads, checkMemory, checkCap, checkBias, checkSinks})
        if (auto fault = check(config))
            return fault;
    if (config.qk_norm)
        if (auto fault = checkNorm(*config.qk_norm))
            return fault;
    return config.rope ? checkRope(config) : std::nullopt;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/familychecks.h"

#include "core/base/numbertext.h"
#include "core/scene/options.h"

#include <cmath>
#include <limits>

namespace attn {

namespace {

using Sentence = std::optional<std::string>;

constexpr std::int64_t furthest = std::int64_t(1) << 24; // float32 counts positions exactly up to here

bool isFloat(double value)
{
    return value >= std::numeric_limits<float>::min() && value <= std::numeric_limits<float>::max();
}

std::string projectionName(const Config& config) { return std::string(optionName(config, "projection")); }

bool makesFromX(const Config& config)
{
    return config.starts_from == StartsFrom::X || config.starts_from == StartsFrom::XForScores;
}

Sentence checkKeyHeads(const Config& config)
{
    if (!config.num_kv_heads)
        return std::nullopt;
    const std::int64_t heads = *config.num_kv_heads;
    if (heads < 1 || heads > config.num_heads || config.num_heads % heads != 0)
        return "num_kv_heads: must divide num_heads = " + std::to_string(config.num_heads) + ", got " +
               std::to_string(heads) + ".";
    if (heads == config.num_heads)
        return std::nullopt;
    const bool shares = !makesFromX(config) || config.projection == Projection::Param ||
                        config.projection == Projection::Linear || config.projection == Projection::FusedBlocks;
    if (!shares)
        return "num_kv_heads: with the projection " + projectionName(config) +
               " each head has its own key and value, " + "so " + std::to_string(config.num_heads) +
               " are expected, got " + std::to_string(heads) + "; param, linear and fused_blocks can share them.";
    if (config.tied == TiedWeights::Query && makesFromX(config))
        return "num_kv_heads: tied weights make as many keys as queries, so " + std::to_string(config.num_heads) +
               " are expected, got " + std::to_string(heads) + ".";
    return std::nullopt;
}

Sentence checkMemory(const Config& config)
{
    if (config.d_memory && config.memory.empty())
        return std::string("d_memory: there is no memory whose width this could be.");
    if (config.memory.empty())
        return std::nullopt;
    if (config.d_memory && (*config.d_memory < 1 || *config.d_memory > furthest))
        return "d_memory: must be from 1 to " + std::to_string(furthest) + ", got " + std::to_string(*config.d_memory) +
               ".";
    if (!makesFromX(config))
        return "memory: a layer that starts from " +
               std::string(option("starts_from").values[int(config.starts_from)].label) +
               " makes no keys, so it reads no memory.";
    if (config.projection != Projection::Param && config.projection != Projection::Linear &&
        config.projection != Projection::HeadsList)
        return "memory: keys and values of a memory need weights of their own: param, linear or heads_list, got " +
               projectionName(config) + ".";
    if (config.tied == TiedWeights::Query)
        return std::string("memory: tied weights make queries, keys and values of one tensor, so there is none.");
    if (isByPosition(config.mask.kind))
        return "mask.kind: the keys of a memory do not stand in line with the queries, so none, padding, custom_bool "
               "or additive is expected, got " +
               std::string(optionName(config, "mask.kind")) + ".";
    if (config.rope)
        return std::string("rope: the tokens of a memory have positions of their own, so rope goes without memory.");
    return std::nullopt;
}

Sentence checkNorm(const QkNorm& norm)
{
    if (norm.query.empty() || norm.key.empty())
        return std::string(norm.query.empty() ? "qk_norm.query" : "qk_norm.key") +
               ": QK norm needs the name of its weights.";
    if (!(norm.eps >= 0 && norm.eps <= std::numeric_limits<float>::max()))
        return "qk_norm.eps: must be 0 or a number above 0, got " + shortest(norm.eps) + ".";
    return std::nullopt;
}

Sentence checkRope(const Config& config)
{
    const Rope& rope = *config.rope;
    const std::int64_t head_dim = config.d_out / config.num_heads;
    if (!isFloat(rope.theta))
        return "rope.theta: must be a number above 0 that float32 holds, got " + shortest(rope.theta) + ".";
    if (rope.dims && (*rope.dims < 2 || *rope.dims > head_dim || *rope.dims % 2 != 0))
        return "rope.dims: must be even and from 2 to head_dim = " + std::to_string(head_dim) + ", got " +
               std::to_string(*rope.dims) + ".";
    if (head_dim == 1)
        return std::string("rope: components turn in pairs, and head_dim = 1 has none.");
    if (!rope.dims && head_dim % 2 != 0)
        return "rope: components turn in pairs, but head_dim = " + std::to_string(head_dim) +
               " is odd: give rope.dims, an even number.";
    if (rope.offset < -furthest || rope.offset > furthest)
        return "rope.offset: must be from -" + std::to_string(furthest) + " to " + std::to_string(furthest) + ", got " +
               std::to_string(rope.offset) + ".";
    return std::nullopt;
}

Sentence checkBias(const Config& config)
{
    const PositionBias& bias = config.position_bias;
    const std::string kind(optionName(config, "position_bias.kind"));
    const bool has_tensor = bias.kind == PositionBiasKind::T5 || bias.kind == PositionBiasKind::Tensor;
    if (has_tensor && bias.tensor.empty())
        return "position_bias.tensor: a position bias of kind " + kind + " needs the name of its tensor.";
    if (!has_tensor && !bias.tensor.empty())
        return "position_bias.tensor: a position bias of kind " + kind + " takes no tensor, got '" + bias.tensor + "'.";
    if (bias.max_distance < 1 || bias.max_distance > furthest)
        return "position_bias.max_distance: must be from 1 to " + std::to_string(furthest) + ", got " +
               std::to_string(bias.max_distance) + ".";
    if (bias.kind != PositionBiasKind::None && config.scale_at == ScaleAt::AfterMask)
        return std::string("position_bias: a bias is added to scaled scores before the mask, so scale_at must be "
                           "before_mask.");
    return std::nullopt;
}

Sentence checkCap(const Config& config)
{
    if (!config.softcap)
        return std::nullopt;
    if (!isFloat(*config.softcap))
        return "softcap: must be a number above 0 that float32 holds, got " + shortest(*config.softcap) + ".";
    if (config.scale_at == ScaleAt::AfterMask)
        return std::string("softcap: scaled scores are capped before the mask, so scale_at must be before_mask.");
    return std::nullopt;
}

Sentence checkSinks(const Config& config)
{
    if (config.sinks.empty())
        return std::nullopt;
    if (config.normalize != Normalize::Softmax && config.normalize != Normalize::SoftmaxNaive)
        return "sinks: a sink takes its share in a softmax, so normalize must be softmax or softmax_naive, got " +
               std::string(optionName(config, "normalize")) + ".";
    if (config.normalize_over == NormalizeOver::Queries)
        return std::string("sinks: a sink takes its share of a row, so normalize_over must be keys.");
    const MaskApply apply = config.mask.apply;
    const bool after = apply == MaskApply::PostSoftmaxRenorm || apply == MaskApply::PostSoftmax ||
                       apply == MaskApply::PostSoftmaxNegInf;
    if (after && config.mask.kind != MaskKind::None)
        return "sinks: a sink goes with a mask that is applied before the softmax, got " +
               std::string(optionName(config, "mask.apply")) + ".";
    return std::nullopt;
}

} // namespace

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

// SPDX-License-Identifier: GPL-3.0-or-later
// What a configuration does: the one place where its choices are compared.
#include "core/layer/stages.h"

#include "core/scene/options.h"

#include <algorithm>

namespace attn {

bool startsFromX(const Config& config)
{
    return config.stage == Stage::Attention &&
           (config.starts_from == StartsFrom::X || config.starts_from == StartsFrom::XForScores);
}

bool tiesWeights(const Config& config)
{
    return startsFromX(config) && config.projection != Projection::None && config.tied == TiedWeights::Query;
}

bool asksWithNext(const Config& config)
{
    return config.stage == Stage::Attention && !startsFromWeights(config) && config.asks_with == AsksWith::NextQuery;
}

bool startsFromWeights(const Config& config)
{
    return config.stage == Stage::Attention && config.starts_from == StartsFrom::Weights;
}

bool mixesValues(const Config& config)
{
    return config.stage == Stage::Attention &&
           (config.starts_from == StartsFrom::X || config.starts_from == StartsFrom::Qkv);
}

std::span<const std::string_view> startingTensors(const Config& config)
{
    static constexpr std::string_view x[] = {"x"}, parts[] = {"q", "k", "v"}, weights[] = {"weights"};
    switch (config.starts_from) {
    case StartsFrom::X:
    case StartsFrom::XForScores: return x;
    case StartsFrom::Qkv: return parts;
    case StartsFrom::Qk: return std::span(parts).first(2);
    case StartsFrom::Weights: return weights;
    }
    return {};
}

bool masks(const Config& config)
{
    return config.stage == Stage::Attention && !startsFromWeights(config) && config.mask.kind != MaskKind::None &&
           config.mask.apply != MaskApply::None;
}

bool maskAdds(const Config& config) { return masks(config) && config.mask.apply == MaskApply::Add; }

bool rescalesWeights(const Config& config)
{
    return masks(config) && config.mask.apply == MaskApply::PostSoftmaxRenorm;
}

bool fillsAfter(const Config& config) { return masks(config) && config.mask.apply == MaskApply::PostSoftmaxNegInf; }

bool masksAfter(const Config& config)
{
    return rescalesWeights(config) || fillsAfter(config) ||
           (masks(config) && config.mask.apply == MaskApply::PostSoftmax);
}

bool sparesPadded(const Config& config)
{
    return config.mask.kind == MaskKind::Padding && config.mask.spares == MaskSpares::FirstPadded;
}

bool masksBefore(const Config& config) { return masks(config) && !masksAfter(config); }

bool emptyRowsAreNan(const Config& config)
{
    return (masksBefore(config) && !normalisesColumns(config) && !hasSinks(config)) || rescalesWeights(config);
}

bool zeroesEmptyRows(const Config& config) { return config.masked_rows == MaskedRows::Zero && masks(config); }

bool sharesKeys(const Config& config, const Dims& dims)
{
    return config.stage == Stage::Attention && !startsFromWeights(config) && dims.KV < dims.H;
}

bool readsMemory(const Config& config) { return startsFromX(config) && !config.memory.empty(); }

bool hasOwnKeys(const Config& config, const Dims& dims) { return readsMemory(config) || dims.S != dims.T; }

namespace {

bool computesScores(const Config& config) { return config.stage == Stage::Attention && !startsFromWeights(config); }

} // namespace

bool normsQueries(const Config& config) { return computesScores(config) && config.qk_norm.has_value(); }
bool normsAllHeads(const Config& config) { return normsQueries(config) && config.qk_norm->all_heads; }
bool rotates(const Config& config) { return computesScores(config) && config.rope.has_value(); }
bool capsScores(const Config& config) { return computesScores(config) && config.softcap.has_value(); }

bool addsBias(const Config& config)
{
    return computesScores(config) && config.position_bias.kind != PositionBiasKind::None;
}

bool hasSinks(const Config& config) { return computesScores(config) && !config.sinks.empty(); }

bool masksByPosition(const Config& config) { return computesScores(config) && isByPosition(config.mask.kind); }

bool normalises(const Config& config)
{
    return config.stage == Stage::SoftmaxOnly || startsFromWeights(config) || config.normalize != Normalize::None;
}

bool normalisesColumns(const Config& config)
{
    return config.stage == Stage::Attention && normalises(config) && config.normalize_over == NormalizeOver::Queries;
}

float keptFactor(const Dropout& dropout)
{
    const bool by_p = dropout.factor == DropoutFactor::OneOverP && dropout.p > 0; // at 0 nothing is dropped
    return 1.0f / static_cast<float>(by_p ? dropout.p : 1.0 - dropout.p);
}

bool dropoutIsOn(const Config& config)
{
    if (!(config.dropout.p > 0) || !config.dropout.train || config.stage == Stage::SoftmaxOnly ||
        startsFromWeights(config))
        return false;
    const bool without_weights = config.stage == Stage::Attention && !normalises(config);
    return !(without_weights && config.dropout.on == DropoutOn::Weights);
}

bool headIsOff(const Config& config, std::int64_t head) { return std::ranges::binary_search(config.heads_off, head); }

bool readsStraightThrough(const Config& config)
{
    return config.merge == Merge::ReshapeOnly && config.projection != Projection::HeadsList;
}

std::string_view dropoutInput(const Config& config)
{
    if (config.stage == Stage::DropoutOnly)
        return "x";
    if (!normalises(config))
        return "scores";
    if (config.dropout.on == DropoutOn::Weights)
        return "weights";
    return config.scale_at == ScaleAt::AfterMask ? "scaled" : "masked";
}

std::string_view finalQueries(const Config& config)
{
    return rotates(config) ? "q_rotated" : normsQueries(config) ? "q_normed" : "q";
}

std::string_view finalKeys(const Config& config)
{
    return rotates(config) ? "k_rotated" : normsQueries(config) ? "k_normed" : "k";
}

std::string_view scoredBy(const Config& config) { return asksWithNext(config) ? "q_next" : finalQueries(config); }

std::string_view normaliserInput(const Config& config)
{
    if (config.stage == Stage::SoftmaxOnly)
        return "masked";
    return config.dropout.on == DropoutOn::Scores  ? "dropped"
           : config.scale_at == ScaleAt::AfterMask ? "scaled"
                                                   : "masked";
}

std::string_view mixedBy(const Config& config)
{
    return config.dropout.on == DropoutOn::Weights ? "dropped" : "weights";
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/fastway.h"

#include <algorithm>

namespace attn {

std::string_view slowChoice(const Config& config)
{
    if (config.stage != Stage::Attention)
        return {};
    return readsMemory(config)         ? "cross-attention"
           : tiesWeights(config)       ? "tied weights"
           : asksWithNext(config)      ? "the queries of the next token"
           : sparesPadded(config)      ? "a mask that spares a key"
           : fillsAfter(config)        ? "a mask that fills in -inf after the softmax"
           : normalisesColumns(config) ? "a softmax over the queries"
                                       : "";
}

std::string_view notOnGpu(const Config& config)
{
    if (const std::string_view slow = slowChoice(config); !slow.empty() || config.stage != Stage::Attention)
        return slow;
    return capsScores(config)                                                   ? "a soft cap"
           : addsBias(config)                                                   ? "a position bias"
           : hasSinks(config)                                                   ? "sinks"
           : config.scale == Scale::Factor                                      ? "a scale that is a number"
           : config.num_kv_heads.value_or(config.num_heads) != config.num_heads ? "keys that heads share"
           : normsQueries(config)                                               ? "normed queries and keys"
           : rotates(config)                                                    ? "rotary positions"
           : masksByPosition(config) && config.mask.kind != MaskKind::Causal
               ? "a mask by position other than the causal one"
               : "";
}

bool hasFastWay(const Config& config, const Dims& dims, std::span<const StageTensor> stages, const EditList& overrides)
{
    static constexpr std::string_view in_fast_way[] = {
        "qkv",     "qkv_reshaped", "qkv_permuted",  "q",         "k",
        "v",       "q_normed",     "k_normed",      "q_rotated", "k_rotated",
        "scores",  "scaled",       "position_bias", "biased",    "masked",
        "weights", "sink_weights", "keep",          "dropped",   "head_context",
        "context", "output",       "allowed"};
    const bool keep_alone =
        std::ranges::all_of(overrides.tensors(), [](const auto& pinned) { return pinned->tensor() == "keep"; });
    return (overrides.empty() || (keep_alone && config.dropout.p < 1)) && config.stage == Stage::Attention &&
           config.starts_from == StartsFrom::X && config.normalize == Normalize::Softmax &&
           config.dropout.on == DropoutOn::Weights && slowChoice(config).empty() && dims.T > 0 &&
           std::ranges::all_of(stages, [&](const StageTensor& tensor) {
               return !tensor.computed() || std::ranges::count(in_fast_way, tensor.name) ||
                      (tensor.name == "capped" && capsScores(config));
           });
}

} // namespace attn

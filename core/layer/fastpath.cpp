// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/fastpath.h"

#include "core/base/say.h"

#include <algorithm>

namespace attn {

std::string_view notOnGpu(const Config& config)
{
    if (config.stage != Stage::Attention)
        return {};
    return tiesWeights(config)         ? SAY_LATER("tied weights")
           : asksWithNext(config)      ? SAY_LATER("the queries of the next token")
           : sparesPadded(config)      ? SAY_LATER("a mask that leaves a padding key unmasked")
           : fillsAfter(config)        ? SAY_LATER("a mask that fills in -inf after the softmax")
           : normalisesColumns(config) ? SAY_LATER("a softmax over the queries")
           : normsAllHeads(config)     ? SAY_LATER("a QK norm over all heads")
                                       : "";
}

std::string_view slowChoice(const Config& config)
{
    return readsMemory(config) ? SAY_LATER("cross-attention") : notOnGpu(config);
}

bool hasFastPath(const Config& config, const Dims& dims, std::span<const StageTensor> stages, const EditList& overrides)
{
    static constexpr std::string_view in_fast_path[] = {
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
               return !tensor.computed() || std::ranges::count(in_fast_path, tensor.name) ||
                      (tensor.name == "capped" && capsScores(config));
           });
}

} // namespace attn

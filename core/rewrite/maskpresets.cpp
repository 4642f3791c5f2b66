// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/maskpresets.h"

#include <algorithm>

namespace attn {

namespace {

bool blocksKey(const PresetMask& preset, std::int64_t tokens, std::int64_t q, std::int64_t k)
{
    switch (preset.preset) {
    case MaskPreset::Causal: return k > q;
    case MaskPreset::Padding: return k >= tokens - preset.size;
    case MaskPreset::SlidingWindow: return k > q || k <= q - preset.size;
    case MaskPreset::Prefix: return k > q && k >= preset.size;
    case MaskPreset::BlockDiagonal: return q / preset.size != k / preset.size;
    case MaskPreset::None:
    case MaskPreset::Custom: break;
    }
    return false;
}

// The one size with which a preset could block these cells: read off the first query, or off the last one.
std::int64_t likelySize(MaskPreset preset, const Tensor& blocked)
{
    const std::int64_t tokens = blocked.dim(0);
    const auto allowed = [&](std::int64_t q) {
        return std::count(blocked.data() + q * tokens, blocked.data() + (q + 1) * tokens, 0.0f);
    };
    return preset == MaskPreset::Padding ? tokens - allowed(0)
                                         : allowed(preset == MaskPreset::SlidingWindow ? tokens - 1 : 0);
}

} // namespace

bool hasSize(MaskPreset preset)
{
    return preset == MaskPreset::Padding || preset == MaskPreset::SlidingWindow || preset == MaskPreset::Prefix ||
           preset == MaskPreset::BlockDiagonal;
}

SizeRange sizeRange(MaskPreset preset, std::int64_t tokens)
{
    if (preset == MaskPreset::Padding)
        return {0, tokens};
    return {1, std::max<std::int64_t>(tokens, 1)};
}

Tensor blockedBy(const PresetMask& preset, std::int64_t tokens)
{
    const SizeRange range = sizeRange(preset.preset, tokens);
    const PresetMask fitting{preset.preset, std::clamp(preset.size, range.least, range.most)};
    Tensor blocked({tokens, tokens}, Kind::Boolean);
    float* cell = blocked.mutableData();
    for (std::int64_t q = 0; q < tokens; ++q)
        for (std::int64_t k = 0; k < tokens; ++k)
            *cell++ = blocksKey(fitting, tokens, q, k);
    return blocked;
}

std::optional<PresetMask> presetOf(const Tensor& blocked)
{
    const std::int64_t tokens = blocked.dim(0);
    for (MaskPreset preset : {MaskPreset::None, MaskPreset::Causal, MaskPreset::Padding, MaskPreset::SlidingWindow,
                              MaskPreset::Prefix, MaskPreset::BlockDiagonal}) {
        const PresetMask candidate{preset, hasSize(preset) ? likelySize(preset, blocked) : 0};
        if (blockedBy(candidate, tokens) == blocked)
            return candidate;
    }
    return std::nullopt;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/maskpresets.h"

#include <algorithm>

namespace attn {

namespace {

bool blocksKey(const PresetMask& preset, std::int64_t keys, std::int64_t q, std::int64_t k)
{
    switch (preset.preset) {
    case MaskPreset::Causal: return k > q;
    case MaskPreset::Padding: return k >= keys - preset.size;
    case MaskPreset::SlidingWindow: return k > q || (k <= q - preset.size && k >= preset.global);
    case MaskPreset::Prefix: return k > q && k >= preset.size;
    case MaskPreset::BlockDiagonal: return q / preset.size != k / preset.size;
    case MaskPreset::None:
    case MaskPreset::Custom: break;
    }
    return false;
}

// The one size with which a preset could block these cells, read off the first query; of a window off the last one, which
// sees the window behind the first tokens.
PresetMask likely(MaskPreset preset, const Tensor& blocked)
{
    const std::int64_t tokens = blocked.dim(0);
    const auto row = [&](std::int64_t q) {
        return blocked.values().subspan(std::size_t(q * tokens), std::size_t(tokens));
    };
    if (preset == MaskPreset::SlidingWindow) {
        const auto last = row(tokens - 1);
        const auto seen = [](float cell) { return cell == 0; };
        const std::int64_t window = std::ranges::find_if_not(last.rbegin(), last.rend(), seen) - last.rbegin(),
                           first = std::ranges::find_if_not(last, seen) - last.begin();
        return {preset, window, window < tokens ? first : 0};
    }
    const std::int64_t allowed = std::ranges::count(row(0), 0.0f);
    return {preset, !hasSize(preset) ? 0 : preset == MaskPreset::Padding ? tokens - allowed : allowed};
}

} // namespace

bool hasSize(MaskPreset preset)
{
    return preset == MaskPreset::Padding || preset == MaskPreset::SlidingWindow || preset == MaskPreset::Prefix ||
           preset == MaskPreset::BlockDiagonal;
}

SizeRange sizeRange(MaskPreset preset, std::int64_t tokens)
{
    if (preset == MaskPreset::Padding || preset == MaskPreset::Prefix)
        return {0, tokens};
    return {1, std::max<std::int64_t>(tokens, 1)};
}

Tensor blockedBy(const PresetMask& preset, std::int64_t queries, std::int64_t keys)
{
    const SizeRange range = sizeRange(preset.preset, keys);
    const PresetMask fitting{preset.preset, std::clamp(preset.size, range.least, range.most), preset.global};
    Tensor blocked({queries, keys}, Kind::Boolean);
    float* cell = blocked.mutableData();
    for (std::int64_t q = 0; q < queries; ++q)
        for (std::int64_t k = 0; k < keys; ++k)
            *cell++ = blocksKey(fitting, keys, q, k);
    return blocked;
}

Tensor blockedBy(const PresetMask& preset, std::int64_t tokens) { return blockedBy(preset, tokens, tokens); }

std::optional<PresetMask> presetOf(const Tensor& blocked)
{
    const std::int64_t tokens = blocked.dim(0);
    for (MaskPreset preset : {MaskPreset::None, MaskPreset::Causal, MaskPreset::Padding, MaskPreset::SlidingWindow,
                              MaskPreset::Prefix, MaskPreset::BlockDiagonal}) {
        const PresetMask candidate = likely(preset, blocked);
        if (blockedBy(candidate, tokens) == blocked)
            return candidate;
    }
    return std::nullopt;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The masks to start from, as pictures of what is blocked: causal, a window, a prefix, blocks. Pure values;
// core/rewrite/maskpainting.h puts them into scenes.
#pragma once

#include "core/base/tensor.h"

#include <optional>

namespace attn {

enum class MaskPreset { None, Causal, Padding, SlidingWindow, Prefix, BlockDiagonal, Custom };

// A preset with its number: how many tokens at the end are padding, the width of the window, the length of the prefix,
// the size of a block. The others have none. A window also has the number of first tokens kept.
struct PresetMask {
    MaskPreset preset = MaskPreset::None;
    std::int64_t size = 0;
    std::int64_t global = 0;
    bool operator==(const PresetMask&) const = default;
};

// Whether the preset has a number, and the values that it may have with `tokens` tokens.
bool hasSize(MaskPreset preset);
struct SizeRange {
    std::int64_t least = 1, most = 1;
};
SizeRange sizeRange(MaskPreset preset, std::int64_t tokens);

// What the preset blocks, Boolean [queries, keys], queries down; the size is brought into its range first. q and k
// count from 0:
//   causal          k > q (torch.triu(ones, diagonal=1))
//   padding         the last `size` keys, for every query
//   sliding window  k > q, or k <= q - size and k >= global: each query sees itself, the size - 1 tokens before it
//                   (Mistral 7B) and the first ones (StreamingLLM)
//   prefix          k > q, unless k < size: the prefix sees itself both ways (prefix LM; Raffel et al. 2020, figure 4)
//   block diagonal  k and q lie in different blocks of `size` tokens (packed sequences)
// None and Custom block nothing.
Tensor blockedBy(const PresetMask& preset, std::int64_t queries, std::int64_t keys);
// The same of tokens that look at each other.
Tensor blockedBy(const PresetMask& preset, std::int64_t tokens);

// The simplest preset that blocks exactly these cells (Boolean [T,T]); nullopt if there is none.
std::optional<PresetMask> presetOf(const Tensor& blocked);

} // namespace attn

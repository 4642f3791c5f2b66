// SPDX-License-Identifier: GPL-3.0-or-later
// One student's scene: the layer of a lesson with numbers that depend on the name alone, rounded before they are used,
// so that work by hand gives the key.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <string_view>

namespace attn {

// Decimals of given and drawn numbers.
inline constexpr int given_decimals = 2;
// Rounds halves away from zero; never returns -0.
double roundedTo(double value, int decimals);

// 32-bit FNV-1a over the bytes of the name (offset 2166136261, prime 16777619): the same on every machine, for ever.
std::uint64_t seedOfName(std::string_view name);

// The same layer, started from `seed`: it replaces the recipe's first manual_seed, and equal seeds stay equal. If the
// recipe draws no number, the given embeddings (or queries and keys) move by up to 0.15, or by up to 0.3 if they have
// one decimal; equal rows stay equal. Rounds what is given or drawn to given_decimals, unless the layer is too large to
// be worked out from there. Omits expected values, which are the lesson's. Errors: a scene that does not fit together,
// and one that begins with its weights.
Result<Scene> studentScene(const Scene& lesson, std::uint64_t seed);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of one student: the layer of a lesson with numbers that belong to a name alone, rounded before they are used,
// so that work by hand gives the key.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <string_view>

namespace attn {

// Decimals of what is given and drawn.
inline constexpr int given_decimals = 2;
// To so many decimals, halves away from zero; never -0.
double roundedTo(double value, int decimals);

// 32-bit FNV-1a over the bytes of the name (offset 2166136261, prime 16777619): the same on every machine, for ever.
std::uint64_t seedOfName(std::string_view name);

// The same layer, begun from `seed`: it takes the place of the recipe's first manual_seed, and seeds that were equal stay
// equal. Where the recipe draws no number, the given embeddings (or queries and keys) move by up to 0.15, or by up to
// 0.3 where they have one decimal; rows that are equal stay equal. What is given or drawn is rounded to given_decimals,
// unless the layer is too large to be worked out from there. Expected values are left out, for they are the lesson's.
// Errors: of a scene that does not fit together, and of one that begins with its weights.
Result<Scene> studentScene(const Scene& lesson, std::uint64_t seed);

} // namespace attn

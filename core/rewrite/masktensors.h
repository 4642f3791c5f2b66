// SPDX-License-Identifier: GPL-3.0-or-later
// Mask tensors as values: the triangle, and a mask whose queries and keys have moved.
#pragma once

#include "core/base/tensor.h"
#include "core/scene/config.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace attn {

// What a mask of this kind is called unless that name is taken.
const char* usualMaskName(MaskKind kind);
// What a mask holds where a key is blocked: 1, or -inf in an additive one. Elsewhere it is 0.
float blockedValue(MaskKind kind);
// MaskedCells for every key after the query: [tokens, tokens].
Tensor causalTriangle(std::int64_t tokens, MaskKind kind);
// True when every matrix of the mask is that triangle.
bool isCausalTriangle(const Tensor& mask, MaskKind kind);

// Where token t of batch item b came from; nullopt for a new token.
using TokenOrigin = std::function<std::optional<std::int64_t>(std::int64_t b, std::int64_t t)>;
// The mask [T,S] or […,T,S] for `tokens` tokens: cells follow their tokens; cells of new tokens are 0. A causal
// triangle stays one. `square`: the keys are the same tokens; else they stay. `origin` gets planes as batch items.
Tensor movedMask(const Tensor& mask, MaskKind kind, std::int64_t tokens, bool square, const TokenOrigin& origin);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a cache of keys and values holds and saves, in bytes and multiply-adds. Counts the products: projections,
// scores, context, and the output layer if there is one; not norms, rotations and the softmax.
#pragma once

#include "core/recipe/realize.h"

#include <cstdint>

namespace attn {

// Bytes of this many tokens' keys and values.
constexpr std::int64_t cacheBytes(std::int64_t tokens, std::int64_t heads, std::int64_t head_dim,
                                  std::int64_t bytes_per_number)
{
    return 2 * tokens * heads * head_dim * bytes_per_number;
}

struct LayerWidths {
    std::int64_t in = 0; // of a token; 0: queries, keys and values are not made from it by a product
    std::int64_t heads = 1, key_heads = 1, head_dim = 1;
    std::int64_t out = 0; // of the output layer; 0: there is none
};
LayerWidths widthsOf(const Realized& realized);

// Multiply-adds.
struct TokenWork {
    std::int64_t project = 0, scores = 0, context = 0, output = 0;
    std::int64_t total() const { return project + scores + context + output; }
    bool operator==(const TokenWork&) const = default;
};
// Of one token that sees `seen` keys, including its own, with those of the others cached.
TokenWork workOfToken(const LayerWidths& widths, std::int64_t seen);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Where the numbers of the heads go when the heads are joined: head_context [H,T,hd] is stored head by head, and the
// two ways of making rows [T, H hd] from it read that memory in different orders.
#pragma once

#include "core/recipe/realize.h"

#include <cstdint>
#include <vector>

namespace attn {

// One number of a batch item's merged context, and its origin.
struct MergedNumber {
    std::int64_t head = 0, token = 0, element = 0; // in head_context
    std::int64_t place = 0;                        // (head T + token) hd + element: its place in the item's memory
    bool operator==(const MergedNumber&) const = default;
};

// The number that `merge` puts into row `row` (token), column `column` (0 … H hd - 1).
//   transpose     context.transpose(1, 2).reshape(T, H * hd): head column / hd, token row
//   reshape only  context.reshape(T, H * hd): the memory in its own order, place row H hd + column
MergedNumber mergedNumber(Merge merge, const Dims& dims, std::int64_t row, std::int64_t column);

// The tokens with numbers in row `row`, ascending.
std::vector<std::int64_t> tokensInRow(Merge merge, const Dims& dims, std::int64_t row);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/merge.h"

#include <algorithm>

namespace attn {

MergedNumber mergedNumber(Merge merge, const Dims& dims, std::int64_t row, std::int64_t column)
{
    MergedNumber number;
    if (merge == Merge::Transpose) {
        number.head = column / dims.hd;
        number.token = row;
        number.element = column % dims.hd;
        number.place = (number.head * dims.T + number.token) * dims.hd + number.element;
        return number;
    }
    number.place = row * dims.H * dims.hd + column;
    number.element = number.place % dims.hd;
    number.token = number.place / dims.hd % dims.T;
    number.head = number.place / dims.hd / dims.T;
    return number;
}

std::vector<std::int64_t> tokensInRow(Merge merge, const Dims& dims, std::int64_t row)
{
    std::vector<std::int64_t> tokens;
    for (std::int64_t head = 0; head < dims.H; ++head)
        tokens.push_back(mergedNumber(merge, dims, row, head * dims.hd).token);
    std::ranges::sort(tokens);
    tokens.erase(std::ranges::unique(tokens).begin(), tokens.end());
    return tokens;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/recordedweights.h"

#include <algorithm>
#include <cmath>

namespace attn {

bool isRecordedWeights(const Tensor& values, std::int64_t least_queries)
{
    constexpr double rounding = 4e-3, below_zero = -1e-6;
    const int rank = values.rank();
    if (rank < 2 || values.dim(-1) < 2 || values.dim(-2) < least_queries)
        return false;
    const std::int64_t keys = values.dim(-1);
    bool any = false;
    for (std::int64_t row = 0; row < values.size(); row += keys) {
        const float *const first = values.data() + row, *const last = first + keys;
        if (std::all_of(first, last, [](float value) { return std::isnan(value); }))
            continue;
        double sum = 0;
        for (const float* value = first; value != last; ++value) {
            if (!(*value >= below_zero))
                return false;
            sum += *value;
        }
        if (std::abs(sum - 1) > rounding)
            return false;
        any = true;
    }
    return any;
}

} // namespace attn

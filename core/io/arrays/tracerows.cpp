// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/tracerows.h"

#include <algorithm>

namespace attn {

void forEachRows(const Trace& trace, const TracedTensor& tensor,
                 const std::function<void(std::span<const float>)>& take)
{
    constexpr std::int64_t numbers_at_once = 1 << 18;
    const MatrixShape matrix = matrixShape(tensor.shape);
    const std::int64_t step = std::max<std::int64_t>(numbers_at_once / std::max<std::int64_t>(matrix.columns, 1), 1);
    for (std::int64_t plane = 0; plane < matrix.planes; ++plane)
        for (std::int64_t row = 0; row < matrix.rows; row += step)
            take(trace.tile(tensor, {plane, row, 0, std::min(step, matrix.rows - row), matrix.columns}));
}

} // namespace attn

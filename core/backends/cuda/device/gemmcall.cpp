// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/device/gemmcall.h"

#include <algorithm>
#include <limits>

namespace attn::cuda {

std::optional<GemmCall> gemmCall(const Product& product)
{
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    for (const std::int64_t number : {product.rows, product.columns, product.terms, product.batch, product.a_stride,
                                      product.b_stride, product.c_stride})
        if (number < 0 || number > most)
            return std::nullopt;
    // A single-column matrix (a row of ours) may have any stride, but cuBLAS checks it anyway.
    const auto leading = [](std::int64_t stride, std::int64_t least) {
        return static_cast<int>(std::max<std::int64_t>({stride, least, 1}));
    };
    GemmCall call;
    call.first_transposed = product.b_transposed;
    call.m = static_cast<int>(product.columns);
    call.n = static_cast<int>(product.rows);
    call.k = static_cast<int>(product.terms);
    call.first = product.b;
    call.first_leading = leading(product.b_stride, product.b_transposed ? product.terms : product.columns);
    call.first_step = product.b_step;
    call.second = product.a;
    call.second_leading = leading(product.a_stride, product.terms);
    call.second_step = product.a_step;
    call.result = product.c;
    call.result_leading = leading(product.c_stride, product.columns);
    call.result_step = product.c_step;
    call.batch = static_cast<int>(product.batch);
    return call;
}

} // namespace attn::cuda

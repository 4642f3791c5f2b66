// SPDX-License-Identifier: GPL-3.0-or-later
// A few neighbouring numbers that one thread handles at once: four, which the GPU loads and stores in one go, where a
// row's length is a multiple of four; else one.
#pragma once

#include "core/backends/cuda/device/hostdevice.h"

#include <cmath>
#include <cstdint>
#include <cstring>

namespace attn::cuda {

template <int width> struct Cells {
    static_assert(width == 1 || width == 4);
    float x[width];
};

template <int width> ATTN_BOTH Cells<width> allCells(float value)
{
    Cells<width> cells;
    for (int i = 0; i < width; ++i)
        cells.x[i] = value;
    return cells;
}

// `from` is aligned to the width; nothing writes there while the kernel runs.
template <int width> ATTN_BOTH Cells<width> load(const float* from)
{
#ifdef __CUDA_ARCH__
    if constexpr (width == 4) {
        const float4 four = __ldg(reinterpret_cast<const float4*>(from));
        return {{four.x, four.y, four.z, four.w}};
    } else {
        return {{__ldg(from)}};
    }
#else
    Cells<width> cells;
    for (int i = 0; i < width; ++i)
        cells.x[i] = from[i];
    return cells;
#endif
}

// Stores nothing if `to` is null.
template <int width> ATTN_BOTH void store(float* to, std::int64_t at, const Cells<width>& cells)
{
    if (!to)
        return;
#ifdef __CUDA_ARCH__
    if constexpr (width == 4)
        *reinterpret_cast<float4*>(to + at) = make_float4(cells.x[0], cells.x[1], cells.x[2], cells.x[3]);
    else
        to[at] = cells.x[0];
#else
    for (int i = 0; i < width; ++i)
        to[at + i] = cells.x[i];
#endif
}

// Whether fours can be loaded from there.
ATTN_BOTH bool takesFours(const void* address) { return reinterpret_cast<std::uintptr_t>(address) % 16 == 0; }
ATTN_BOTH bool takesFours(std::int64_t step) { return step % 4 == 0; }

// a * b, rounded by itself: never fused with an addition, so that a number is the same wherever it is computed.
ATTN_BOTH float times(float a, float b)
{
#ifdef __CUDA_ARCH__
    return __fmul_rn(a, b);
#else
    return a * b;
#endif
}

ATTN_BOTH bool isFinite(double number) { return number - number == 0; }

template <class Number> ATTN_BOTH Number least(Number a, Number b) { return b < a ? b : a; }

// Division by the same number again and again: by its inverse where that gives the same bits.
struct Divider {
    float by = 1;
    float inverse = 0; // 0: divide

    ATTN_BOTH static Divider exact(float by)
    {
        std::uint32_t bits;
        memcpy(&bits, &by, sizeof bits);
        const std::uint32_t exponent = bits >> 23 & 0xFF;
        const bool power_of_two = (bits & 0x7FFFFF) == 0 && exponent >= 2 && exponent <= 252;
        return {by, power_of_two ? 1 / by : 0.0f};
    }
    // Rounded twice: for softmax sums, which are neither tiny nor huge.
    ATTN_BOTH static Divider quick(float by) { return {by, 1 / by}; }

    ATTN_BOTH float operator()(float x) const { return inverse != 0 ? times(x, inverse) : x / by; }
};

} // namespace attn::cuda

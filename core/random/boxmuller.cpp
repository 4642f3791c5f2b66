// SPDX-License-Identifier: GPL-3.0-or-later
// The polynomials and their constants are those of the Cephes library (Stephen L. Moshier), in the arrangement of
// avx_mathfun.h (Giovanni Garberoglio, Julien Pommier; zlib licence), which PyTorch uses.
#include "core/random/boxmuller.h"

#include <bit>
#include <cmath>
#include <cstdint>

namespace attn {

namespace {

// Into both versions of the block below; a call would go back to the slower one.
#define BOX_MULLER_INLINE inline __attribute__((always_inline))

constexpr int half_block = box_muller_block / 2;

struct SinCos {
    float sin, cos;
};

// The natural logarithm of a normal float32 > 0.
BOX_MULLER_INLINE float cephesLog(float x)
{
    const auto bits = std::bit_cast<std::uint32_t>(x);
    float exponent = static_cast<float>(static_cast<int>(bits >> 23) - 126);
    const float mantissa = std::bit_cast<float>((bits & 0x007FFFFFu) | 0x3F000000u); // [0.5, 1)
    float y = mantissa - 1;
    if (mantissa < 0.707106781186547524f) {
        exponent -= 1;
        y += mantissa;
    }
    const float z = y * y;
    float p = 7.0376836292e-2f;
    p = std::fma(p, y, -1.1514610310e-1f);
    p = std::fma(p, y, 1.1676998740e-1f);
    p = std::fma(p, y, -1.2420140846e-1f);
    p = std::fma(p, y, 1.4249322787e-1f);
    p = std::fma(p, y, -1.6668057665e-1f);
    p = std::fma(p, y, 2.0000714765e-1f);
    p = std::fma(p, y, -2.4999993993e-1f);
    p = std::fma(p, y, 3.3333331174e-1f);
    p = p * y;
    p = std::fma(p, z, exponent * -2.12194440e-4f);
    p = p - z * 0.5f;
    return std::fma(exponent, 0.693359375f, y + p);
}

BOX_MULLER_INLINE float withSign(float value, bool flipped)
{
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(value) ^ (flipped ? 0x80000000u : 0u));
}

// Sine and cosine of 0 <= t <= 2 pi: reduced by multiples of pi/4 in three steps, then a polynomial of each.
BOX_MULLER_INLINE SinCos cephesSinCos(float t)
{
    const int octant = (static_cast<int>(t * 1.27323954473516f) + 1) & ~1;
    const float j = static_cast<float>(octant);
    float x = std::fma(j, -0.78515625f, t);
    x = std::fma(j, -2.4187564849853515625e-4f, x);
    x = std::fma(j, -3.77489497744594108e-8f, x);
    const float z = x * x;

    float c = std::fma(2.443315711809948e-5f, z, -1.388731625493765e-3f);
    c = std::fma(c, z, 4.166664568298827e-2f);
    c = c * z;
    c = std::fma(c, z, -(z * 0.5f));
    c = c + 1;

    float s = std::fma(-1.9515295891e-4f, z, 8.3321608736e-3f);
    s = std::fma(s, z, -1.6666654611e-1f);
    s = s * z;
    s = std::fma(s, x, x);

    const bool swapped = octant & 2;
    return {withSign(swapped ? c : s, octant & 4), withSign(swapped ? s : c, ~(octant - 2) & 4)};
}

BOX_MULLER_INLINE void block(float* d)
{
    for (int j = 0; j < half_block; ++j) {
        const float radius = std::sqrt(-2 * cephesLog(1 - d[j]));
        const SinCos turn = cephesSinCos(6.283185307179586f * d[j + half_block]);
        d[j] = radius * turn.cos + 0.0f; // + mean: it turns -0 into 0
        d[j + half_block] = radius * turn.sin + 0.0f;
    }
}

#if defined(__x86_64__)
// The same bits, since fma rounds once either way, without a call into the library for each.
__attribute__((target("avx2,fma"))) void blockByInstructions(float* d) { block(d); }
#endif

} // namespace

void boxMullerAvx2(float* d)
{
#if defined(__x86_64__)
    static const bool has_fma = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    if (has_fma)
        return blockByInstructions(d);
#endif
    block(d);
}

void boxMullerScalar(float* d)
{
    constexpr double two_pi = 6.283185307179586;
    for (int j = 0; j < half_block; ++j) {
        const float radius = std::sqrt(-2 * std::log(1 - d[j]));
        const float angle = static_cast<float>(two_pi * static_cast<double>(d[j + half_block]));
        d[j] = radius * std::cos(angle) + 0.0f;
        d[j + half_block] = radius * std::sin(angle) + 0.0f;
    }
}

} // namespace attn

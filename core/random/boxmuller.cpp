// SPDX-License-Identifier: GPL-3.0-or-later
// The polynomials and their constants are those of the Cephes library (Stephen L. Moshier), in the arrangement of
// avx_mathfun.h (Giovanni Garberoglio, Julien Pommier; zlib license), which PyTorch uses. Those of scalarSinCos are
// from Arm's optimized routines (Arm Limited; MIT license), as are sinf and cosf of glibc: other libraries round
// differently. Those of scalarLog, and its method, are from the same, as is logf of glibc.
#include "core/random/boxmuller.h"

#include "core/random/fusedadd.h"

#include <bit>
#include <cmath>
#include <cstdint>

namespace attn {

namespace {

// Into both versions of the block below; a call would go back to the slower one. `fused` is how a version multiplies and adds.
#define BOX_MULLER_INLINE inline __attribute__((always_inline))

constexpr int half_block = box_muller_block / 2;

struct SinCos {
    float sin, cos;
};

// The natural logarithm of a normal float32 > 0.
template <auto fused> BOX_MULLER_INLINE float cephesLog(float x)
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
    p = fused(p, y, -1.1514610310e-1f);
    p = fused(p, y, 1.1676998740e-1f);
    p = fused(p, y, -1.2420140846e-1f);
    p = fused(p, y, 1.4249322787e-1f);
    p = fused(p, y, -1.6668057665e-1f);
    p = fused(p, y, 2.0000714765e-1f);
    p = fused(p, y, -2.4999993993e-1f);
    p = fused(p, y, 3.3333331174e-1f);
    p = p * y;
    p = fused(p, z, exponent * -2.12194440e-4f);
    p = p - z * 0.5f;
    return fused(exponent, 0.693359375f, y + p);
}

BOX_MULLER_INLINE float withSign(float value, bool flipped)
{
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(value) ^ (flipped ? 0x80000000u : 0u));
}

// Sine and cosine of 0 <= t <= 2 pi: reduced by multiples of pi/4 in three steps, then a polynomial of each.
template <auto fused> BOX_MULLER_INLINE SinCos cephesSinCos(float t)
{
    const int octant = (static_cast<int>(t * 1.27323954473516f) + 1) & ~1;
    const float j = static_cast<float>(octant);
    float x = fused(j, -0.78515625f, t);
    x = fused(j, -2.4187564849853515625e-4f, x);
    x = fused(j, -3.77489497744594108e-8f, x);
    const float z = x * x;

    float c = fused(2.443315711809948e-5f, z, -1.388731625493765e-3f);
    c = fused(c, z, 4.166664568298827e-2f);
    c = c * z;
    c = fused(c, z, -(z * 0.5f));
    c = c + 1;

    float s = fused(-1.9515295891e-4f, z, 8.3321608736e-3f);
    s = fused(s, z, -1.6666654611e-1f);
    s = s * z;
    s = fused(s, x, x);

    const bool swapped = octant & 2;
    return {withSign(swapped ? c : s, octant & 4), withSign(swapped ? s : c, ~(octant - 2) & 4)};
}

template <auto fused> BOX_MULLER_INLINE void block(float* d)
{
    for (int j = 0; j < half_block; ++j) {
        const float radius = std::sqrt(-2 * cephesLog<fused>(1 - d[j]));
        const SinCos turn = cephesSinCos<fused>(6.283185307179586f * d[j + half_block]);
        d[j] = radius * turn.cos + 0.0f; // + mean: it turns -0 into 0
        d[j + half_block] = radius * turn.sin + 0.0f;
    }
}

// The natural logarithm of a normal float32 > 0: that of a number near a table's, and the rest by a polynomial.
float scalarLog(float x)
{
    struct Place {
        double inverse, log;
    };
    constexpr Place table[] = {
        {0x1.661ec79f8f3bep+0, -0x1.57bf7808caadep-2}, {0x1.571ed4aaf883dp+0, -0x1.2bef0a7c06ddbp-2},
        {0x1.49539f0f010bp+0, -0x1.01eae7f513a67p-2},  {0x1.3c995b0b80385p+0, -0x1.b31d8a68224e9p-3},
        {0x1.30d190c8864a5p+0, -0x1.6574f0ac07758p-3}, {0x1.25e227b0b8ea0p+0, -0x1.1aa2bc79c8100p-3},
        {0x1.1bb4a4a1a343fp+0, -0x1.a4e76ce8c0e5ep-4}, {0x1.12358f08ae5bap+0, -0x1.1973c5a611cccp-4},
        {0x1.0953f419900a7p+0, -0x1.252f438e10c1ep-5}, {1, 0},
        {0x1.e608cfd9a47acp-1, 0x1.aa5aa5df25984p-5},  {0x1.ca4b31f026aap-1, 0x1.c5e53aa362eb4p-4},
        {0x1.b2036576afce6p-1, 0x1.526e57720db08p-3},  {0x1.9c2d163a1aa2dp-1, 0x1.bc2860d22477p-3},
        {0x1.886e6037841edp-1, 0x1.1058bc8a07ee1p-2},  {0x1.767dcf5534862p-1, 0x1.4043057b6ee09p-2}};
    const auto bits = std::bit_cast<std::uint32_t>(x), from_least = bits - 0x3F330000u;
    const Place& place = table[(from_least >> 19) & 15];
    const int exponent = static_cast<std::int32_t>(from_least) >> 23;
    const double z = std::bit_cast<float>(bits - (from_least & 0xFF800000u));
    const double r = z * place.inverse - 1, square = r * r;
    const double p = -0x1.00ea348b88334p-2 * square + (0x1.5575b0be00b6ap-2 * r - 0x1.ffffef20a4123p-2);
    return static_cast<float>(p * square + (place.log + exponent * 0x1.62e42fefa39efp-1 + r));
}

// Sine and cosine of 0 <= t <= 2 pi: reduced by a multiple of pi/2 in float64, then a polynomial of each.
SinCos scalarSinCos(float t)
{
    const int quarter = (static_cast<int>(static_cast<double>(t) * 0x1.45F306DC9C883p+23) + 0x800000) >> 24;
    const double x = static_cast<double>(t) - quarter * 0x1.921FB54442D18p0, z = x * x;
    const double s =
        x + x * z * -0x1.555545995a603p-3 + x * z * z * (0x1.1107605230bc4p-7 + z * -0x1.994eb3774cf24p-13);
    const double c = 1 + z * -0x1.ffffffd0c621cp-2 + z * z * 0x1.55553e1068f19p-5 +
                     z * z * z * (-0x1.6c087e89a359dp-10 + z * 0x1.99343027bf8c3p-16);
    const auto sine = static_cast<float>(quarter & 1 ? c : s), cosine = static_cast<float>(quarter & 1 ? s : c);
    return {withSign(sine, quarter & 2), withSign(cosine, (quarter + 1) & 2)};
}

#if defined(__x86_64__)
BOX_MULLER_INLINE float byInstruction(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

// The same bits, since both round once.
__attribute__((target("avx2,fma"))) void blockByInstructions(float* d) { block<byInstruction>(d); }
#endif

} // namespace

void boxMullerAvx2(float* d)
{
#if defined(__x86_64__)
    static const bool has_fma = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    if (has_fma)
        return blockByInstructions(d);
#endif
    block<fusedAdd>(d);
}

void boxMullerScalar(float* d)
{
    constexpr double two_pi = 6.283185307179586;
    for (int j = 0; j < half_block; ++j) {
        const float radius = std::sqrt(-2 * scalarLog(1 - d[j]));
        const SinCos turn = scalarSinCos(static_cast<float>(two_pi * static_cast<double>(d[j + half_block])));
        d[j] = radius * turn.cos + 0.0f;
        d[j + half_block] = radius * turn.sin + 0.0f;
    }
}

} // namespace attn

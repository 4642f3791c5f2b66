// SPDX-License-Identifier: GPL-3.0-or-later
// The widest float32 vector of the level being compiled, under one set of names: AVX-512 (v4), AVX2 (v3), and four
// floats in the compiler's own vectors for everything else. Included only by level.cpp; +, - and * are the compiler's.
// Calls nothing from the standard library, whose inline functions would leak out of the file.
#pragma once

#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace attn::cpu {
namespace {

#define ATTN_INLINE inline __attribute__((always_inline))

using Index = std::int64_t;

#if defined(__AVX512F__)

using Vector = __m512;
using Lanes = __mmask16; // one bit a float
constexpr int width = 16;

ATTN_INLINE Vector every(float x) { return _mm512_set1_ps(x); }
ATTN_INLINE Vector load(const float* p) { return _mm512_loadu_ps(p); }
ATTN_INLINE void store(float* p, Vector v) { _mm512_storeu_ps(p, v); }
ATTN_INLINE void stream(float* p, Vector v) { _mm512_stream_ps(p, v); } // p is aligned
ATTN_INLINE Vector fma(Vector a, Vector b, Vector c) { return _mm512_fmadd_ps(a, b, c); }
ATTN_INLINE Vector larger(Vector a, Vector b) { return _mm512_max_ps(a, b); }  // b where either is nan
ATTN_INLINE Vector smaller(Vector a, Vector b) { return _mm512_min_ps(a, b); } // likewise
ATTN_INLINE Lanes equal(Vector a, Vector b) { return _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ); }
ATTN_INLINE Lanes unordered(Vector a, Vector b) { return _mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q); }
ATTN_INLINE bool any(Lanes which) { return which != 0; }
ATTN_INLINE Lanes bitLanes(std::uint32_t bits) { return static_cast<Lanes>(bits); }
ATTN_INLINE Vector choose(Lanes which, Vector yes, Vector no) { return _mm512_mask_blend_ps(which, no, yes); }
ATTN_INLINE Lanes firstLanes(Index n) { return static_cast<Lanes>(n >= width ? 0xFFFF : n <= 0 ? 0 : (1u << n) - 1); }
ATTN_INLINE Vector loadFirst(const float* p, Index n) { return _mm512_maskz_loadu_ps(firstLanes(n), p); }
ATTN_INLINE void storeFirst(float* p, Index n, Vector v) { _mm512_mask_storeu_ps(p, firstLanes(n), v); }
ATTN_INLINE float largest(Vector v) { return _mm512_reduce_max_ps(v); }
ATTN_INLINE float total(Vector v) { return _mm512_reduce_add_ps(v); }

#elif defined(__AVX2__)

using Vector = __m256;
using Lanes = __m256i; // all bits of a float, or none
constexpr int width = 8;

ATTN_INLINE Vector every(float x) { return _mm256_set1_ps(x); }
ATTN_INLINE Vector load(const float* p) { return _mm256_loadu_ps(p); }
ATTN_INLINE void store(float* p, Vector v) { _mm256_storeu_ps(p, v); }
ATTN_INLINE void stream(float* p, Vector v) { _mm256_stream_ps(p, v); }
ATTN_INLINE Vector fma(Vector a, Vector b, Vector c) { return _mm256_fmadd_ps(a, b, c); }
ATTN_INLINE Vector larger(Vector a, Vector b) { return _mm256_max_ps(a, b); }
ATTN_INLINE Vector smaller(Vector a, Vector b) { return _mm256_min_ps(a, b); }
ATTN_INLINE Lanes equal(Vector a, Vector b) { return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_EQ_OQ)); }
ATTN_INLINE Lanes unordered(Vector a, Vector b) { return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_UNORD_Q)); }
ATTN_INLINE bool any(Lanes which) { return !_mm256_testz_si256(which, which); }
ATTN_INLINE Lanes bitLanes(std::uint32_t bits)
{
    const __m256i own = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    return _mm256_cmpeq_epi32(_mm256_and_si256(_mm256_set1_epi32(static_cast<int>(bits)), own), own);
}
ATTN_INLINE Vector choose(Lanes which, Vector yes, Vector no)
{
    return _mm256_blendv_ps(no, yes, _mm256_castsi256_ps(which));
}
ATTN_INLINE Lanes firstLanes(Index n)
{
    const int count = static_cast<int>(n > width ? width : n);
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}
ATTN_INLINE Vector loadFirst(const float* p, Index n)
{
    return n >= width ? load(p) : _mm256_maskload_ps(p, firstLanes(n));
}
ATTN_INLINE void storeFirst(float* p, Index n, Vector v)
{
    if (n >= width)
        return store(p, v);
    _mm256_maskstore_ps(p, firstLanes(n), v);
}
ATTN_INLINE float largest(Vector v)
{
    __m128 half = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    half = _mm_max_ps(half, _mm_movehl_ps(half, half));
    return _mm_cvtss_f32(_mm_max_ss(half, _mm_shuffle_ps(half, half, 1)));
}
ATTN_INLINE float total(Vector v)
{
    __m128 half = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    half = _mm_add_ps(half, _mm_movehl_ps(half, half));
    return _mm_cvtss_f32(_mm_add_ss(half, _mm_shuffle_ps(half, half, 1)));
}

#else

using Vector = float __attribute__((vector_size(16)));
using Lanes = std::int32_t __attribute__((vector_size(16)));
using LooseVector __attribute__((aligned(4), may_alias)) = Vector; // clang ignores it behind the =
static_assert(alignof(LooseVector) == 4);
constexpr int width = 4;

ATTN_INLINE Vector every(float x) { return Vector{x, x, x, x}; }
ATTN_INLINE Vector load(const float* p) { return *reinterpret_cast<const LooseVector*>(p); }
ATTN_INLINE void store(float* p, Vector v) { *reinterpret_cast<LooseVector*>(p) = v; }
ATTN_INLINE Vector fma(Vector a, Vector b, Vector c) { return a * b + c; } // two roundings: no better is available
ATTN_INLINE Lanes equal(Vector a, Vector b) { return a == b; }
ATTN_INLINE Lanes unordered(Vector a, Vector b) { return (a != a) | (b != b); }
ATTN_INLINE bool any(Lanes which) { return (which[0] | which[1] | which[2] | which[3]) != 0; }
ATTN_INLINE Lanes bitLanes(std::uint32_t bits)
{
    const int all = static_cast<int>(bits);
    return (Lanes{all, all, all, all} & Lanes{1, 2, 4, 8}) != 0;
}
ATTN_INLINE Vector choose(Lanes which, Vector yes, Vector no) { return which ? yes : no; }
ATTN_INLINE Lanes firstLanes(Index n)
{
    const int count = static_cast<int>(n > width ? width : n);
    return Lanes{0, 1, 2, 3} < Lanes{count, count, count, count};
}
ATTN_INLINE Vector loadFirst(const float* p, Index n)
{
    if (n >= width)
        return load(p);
    return Vector{n > 0 ? p[0] : 0, n > 1 ? p[1] : 0, n > 2 ? p[2] : 0, 0};
}
ATTN_INLINE void storeFirst(float* p, Index n, Vector v)
{
    if (n >= width)
        return store(p, v);
    for (int i = 0; i < n; ++i)
        p[i] = v[i];
}
#if defined(__SSE2__)
ATTN_INLINE void stream(float* p, Vector v) { _mm_stream_ps(p, v); }
ATTN_INLINE Vector larger(Vector a, Vector b) { return _mm_max_ps(a, b); }
ATTN_INLINE Vector smaller(Vector a, Vector b) { return _mm_min_ps(a, b); }
#else
ATTN_INLINE void stream(float* p, Vector v) { store(p, v); }
ATTN_INLINE Vector larger(Vector a, Vector b) { return a > b ? a : b; }
ATTN_INLINE Vector smaller(Vector a, Vector b) { return a < b ? a : b; }
#endif
ATTN_INLINE float largest(Vector v)
{
    const float low = v[0] > v[1] ? v[0] : v[1], high = v[2] > v[3] ? v[2] : v[3];
    return low > high ? low : high;
}
ATTN_INLINE float total(Vector v) { return (v[0] + v[2]) + (v[1] + v[3]); }

#endif

constexpr float infinite = __builtin_inff();

// As each lane of the vectors has it.
#if defined(__FMA__)
ATTN_INLINE float fmaOne(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
#else
ATTN_INLINE float fmaOne(float a, float b, float c) { return a * b + c; }
#endif

ATTN_INLINE Vector zero() { return every(0); }
ATTN_INLINE void storeOrStream(float* p, Vector v, bool cached) { cached ? store(p, v) : stream(p, v); }
ATTN_INLINE Index least(Index a, Index b) { return a < b ? a : b; }
ATTN_INLINE Index roundedUp(Index n, Index multiple) { return (n + multiple - 1) / multiple * multiple; }

} // namespace
} // namespace attn::cpu

// SPDX-License-Identifier: GPL-3.0-or-later
// The inner step of a large normal draw: sixteen uniform numbers become sixteen normal ones, in two arithmetics.
#pragma once

namespace attn {

inline constexpr int box_muller_block = 16;

// d[j] and d[j + 8], in [0, 1), become r cos t and r sin t with r = sqrt(-2 log(1 - d[j])), t = 2 pi d[j + 8].
// As ATen's AVX2 kernel does it: float32 throughout, polynomials, with the multiply-adds that its compiler fused.
void boxMullerAvx2(float* d);
// As ATen's default kernel does it (Apple and other ARM machines): float32 with the C library's logf, cosf and sinf.
void boxMullerScalar(float* d);

} // namespace attn

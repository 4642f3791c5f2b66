// SPDX-License-Identifier: GPL-3.0-or-later
// What PyTorch's builds draw differently from the same seed.
#pragma once

namespace attn {

enum class DropoutStream { Default, Mkl }; // see bernoulli.h
enum class Normals { Avx2, Scalar };       // see normal.h

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Four floats at once, for the few loops that see every pixel of a map: the vectors that GCC and Clang have on any
// machine, since compilers leave loops with comparisons of floats as they are.
#pragma once

#include <cstring>

namespace attn {

using FourFloats = float __attribute__((vector_size(16)));
using FourInts = int __attribute__((vector_size(16)));

inline FourFloats loadFour(const float* from)
{
    FourFloats four;
    std::memcpy(&four, from, sizeof four);
    return four;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The range of float32 in float64 arithmetic: PyTorch's numbers overflow where these do, though they keep their precision.
#pragma once

#include <cmath>

namespace attn {

// `value`, or an infinity where float32 has no number so large.
inline double overflowing(double value)
{
    const float narrow = static_cast<float>(value);
    return std::isinf(narrow) ? narrow : value;
}

// The same, and 0 where float32 has none so small: exponentials.
inline double withinFloat32(double value) { return static_cast<float>(value) == 0 ? 0 : overflowing(value); }

} // namespace attn

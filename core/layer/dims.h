// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of a layer.
#pragma once

#include <cstdint>

namespace attn {

// The letters of tensor.h. For stage dropout_only and softmax_only all are 0.
struct Dims {
    std::int64_t B = 0, T = 0, D = 0, O = 0, H = 0, hd = 0;
    bool operator==(const Dims&) const = default;
};

} // namespace attn

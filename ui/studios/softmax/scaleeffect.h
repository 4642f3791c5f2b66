// SPDX-License-Identifier: GPL-3.0-or-later
// What the width d of queries and keys does to their products: the spread of q·k grows as √d, that of q·k / √d stays, and
// with it what the softmax makes of a row. Random q and k of unit variance, from PyTorch's generator. Pure: no widget.
#pragma once

#include "core/base/stop.h"

#include <cstdint>
#include <vector>

namespace attn {

inline constexpr std::int64_t scale_widths[] = {1, 4, 16, 64, 256, 1024};
inline constexpr std::int64_t scale_rows = 256, scale_keys = 16; // softmax rows, and keys of each
inline constexpr std::uint64_t scale_seed = 123;

struct ScaleEffect {
    std::int64_t d = 1;
    std::vector<float> raw;                   // scale_rows * scale_keys products
    double rawSpread = 0, scaledSpread = 0;   // standard deviations
    double rawLargest = 0, scaledLargest = 0; // the largest weight of a row, in the mean over all rows
    double rawEntropy = 0, scaledEntropy = 0; // of a row's weights in bits, in the mean; log2(scale_keys) at most
};

// q = torch.randn(rows, d), k = torch.randn(rows * keys, d) after torch.manual_seed(scale_seed); each row of scores is
// one q with its own keys. Stops early, with any result, when `stop` is requested.
ScaleEffect scaleEffect(std::int64_t d, StopToken stop = {});

} // namespace attn

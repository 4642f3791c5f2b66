// SPDX-License-Identifier: GPL-3.0-or-later
// Where a token can be put: as far as today's longest texts go.
#pragma once

#include <cstdint>

namespace attn {

inline constexpr std::int64_t least_position = 0, most_position = 1'000'000;

} // namespace attn

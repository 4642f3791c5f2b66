// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that new tokens get: those of an embedding drawn from the scene's own seed.
#pragma once

#include "core/scene/scene.h"

#include <cstdint>
#include <vector>

namespace attn {

// Rows `first` … of nn.Embedding(n, width) right after the first seed. They are the same for every large enough
// multiple n of 16, because normal_ transforms blocks of 16 numbers independently.
std::vector<float> seededRows(const Scene& scene, std::int64_t first, std::int64_t rows, std::int64_t width);

} // namespace attn

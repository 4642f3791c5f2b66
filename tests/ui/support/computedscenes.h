// SPDX-License-Identifier: GPL-3.0-or-later
// Computations for the tests of the window: the shipped lessons, small scenes of one's own, and a fake of any shape.
#pragma once

#include "core/engine/computed.h"
#include "ui/matrix/heatmapdata.h"

#include <string>

namespace attn {

ComputedPtr computedOf(const Scene& scene);
Scene lessonScene(const std::string& id);
ComputedPtr computedLesson(const std::string& id);

// Causal self-attention of `heads` heads over `tokens` random tokens.
Scene headsScene(std::int64_t tokens, std::int64_t heads, std::int64_t headDim = 2);

// A matrix of plain numbers on viridis from 0 to 1, without a computation behind it.
HeldMatrix plainMatrix(int rows, int columns, float value = 0.5f);

} // namespace attn

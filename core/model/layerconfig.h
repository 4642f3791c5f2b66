// SPDX-License-Identifier: GPL-3.0-or-later
// What a layer of a family computes, as the configuration of a scene: for the layers of a model, and for one layer that
// is imported with its config.json alone.
#pragma once

#include "core/model/modelconfig.h"
#include "core/scene/config.h"

#include <cstdint>

namespace attn {

// Heads, widths, rotary positions by theta, scale, soft cap, slopes and mask of layer `layer`. Its tensors, their names
// and its norms are not part of it. Sizes that the configuration lacks are 0.
Config layerConfig(const Family& family, const ModelConfig& model, std::int64_t layer);

} // namespace attn

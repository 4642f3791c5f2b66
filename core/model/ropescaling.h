// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary frequencies for models stretched beyond the length they were first trained on. Internal to core/model.
#pragma once

#include "core/base/result.h"
#include "core/model/confignames.h"
#include "core/model/modelconfig.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// theta^(-2i/dims) for each pair, in float32 as PyTorch computes it.
std::vector<float> plainFrequencies(double theta, std::int64_t dims);
// Those of a text of that many tokens, [dims/2]; empty where theta alone defines them.
std::vector<float> frequenciesOf(const ModelRope& rope, std::int64_t tokens);

// How many positions a model has, and had at first; 0 where the configuration does not say.
struct RopeLengths {
    std::int64_t now = 0, original = 0;
};
// Fills in what rope_type (or type) "linear", "dynamic", "yarn", "longrope" and "llama3" make of theta and dims, as
// transformers' modeling_rope_utils.py computes them; nothing for "default". Rejects other types, missing words or
// numbers, and numbers for single kinds of layers; `where` begins the message.
std::optional<Error> scaleRope(ModelRope& rope, const ModelJson& scaling, const std::string& where,
                               const RopeLengths& lengths);

} // namespace attn

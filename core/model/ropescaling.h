// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary frequencies for models stretched beyond the length they were first trained on. Internal to core/model.
#pragma once

#include "core/base/result.h"
#include "core/model/confignames.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

// theta^(-2i/dims) for each pair, in float32 as PyTorch computes it.
std::vector<float> plainFrequencies(double theta, std::int64_t dims);
// Returns [dims/2] for rope_type (or type) "linear" and "llama3", as transformers' modeling_rope_utils.py computes
// them; none for "default". Rejects other types, missing words or numbers, and numbers for single kinds of layers;
// `where` begins the message.
Result<std::vector<float>> scaledFrequencies(const ModelJson& scaling, const std::string& where, double theta,
                                             std::int64_t dims);

} // namespace attn

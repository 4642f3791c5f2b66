// SPDX-License-Identifier: GPL-3.0-or-later
// The frequencies of rotary positions that a model stretches beyond what it was first trained on. For this room alone.
#pragma once

#include "core/base/result.h"
#include "core/model/confignames.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

// theta^(-2i/dims) for each pair, in float32 as PyTorch computes it.
std::vector<float> plainFrequencies(double theta, std::int64_t dims);
// [dims/2] of rope_type (or type) "linear" and "llama3", as transformers' modeling_rope_utils.py computes them; none for
// "default". Other types are refused, and so are words and numbers that are missing and numbers for single kinds of layers;
// `where` begins the sentence.
Result<std::vector<float>> scaledFrequencies(const ModelJson& scaling, const std::string& where, double theta,
                                             std::int64_t dims);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// How PyTorch's modules draw their first parameters: which bounds, and in which order.
#pragma once

#include "core/random/torchbuilds.h"
#include "core/random/torchgenerator.h"

#include <cstdint>
#include <optional>
#include <span>

namespace attn {

// nn.Linear(in, out): weight [out, in], then bias [out], which may be empty. Both uniform within 1/sqrt(in), the
// weight's bound from kaiming_uniform_(a=sqrt(5)).
void initLinear(TorchGenerator& generator, Normals flavour, std::int64_t in, std::span<float> weight,
                std::span<float> bias);

// nn.Embedding(num, dim, padding_idx): weight [num, dim] normal; then row padding_idx (negative: from the end) is 0.
void initEmbedding(TorchGenerator& generator, Normals flavour, std::int64_t dim,
                   std::optional<std::int64_t> padding_idx, std::span<float> weight);

// torch.nn.init.xavier_uniform_: uniform within sqrt(6 / (fan_in + fan_out)); `fans` is that sum, of a matrix its rows and
// columns together.
void initXavier(TorchGenerator& generator, Normals flavour, std::int64_t fans, std::span<float> weight);

struct MhaTensors {
    std::span<float> in_proj_weight;  // [3E, E]
    std::span<float> in_proj_bias;    // [3E], or empty
    std::span<float> out_proj_weight; // [E, E]
    std::span<float> out_proj_bias;   // [E], or empty
};
// nn.MultiheadAttention(E, …): out_proj as a Linear with its bias; in_proj_weight by xavier_uniform_; biases zeroed.
void initMha(TorchGenerator& generator, Normals flavour, std::int64_t embed_dim, const MhaTensors& out);

} // namespace attn

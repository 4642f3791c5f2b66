// SPDX-License-Identifier: GPL-3.0-or-later
// Which tensor of a model's files is which part: found by the family's names, and checked by shape before any is read.
#pragma once

#include "core/io/weights/weightfile.h"
#include "core/model/family.h"
#include "core/model/modelconfig.h"

#include <vector>

namespace attn {

// A row of numbers that scales, and one that is added; null: none.
struct NormWeights {
    const WeightEntry *weight = nullptr, *bias = nullptr;
};

// y = x Wᵀ + b.
struct LinearWeights {
    const WeightEntry *weight = nullptr, *bias = nullptr; // bias may be null
    std::int64_t in = 0, out = 0;
    std::int64_t first = 0;     // of its outputs in `weight` and `bias`, which may hold those of others, too
    bool stored_in_out = false; // Conv1D: [in, out]
};

// Those of one layer; what the family has not is null.
struct LayerWeights {
    NormWeights attention_norm, after_attention_norm, mlp_norm, after_mlp_norm;
    LinearWeights qkv, query, key, value, output, gate, up, down;
    const WeightEntry *query_norm = nullptr, *key_norm = nullptr;
    const WeightEntry* position_bias = nullptr; // [buckets, heads]
};

struct ModelTensors {
    const WeightEntry *embedding = nullptr, *positions = nullptr, *types = nullptr;
    const WeightEntry *rope_factors = nullptr, *long_rope_factors = nullptr;
    NormWeights embedding_norm, final_norm, decoder_norm; // with a decoder, final_norm is the encoder's
    LinearWeights patches;                    // of a model that reads an image, with the row before them: [1,1,width]
    const WeightEntry* class_token = nullptr; // positions are [1,patches + 1,width] then
    LinearWeights embedding_projection;       // from the width of the embeddings to the model's; may be empty
    LinearWeights head;                       // empty: an encoder, or the model has none of its own
    LinearWeights head_dense; // before it, with an activation and a norm, of an encoder that predicts masked tokens
    NormWeights head_norm;
    std::vector<LayerWeights> layers;
    std::int64_t parameters = 0;    // numbers of all tensors that were named, each once
    std::vector<std::string> notes; // what was assumed, for the user
};

// Fills in what the tensors alone determine: vocabulary, positions, types. The entries are those of `weights`. Errors
// name the first doubtful tensor, with its shape and the one expected. Ignores tensors that the family does not name.
Result<ModelTensors> modelTensors(const WeightFile& weights, const Family& family, ModelConfig& config);

// The rows of q (part 0), k (1) or v (2) in rows that are grouped by key/value head.
Tensor rowsOfGroups(const Tensor& rows, const ModelConfig& config, int part);
// Such rows of all three.
Tensor groupedRows(const Tensor& q, const Tensor& k, const Tensor& v, const ModelConfig& config);

// The tensors of one layer that its attention is computed from: those that a layer's scene vouches for.
std::vector<const WeightEntry*> attentionTensors(const LayerWeights& layer);

} // namespace attn

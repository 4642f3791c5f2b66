// SPDX-License-Identifier: GPL-3.0-or-later
// A family of models as data: how its parts are called in files, how they are stored, and what its layers do. The families
// are JSON in resources/models, so that one is added without C++; see resources/models/FORMAT.md.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// How attention and MLP join the residual stream: x + f(norm(x)); norm(x + f(x)); both from the same x; x +
// norm(f(norm(x))).
enum class BlockOrder { Pre, Post, Parallel, Sandwich };
enum class NormKind { Layer, Rms };
// Three projections, or one: all q, all k, all v; q, k and v of one head after the other; or of each key/value head its
// query heads, its key and its value.
enum class QkvForm { Separate, Blocks, Interleaved, Grouped };
// nn.Linear's [out, in]; or Conv1D's [in, out], unless the fused q, k, v show by their shape that all are nn.Linear's.
enum class LinearForm { Linear, Conv1d };

// Whether a part has a bias: always, never, as the file has it, or as a member of the configuration says.
struct BiasRule {
    bool always = false, present = false;
    std::string key; // empty: none
};

// The names of a family's tensors without ".weight" and ".bias"; {l} is the layer. Empty: the family has no such part.
struct TensorNames {
    // Of a model that reads an image: what makes a patch a row, and the row before all; both names are whole ones.
    std::string patches, class_token;
    std::string embedding, positions, types, embedding_norm, embedding_projection, final_norm;
    std::string position_bias; // T5's table of distances
    std::string rope_factors,
        long_rope_factors;         // what frequencies are divided by; long: of more tokens than in training
    std::vector<std::string> head; // the first that the file has; else the embedding, where it is tied
    // Of an encoder: what makes the state of a masked token ready for the head. A file without it has no head.
    std::string head_dense, head_norm, head_bias;
    std::string attention_norm, qkv, query, key, value, query_norm, key_norm, output, after_attention_norm;
    std::string mlp_norm, gate, up, gate_up, down, after_mlp_norm; // gate_up: both in one, the gate first
};

// The windows of a family's layers: which members of the configuration say how wide, and which layers have one.
struct WindowRule {
    std::string key, when; // `when`: only where this member is true
    std::string types_key; // a list of words, one for each layer, which decides instead
    std::optional<std::int64_t> width;
    std::string from_key; // layers before this one have none
    std::int64_t from = 0;
    std::string full_every_key;
    std::int64_t full_every = 0; // of the rest each so-manieth has none; 0: all have one …
    bool full_first = false;     // … the first of each such group, not the last
    bool both_sides = false;     // the width is that of both sides of a query together
};

struct RopeRule {
    double theta = 10000, fraction = 1;
    std::vector<std::string> theta_keys, fraction_keys;
    std::string dims_key;              // how many components of a head turn, instead of a fraction
    bool interleaved = false;          // components 2i and 2i + 1 are a pair, not i and i + dims/2
    std::optional<double> local_theta; // of layers with a window, which nothing scales
    std::string local_theta_key;
};

// A decoder after the encoder: of each block its causal self-attention, then its cross-attention with what the block ends with.
struct DecoderRule {
    TensorNames self, cross;  // `cross`: final_norm and head, too
    bool scaled_head = false; // where the embedding is the head, the last state is divided by the root of the width
};

struct ConfigNames; // members of the configuration by what they mean; configread.cpp alone looks into it

struct Family {
    std::string name, title;
    std::vector<std::string> model_types;
    std::string architecture; // of GGUF
    std::vector<std::string> prefixes, weight_spellings, bias_spellings;
    BlockOrder order = BlockOrder::Pre;
    std::string parallel_key; // of Pre: where this member is true it is Parallel
    bool parallel = false;    // what it is when it is missing
    NormKind norm = NormKind::Layer;
    bool unit_offset = false;     // norms multiply by 1 + w
    bool norms_all_heads = false; // query and key norms: over all heads of a token together
    bool causal = true;
    std::string causal_key; // decides instead, if present
    bool first_norm = true; // whether layer 0 has a norm before its attention
    QkvForm qkv = QkvForm::Separate;
    bool permuted = false; // rows of q and k are permuted for interleaved rotary positions, and restored
    LinearForm linear = LinearForm::Linear;
    bool gated = false, scaled_embedding = false;
    bool alibi = false;               // positions are slopes added to scores
    std::int64_t position_offset = 0; // the row of the first token in the table of positions
    std::string tied_key;             // where it is true, the embedding is the head of a file that has none
    bool tied = true;                 // what it is when it is missing
    BiasRule qkv_bias, output_bias, mlp_bias, norm_bias;
    TensorNames tensors;
    std::optional<WindowRule> window;
    std::optional<RopeRule> rope;
    std::optional<DecoderRule> decoder;
    std::shared_ptr<const ConfigNames> config;
    std::vector<Family> variants; // which members of the configuration choose
};

// By config.json's model_type; the error lists those that are known, and points to importing a single layer.
Result<const Family*> familyOfType(std::string_view model_type);
// By GGUF's general.architecture.
Result<const Family*> familyOfArchitecture(std::string_view architecture);

} // namespace attn

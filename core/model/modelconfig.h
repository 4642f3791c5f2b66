// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes and choices of one model, read from its config.json or from the keys of its GGUF file, through its family.
#pragma once

#include "core/base/result.h"
#include "core/model/family.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct GgufFile;

enum class Activation { Gelu, GeluTanh, QuickGelu, Silu, Relu };

struct ModelRope {
    double theta = 10000;
    std::int64_t dims = 0;       // how many components of a head turn
    std::vector<float> inv_freq; // [dims/2] of scaled positions; empty: theta alone
    double attention_factor = 1; // cosines and sines are multiplied by it
    // Of more tokens than `trained` (0: never) other frequencies hold: long_inv_freq, or with a `factor` (dynamic) those
    // of a grown theta.
    std::int64_t trained = 0;
    std::vector<float> long_inv_freq;
    double factor = 0;
};

struct ModelConfig {
    std::string model_type; // or GGUF's architecture
    // Of a model that reads an image of `image` by `image` pixels in patches of `patch` by `patch`; 0: it reads tokens.
    std::int64_t image = 0, patch = 0, channels = 0;
    std::vector<std::string> labels; // of the classes that it tells apart; empty: not known
    std::int64_t patches() const { return patch > 0 ? image / patch * (image / patch) : 0; }
    std::int64_t width = 0, layers = 0, heads = 0, kv_heads = 0, head_dim = 0;
    std::int64_t inner = 0;           // width of the MLP
    std::int64_t vocabulary = 0;      // 0: as the embedding has it; of images, the classes
    std::int64_t positions = 0;       // of a table of positions; 0: none, or as in the table
    std::int64_t types = 0;           // of token types; 0: none, -1: as the file has it
    std::int64_t embedding_width = 0; // of the embeddings, where a projection makes it the model's width
    double eps = 0;
    Activation activation = Activation::Gelu;
    BlockOrder order = BlockOrder::Pre;
    bool causal = true;
    // Of each layer, 0: none; empty: no layer has one. Counts the query's own key, and where the model is not causal the
    // keys of one side.
    std::vector<std::int64_t> windows;
    std::optional<ModelRope> rope, local_rope; // local: of layers with a window, where it differs
    double embedding_scale = 1;
    bool scaled = true;                 // scores are divided by sqrt(head_dim) …
    std::optional<double> query_scalar; // … or by the root of this
    bool scale_by_layer = false;        // … and those of layer l by l + 1
    std::optional<double> softcap, final_softcap;
    // Of a model with a decoder: how many of `layers`, the last ones, are its, in turn its own attention and the one to the
    // encoder; the token that its text begins with, and the one that the encoder's ends with.
    std::int64_t decoder_layers = 0, start_token = 0, end_token = 1;
    bool isDecoder(std::int64_t layer) const { return decoder_layers > 0 && layer >= layers - decoder_layers; }
    bool isCross(std::int64_t layer) const { return isDecoder(layer) && (layer - layers + decoder_layers) % 2 == 1; }
    bool isCausal(std::int64_t layer) const { return isDecoder(layer) ? !isCross(layer) : causal; }
    double residual_factor = 1, logit_factor = 1;  // of what attention and MLP add; of logits
    std::int64_t bias_buckets = 0, bias_reach = 0; // of a table of distances, 0: as in the table; its last distance
    bool tied = true;                              // without its own head, the embedding is the head …
    bool tied_set = false;                         // … as the configuration says, not the family alone
    std::string quantized; // by which method, to how many bits, if config.json says so: "GPTQ, 4 bits"
    const ModelRope& ropeOf(std::int64_t layer) const // of a model that has one
    {
        return local_rope && windows[static_cast<std::size_t>(layer)] > 0 ? *local_rope : *rope;
    }
    bool qkv_bias = false, output_bias = false, mlp_bias = false, norm_bias = false; // where the family's rule is a key
};

// Errors: "config.json: num_attention_heads: expected a whole number from 1 on, got null". Text after the JSON, unknown
// model_types and rope types, and values that the pass does not know are refused.
struct ReadModelConfig {
    const Family* family = nullptr;
    ModelConfig config;
};
Result<ReadModelConfig> readModelConfig(std::string_view config_json);
Result<ReadModelConfig> readModelConfig(const GgufFile& file);
// What a configuration says about attention alone, so that a layer can be used without its model: sizes that are missing
// are 0, and what other parts compute is not read. Of a model_type that no family has, `family` is null, and only heads,
// kv_heads, head_dim and width are read, under the usual names.
Result<ReadModelConfig> readAttentionConfig(std::string_view config_json);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Names that other programs give to the parts of an attention layer.
#pragma once

#include "core/import/import.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// What an array's name implies: "h.3.attn.c_attn.weight" is Qkv of the layer "h.3.attn.", in Conv1D's layout.
struct LayerName {
    std::string prefix; // without the "heads.2." of a list of heads
    ImportTarget target = ImportTarget::Nothing;
    bool transposed = false; // as the name implies: [in, out]
    bool conv = false;       // a Conv1D in GPT-2, an nn.Linear in programs that took its names over: the shape decides
    std::int64_t head = -1;  // "heads.2.key.weight", "head2.W_key.weight"
    std::optional<ArrayReading> cut = std::nullopt; // of a fused layer, where programs with this name agree on one
};

// nullopt if the name is no part of a layer's.
std::optional<LayerName> layerName(std::string_view name);
// Whether layers with this prefix leave their scores unscaled: T5's.
bool isUnscaled(std::string_view prefix);
// Whether layers with this prefix take keys and values from another sequence: T5's EncDecAttention, BART's encoder_attn,
// BERT's crossattention.
bool isCross(std::string_view prefix);
// Whether an array of that target makes a layer: query, key, value or all three at once.
bool isProjection(ImportTarget target);
// One of the targets that have a place in a layer, biases and output included.
bool isLayerPart(ImportTarget target);
// Of these one that today's layers have beside their projections: norms, frequencies, sinks, a table of distances.
bool isFamilyPart(ImportTarget target);
// Whether the layer with `prefix` reads an array of that target stored under another prefix: a model stores its rotary
// frequencies once ("model."), T5 the table of distances in its first block.
bool readsFrom(std::string_view prefix, const LayerName& part);

// "x", "hidden_states", "embeddings" … with or without something before them.
bool namesEmbeddings(std::string_view name);
// "q", "keys", "attentions", "weights" …: something that was computed and that a layer can start from.
std::optional<ImportTarget> startNamed(std::string_view name);
// "attn_mask", "blocked", "key_padding_mask", "attention_mask", "tril" …
bool namesMask(std::string_view name);
// Whether programs that name a mask so store 1 where a key is allowed: Hugging Face's attention_mask, GPT-2's buffers.
bool allowsByName(std::string_view name);
// The mask of a batch has a row of keys for each sequence: "key_padding_mask", "attention_mask".
bool namesPadding(std::string_view name);
// "memory", "encoder_hidden_states": the sequence that cross-attention takes keys and values from.
bool namesMemory(std::string_view name);

} // namespace attn

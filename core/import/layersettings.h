// SPDX-License-Identifier: GPL-3.0-or-later
// What an imported layer does besides its weights: as the config.json beside them says, read with the families of core/model,
// or as far as the names of the arrays tell.
#pragma once

#include "core/import/import.h"
#include "core/scene/config.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct LayerSettings {
    std::string model;         // "GPT-Neo", or the model_type of an unknown family; may be empty
    bool family_known = false; // else only heads and widths are
    std::int64_t heads = 0, kv_heads = 0, head_dim = 0, width = 0; // 0: not given
    Config config;                                                 // scale, soft cap, rotary positions, slopes, mask
    std::vector<float> inv_freq;                                   // of scaled positions; empty: theta
    double eps = 0;                                                // of the norms of queries and keys …
    bool unit_offset = false;                                      // … which multiply by 1 + w
};

// Of the layer whose names have this prefix: "model.layers.3.self_attn." is layer 3. Errors are those of
// readAttentionConfig().
Result<LayerSettings> layerSettings(std::string_view config_json, std::string_view prefix);

// "12 heads of size 64", "scores divided by √64", …: what of the settings went into a layer that computes `config`.
std::vector<std::string> settingsWords(const LayerSettings& settings, const Config& config);

// Whether layers with names like these see no later tokens: GPT-2 and GPT-J, Llama and its kin, GPT-NeoX, Bloom, decoders.
bool isCausalByName(std::string_view prefix);
// "h.3.attn." and "transformer.h.3.attn.", as GPT-2 and GPT-J call their layers.
bool isGptPrefix(std::string_view prefix);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The attention of one layer of a model as an ordinary scene, so that the engine computes a model's attention and
// everything that explains a scene explains it.
#pragma once

#include "core/model/model.h"
#include "core/scene/scene.h"

namespace attn {

// Everything but x, the tokens and masks of their size: configuration and parameters, in float32, oriented as in nn.Linear. Tensors:
// qkv.weight or W_query.weight, W_key.weight and W_value.weight, out_proj.weight, existing biases, q_norm, k_norm,
// inv_freq, t5_bias, window.
Scene layerParameters(const Model& model, std::int64_t layer);
// Sets the rotary frequencies of a layer with rotary positions for a text of that many tokens.
void setRopeLength(Scene& scene, const Model& model, std::int64_t layer, std::int64_t tokens);

// Makes the mask of a layer with a window to both sides, [tokens, tokens], where the scene still lacks its numbers; false if
// memory is too small for it.
bool setWindow(Scene& scene, const Model& model, std::int64_t layer, std::int64_t tokens);

// The scene with x [1, T, width] and the names of its tokens. An error when the scene has no input x to take its place.
Result<Scene> withHiddenState(Scene scene, Tensor x, std::vector<std::string> tokens);
// Labels of tokens, as tokenText() gives them.
std::vector<std::string> tokenTexts(const Model& model, const std::vector<std::int64_t>& ids);

} // namespace attn

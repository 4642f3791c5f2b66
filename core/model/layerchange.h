// SPDX-License-Identifier: GPL-3.0-or-later
// The user's changes in layers of a model, applied to the layers that the model gives, and how they adapt to other
// tokens.
#pragma once

#include "core/model/modelpass.h"
#include "core/scene/layerchanges.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

// The layer with zeros for `tokens` tokens as hidden state: whether something fits does not depend on its numbers. The
// memory of a cross-attention has `memory_tokens`, 0: as many.
Scene layerOf(ModelRunner& runner, std::int64_t layer, std::int64_t tokens, std::int64_t memory_tokens = 0);
// The layer of the model with its changes. Fails for a missing head, a configuration that needs missing tensors and,
// with x, whatever plan() refuses. Errors begin with the member of the change.
Result<Scene> withChange(Scene own, const LayerEdits& change);
// How a layer's scene differs from the model's own, except x and tokens: withChange(own, changeOf(scene, own)) is it.
LayerEdits changeOf(const Scene& scene, const Scene& own);
// As a pass takes them. Errors name the layer.
Result<LayerScenes> changedLayers(ModelRunner& runner, const ModelEdits& changes);

// A change read from a file, checked against the layer with `tokens` tokens: without what equals the model's, its
// numbers converted to the kind they are used as. Errors begin with the member of the change.
Result<LayerEdits> settledChange(ModelRunner& runner, std::int64_t layer, const LayerEdits& change, std::int64_t tokens,
                                 std::int64_t memory_tokens = 0);

// The change for other tokens: changes in cells that no longer exist are dropped, and so are inputs that only fit the
// previous number of tokens, with the configuration reset to the model's. Each has a sentence naming the layer.
struct RetokenizedChange {
    LayerEdits change;
    std::vector<std::string> dropped;
};
Result<RetokenizedChange> changeForTokens(ModelRunner& runner, std::int64_t layer, const LayerEdits& change,
                                          std::int64_t tokens);

} // namespace attn

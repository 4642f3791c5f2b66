// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has changed in layers of a model, put onto the layers that the model gives, and how it follows when they are
// to take other tokens.
#pragma once

#include "core/model/modelpass.h"
#include "core/scene/layerchanges.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

// The layer with zeros of so many tokens where the hidden state goes: whether something fits does not depend on its numbers.
Scene layerOf(ModelRunner& runner, std::int64_t layer, std::int64_t tokens);
// The layer of the model with what was changed in it. Errors: a head that it has not, a configuration that asks for tensors
// that are not there; with x, whatever plan() refuses. They begin with the member of the change.
Result<Scene> withChange(Scene own, const LayerEdits& change);
// What tells a layer's scene from the model's own, x and tokens aside: withChange(own, changeOf(scene, own)) is the scene.
LayerEdits changeOf(const Scene& scene, const Scene& own);
// As a pass takes them. Errors name the layer.
Result<LayerScenes> changedLayers(ModelRunner& runner, const ModelEdits& changes);

// The change as it was read from a file, checked against the layer with so many tokens: without what is as the model has it,
// its numbers of the kind that they are used as. Errors begin with the member of the change.
Result<LayerEdits> settledChange(ModelRunner& runner, std::int64_t layer, const LayerEdits& change,
                                 std::int64_t tokens);

// The change for other tokens: what was changed in cells that are no more is gone, and so are inputs that only fit the number
// of tokens before, with the configuration back to the model's. Each has a sentence that names the layer.
struct RetoldChange {
    LayerEdits change;
    std::vector<std::string> dropped;
};
Result<RetoldChange> changeForTokens(ModelRunner& runner, std::int64_t layer, const LayerEdits& change,
                                     std::int64_t tokens);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a scene file, read and written, each in its own file: "draws", the recipe, one object per step with its
// "op" first; "model", the layer of a model whose numbers the file does not hold, or, without a layer, the whole model
// as a page; "layers", changes in the model's layers. Readers throw SceneFault.
#pragma once

#include "core/base/result.h"
#include "core/io/scene/scenefilejson.h"
#include "core/scene/scene.h"

namespace attn {

// Throws SceneFault; whether the steps fit together is left to plan().
std::vector<Draw> readDraws(const JsonValue& value, const std::string& path = "draws");
// One a line: {"op": "rand", "out": "W_query", "shape": [3, 2]}
std::string writeDraws(const std::vector<Draw>& draws, int outer_indent = 2);

// Throws a fault at `path` unless `name` can be the name of a tensor: 1 to 64 letters, digits, '_', '.' or '-'.
void checkSceneName(const std::string& name, const std::string& path);

// Throws SceneFault. The path is as in the file: the caller, who knows the file's folder, makes it absolute.
ModelLayer readModelLayer(const JsonValue& value);
// On one line; a relative path starts at `folder`, if given.
std::string modelLayerText(const ModelLayer& model, const std::string& folder);

// Whether the scene's file names its model: not when something that the model gives is gone.
bool namesModel(const Scene& scene);
// Whether the input is as in the model, and so left out of the file.
bool isGivenByModel(const Scene& scene, const NamedTensor& input);

class Fields;
class JsonMembers;

// Adds them to model.others, for a page all of them. Throws SceneFault if layers do not ascend or, in a scene of a
// single layer, do not precede it.
void readLayers(const JsonValue& value, ModelLayer& model);
std::string layersText(const ModelEdits& changes);

// One layer alone, as the journal stores it, without its numbers: inputs, edits and overrides.
std::string layerTextWithoutNumbers(std::int64_t layer, const LayerEdits& change);
Result<std::pair<std::int64_t, LayerEdits>> readLayerText(std::string_view text);

// Byte count and checksum of a layer's tensors; nothing is written if they are unknown. Throws SceneFault.
void putFingerprint(JsonMembers& members, std::uint64_t bytes, std::uint64_t checksum);
void readFingerprint(Fields& fields, std::uint64_t& bytes, std::uint64_t& checksum);

} // namespace attn

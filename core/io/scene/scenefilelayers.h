// SPDX-License-Identifier: GPL-3.0-or-later
// The member "layers" of a scene file that names a model, both ways: what was changed in the model's layers.
#pragma once

#include "core/base/result.h"
#include "core/io/scene/scenefilejson.h"
#include "core/scene/scene.h"

namespace attn {

class Fields;
class JsonMembers;

// Puts them into model.others, those of a page all of them. Throws SceneFault: layers that do not ascend, and, where the scene
// is a single layer, layers that do not come before it.
void readLayers(const JsonValue& value, ModelLayer& model);
std::string layersText(const ModelEdits& changes);

// One of them by itself, as the journal keeps it beside the numbers, which are not in it: inputs, edits and overrides.
std::string layerTextWithoutNumbers(std::int64_t layer, const LayerEdits& change);
Result<std::pair<std::int64_t, LayerEdits>> readLayerText(std::string_view text);

// How many bytes a layer's tensors have, and their checksum; nothing is written where they are not known. Throws SceneFault.
void putFingerprint(JsonMembers& members, std::uint64_t bytes, std::uint64_t checksum);
void readFingerprint(Fields& fields, std::uint64_t& bytes, std::uint64_t& checksum);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The member "model" of a scene file, both ways: the layer of a model whose numbers the file does not hold, or, where it says
// no layer, the whole model as a page.
#pragma once

#include "core/io/scene/scenefilejson.h"
#include "core/scene/scene.h"

namespace attn {

// Throws SceneFault. The path is as the file says it: whoever knows the file's folder makes it absolute.
ModelLayer readModelLayer(const JsonValue& value);
// On one line; a relative path starts at `folder`, where there is one.
std::string modelLayerText(const ModelLayer& model, const std::string& folder);

// Whether the scene's file names its model: not when something that the model gives is gone.
bool namesModel(const Scene& scene);
// Whether the input is as the model gave it, and so left out of the file.
bool isGivenByModel(const Scene& scene, const NamedTensor& input);

} // namespace attn

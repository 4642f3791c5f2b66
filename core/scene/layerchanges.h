// SPDX-License-Identifier: GPL-3.0-or-later
// What distinguishes the layers of a trained model that a user edited from the model's own. Follows from the scene
// alone, so that files and the journal need no model.
#pragma once

#include "core/scene/scene.h"

namespace attn {

bool changesNothing(const LayerEdits& change);
// What distinguishes a layer's scene from the layer in the model, x and tokens aside: includes edits of x, but not x.
LayerEdits changeOf(const Scene& scene, const std::vector<NamedTensor>& given, const Config& own);
// A page as its file has it: the model's name, its tokens, the changes in its layers; none of the model's numbers.
// Other scenes, or pages not filled in, stay unchanged.
Scene asInFile(Scene page);
// The changes in all layers of a page, including the open one.
ModelEdits changesOf(const Scene& page);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What tells the layers of a trained model that a person has worked on from the model's own. It follows from the scene
// alone, so that files and the journal can ask without the model.
#pragma once

#include "core/scene/scene.h"

namespace attn {

bool changesNothing(const LayerEdits& change);
// What tells a layer's scene from the layer as the model gives it, x and the tokens aside: edits of x are told, x is not.
LayerEdits changeOf(const Scene& scene, const std::vector<NamedTensor>& given, const Config& own);
// A page as its file has it: the model's name, its tokens, what was changed in its layers; none of the model's numbers. What is
// no page, or not filled in, stays as it is.
Scene asInFile(Scene page);
// What was changed in all layers of a page, the one on the bench among them.
ModelEdits changesOf(const Scene& page);

} // namespace attn

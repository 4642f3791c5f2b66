// SPDX-License-Identifier: GPL-3.0-or-later
// The attention of one layer back into tensors as Hugging Face's files have them, with what a person has changed in it, so
// that a model of other programs can be given the edited layer.
#pragma once

#include "core/io/arrays/safetensors.h"
#include "core/model/layerchange.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

struct ExportedLayer {
    std::vector<RawTensor> tensors;
    std::vector<std::string> left_out; // what was changed and is no weight; a sentence each
};

// The tensors of the layer's attention under the names, in the orientation and of the numbers' type of the model's own files;
// F32 where that type cannot hold an edited number. Numbers that nobody changed keep their bits. Of a GGUF model names and
// orientation are those of the same family's safetensors. What a head that is off would be multiplied by is 0. `tokens`: of how
// many the change is, where it has a mask.
// Errors: a change that leaves the layer without a place for its weights.
Result<ExportedLayer> exportedLayer(ModelRunner& runner, std::int64_t layer, const LayerEdits& change,
                                    std::int64_t tokens);
// The same into a .safetensors; what was left out.
Result<std::vector<std::string>> writeExportedLayer(const std::string& path, ModelRunner& runner, std::int64_t layer,
                                                    const LayerEdits& change, std::int64_t tokens);

} // namespace attn

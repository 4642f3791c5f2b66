// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the attention of one layer back to tensors as in Hugging Face's files, with the user's changes, so that a
// model of other programs can use the edited layer.
#pragma once

#include "core/io/arrays/safetensors.h"
#include "core/model/layerchange.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

struct ExportedLayer {
    std::vector<RawTensor> tensors;
    // What was changed and is no weight, and whether other layers have these tensors, too; a sentence each.
    std::vector<std::string> left_out;
};

// The tensors of the layer's attention with the names, orientation and number type of the model's own files; F32 if
// that type cannot hold an edited number. Unchanged numbers keep their bits. For a GGUF model, names and orientation
// are those of the same family's safetensors. What a head that is off would be multiplied by is 0. `tokens`: the number
// of tokens of the change, if it has a mask; `memory_tokens`: of the memory of a cross-attention, 0: as many. Fails if a change leaves the layer without a place for its weights.
Result<ExportedLayer> exportedLayer(ModelRunner& runner, std::int64_t layer, const LayerEdits& change,
                                    std::int64_t tokens, std::int64_t memory_tokens = 0);
// The same into a .safetensors; what was left out.
Result<std::vector<std::string>> writeExportedLayer(const std::string& path, ModelRunner& runner, std::int64_t layer,
                                                    const LayerEdits& change, std::int64_t tokens,
                                                    std::int64_t memory_tokens = 0);

} // namespace attn

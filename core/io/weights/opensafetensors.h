// SPDX-License-Identifier: GPL-3.0-or-later
// The opening of one .safetensors file, which a model in shards repeats.
#pragma once

#include "core/io/weights/weightparts.h"

#include <cstddef>

namespace attn {

// Appends the tensors of the safetensors file parts.files[file]. Throws ArrayFault, without the file's name.
void addSafetensorsEntries(WeightParts& parts, std::size_t file);

} // namespace attn

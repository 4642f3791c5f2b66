// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON header of a .safetensors file, read in one pass: {"NAME": {"dtype": "F32", "shape": [2, 3],
// "data_offsets": [0, 24]}, …, "__metadata__": {"KEY": "text"}}.
#pragma once

#include "core/base/tensor.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct StoredTensor {
    std::string name, dtype;
    Shape shape;
    std::uint64_t begin = 0, end = 0; // of its data, counted from where the data begins
};

// The tensors in the header's order; `offset` is the position of the text in the file. Does not check that shapes,
// types and offsets fit together. Throws ArrayFault.
std::vector<StoredTensor> parseSafetensorsHeader(std::string_view text, std::uint64_t offset);

} // namespace attn

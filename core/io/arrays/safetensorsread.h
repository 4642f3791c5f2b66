// SPDX-License-Identifier: GPL-3.0-or-later
// Reads .safetensors: the length of a JSON header, the header, the numbers. https://github.com/huggingface/safetensors
#pragma once

#include "core/io/arrays/arrays.h"

#include <string_view>
#include <vector>

namespace attn {

// The tensors in the header's order. The header is held to the letter: no member twice or unknown, data in one piece
// without overlap, hole or rest. Throws ArrayFault; what is wrong with a tensor begins with its name.
std::vector<ReadArray> readSafetensors(std::string_view bytes);

} // namespace attn

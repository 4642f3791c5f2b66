// SPDX-License-Identifier: GPL-3.0-or-later
// What a weight file often is instead: a pickle under another name, a pointer to a file never fetched.
#pragma once

#include <string_view>

namespace attn {

enum class WeightFormat { Safetensors, Gguf };

// Throws an ArrayFault that says what the file is and how to get the right one, if its first bytes are not of `format`
// but of another known kind.
void failIfDisguised(std::string_view bytes, WeightFormat format, std::string_view path);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a file of weights often is instead: a pickle under another name, a pointer to a file that was never fetched.
#pragma once

#include <string_view>

namespace attn {

enum class WeightFormat { Safetensors, Gguf };

// Throws an ArrayFault that says what the file is and how to come by the right one, when its first bytes tell that it is not of
// `format` but something else that is known.
void failIfDisguised(std::string_view bytes, WeightFormat format);

} // namespace attn

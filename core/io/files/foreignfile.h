// SPDX-License-Identifier: GPL-3.0-or-later
// Weight files of other programs that are not read here, recognized by their endings, each with how to convert it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// "a pickle of Python, which could run code when it is read; in Python, safetensors.torch.save_file(…) writes …": what
// the file at `path` is and how to convert it. nullopt for other names.
std::optional<std::string> conversionHint(std::string_view path);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other programs that hold weights and are not read here, known by the ending of their names, each with the way to
// a file that is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// "a pickle of Python, which could run code when it is read; in Python, safetensors.torch.save_file(…) writes …": what the
// file at `path` is and how it is converted. Nothing for any other name.
std::optional<std::string> wayToConvert(std::string_view path);

} // namespace attn

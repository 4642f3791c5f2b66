// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other programs that are not read here, recognized by their endings or their first bytes, each with the way out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// "a PyTorch pickle, which could run code when read; convert it in Python: safetensors.torch.save_file(…)": what the file
// at `path` is and what to do. nullopt for other names.
std::optional<std::string> conversionHint(std::string_view path);

// The same by the file's first bytes, whatever its name is: also a web page, or the pointer of a file never fetched. Of
// a ZIP archive only what torch.save wrote; `zip_too`: any. Callers ask first whether it is their own format.
std::optional<std::string> foreignContent(std::string_view bytes, std::string_view path, bool zip_too);

} // namespace attn

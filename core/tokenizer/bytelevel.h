// SPDX-License-Identifier: GPL-3.0-or-later
// GPT-2's alphabet: each of the 256 bytes as a character that can be seen ("Ġ" is a blank, "Ċ" a new line), so that every text is
// a text of known characters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// The bytes of a text, each as its character, in UTF-8.
std::string byteLevelSpelling(std::string_view bytes);
// The inverse; nullopt if a character represents no byte.
std::optional<std::string> byteLevelBytes(std::string_view spelled);

// How GPT-2 cuts a text into words, as the pre-tokenizer "ByteLevel" does.
inline constexpr std::string_view gpt2_split =
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";

} // namespace attn

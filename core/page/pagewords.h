// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a page itself, by keys: written into it in the language that is spoken, and said by the engine in another one when
// the reader switches.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace attn {

struct PageWord {
    std::string_view key, english;
};
std::span<const PageWord> pageWords();

// The sentence of `key`, which must be one of the table's, in the language that is spoken; %1 stays where it has a place.
std::string pageWord(std::string_view key);
// The same as HTML that a switch of the language finds again; `value`: HTML for %1.
std::string spoken(std::string_view key, const std::string& value = {});

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The words that a page itself shows: on its buttons, and in the lines that its script puts together. One table, so that a page
// that is written and one that changes its language say the same.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace attn {

struct PageWord {
    std::string_view key;     // what the page and its script ask for it by
    std::string_view english; // as shown
};

std::span<const PageWord> pageWords();
// The word in the language in force; empty if the table has no such key.
std::string pageWord(std::string_view key);

// The same as HTML that a switch of the language finds again; `value`: HTML for %1.
std::string spoken(std::string_view key, const std::string& value = {});

} // namespace attn

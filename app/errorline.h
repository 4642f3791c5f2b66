// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one line of any message, safe for a terminal: file names and texts of a scene may hold anything.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// `text` in at most `most` characters, with what steers a terminal or the order of letters (control and format characters,
// bytes that are not UTF-8) written as unseenWritten does, \n, \u001B or \u202E, and the middle of a longer text left out, from word to word.
std::string printableLine(std::string_view text, std::size_t most = 300);

// The same of a whole text, however long it is. Its line ends and tabs stay, and so do isolates that are closed in their line.
std::string printableText(std::string_view text);

// The same of JSON, whose content stays what it is.
std::string printableJson(std::string_view json);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one line of any message, safe for a terminal: file names and texts of a scene may hold anything.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// `text` in at most `most` characters, with what a terminal does not print (control and format characters, odd spaces,
// bytes that are not UTF-8) written as \n, \x1b or \u202e, and the middle of a longer text left out.
std::string printableLine(std::string_view text, std::size_t most = 300);

// The same of a whole text, however long it is. Its line ends stay, and so do isolates that are closed in their line and the
// joiners of emoji.
std::string printableText(std::string_view text);

} // namespace attn

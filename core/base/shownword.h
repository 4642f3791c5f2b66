// SPDX-License-Identifier: GPL-3.0-or-later
// A person's word as it is shown among other words: what cannot be seen is written out, and a word that is written from
// right to left turns nothing around it.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// Control characters and those that only steer the text (line breaks, joiners that join nothing, marks and embeddings of
// direction) become "\n", "\u202E" and the like, bytes that are no UTF-8 "\xE2". `blanks`: also what only looks like a plain blank,
// and what has no picture of its own.
std::string unseenWritten(std::string_view text, bool blanks = false);
// The first of them, as its bytes; one byte where they are no UTF-8. Empty: there is none.
std::string_view firstCharacter(std::string_view text);

// So, and blanks at the ends become "·"; a word with letters of a script that runs from right to left stands in an isolate
// (U+2068 … U+2069), as the Unicode Bidirectional Algorithm has it.
std::string shownWord(std::string_view word);

} // namespace attn

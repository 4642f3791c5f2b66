// SPDX-License-Identifier: GPL-3.0-or-later
// A user's word as shown among other words: invisible characters are written out, and a right-to-left word does not
// affect the direction of text around it.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// Writes control characters and those that only steer the text (line breaks, joiners that join nothing, direction marks
// and embeddings) as "\n", "\u202E" and the like, bytes that are not UTF-8 as "\xE2". `blanks`: also characters that
// only look like a space, and those without a glyph.
std::string unseenWritten(std::string_view text, bool blanks = false);
// Returns the first character's bytes; one byte if they are not UTF-8. Empty: none left.
std::string_view firstCharacter(std::string_view text);

// The same, with blanks at the ends as "·"; a word with letters of a right-to-left script is put in an isolate (U+2068
// … U+2069), as in the Unicode Bidirectional Algorithm.
std::string shownWord(std::string_view word);

} // namespace attn

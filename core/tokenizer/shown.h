// SPDX-License-Identifier: GPL-3.0-or-later
// How a piece of a vocabulary reads for a person, so that different pieces read differently.
#pragma once

#include "core/tokenizer/vocabulary.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace attn {

enum class Spelling : std::uint8_t {
    Plain,     // the text itself: added tokens
    ByteLevel, // bytes as characters: "Ġthe"
    WordPiece, // words bare, what goes on with one after a prefix: "##ing"
    Metaspace  // a sign for a blank, bytes as "<0x0A>": "▁the"
};

// A space is "·"; other whitespace, control characters, the signs "·" and "\" and bytes that are no character are
// escaped: "\n", "\u00A0", "\u00B7", "\\", "\xE2".
std::string readable(std::string_view bytes);

// `sign` is the prefix inside words or the sign for a space. A WordPiece word has "·" before it; punctuation attaches
// directly, and its twin inside words keeps the prefix. A SentencePiece byte is written as its character ("\n") unless
// the vocabulary has a piece that reads the same.
std::string readablePiece(std::string_view piece, Spelling spelling, std::string_view sign,
                          const Vocabulary& vocabulary);

} // namespace attn

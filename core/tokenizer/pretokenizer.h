// SPDX-License-Identifier: GPL-3.0-or-later
// What a normalized text is cut into before the model sees it: words, numbers, marks. A pre-tokenizer is a list of such steps,
// each of which cuts every part that the one before has left.
#pragma once

#include "core/tokenizer/textpattern.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace attn {

struct TextPart {
    std::string text;
    bool first = false; // begins where the whole text does
};
using TextParts = std::vector<TextPart>;
// Adds the parts of one part.
using PreTokenizerStep = std::function<void(TextPart, TextParts&)>;
using PreTokenizerSteps = std::vector<PreTokenizerStep>;

TextParts preTokenized(TextPart whole, const PreTokenizerSteps& steps);

// One step for each type of tokenizer.json.
PreTokenizerStep splitStep(TextPattern pattern, SplitBehavior behavior, bool invert);
// GPT-2's: a blank before the text where it has none, GPT-2's words, bytes spelled as characters.
PreTokenizerStep byteLevelStep(bool add_prefix_space, bool use_regex);
PreTokenizerStep punctuationStep(SplitBehavior behavior);
PreTokenizerStep digitsStep(bool individual);
PreTokenizerStep whitespaceStep();      // words, and marks in a row: \w+|[^\w\s]+
PreTokenizerStep whitespaceSplitStep(); // what lies between blanks
PreTokenizerStep bertStep();            // the same, and each mark of punctuation alone
PreTokenizerStep delimiterStep(char32_t delimiter);

enum class PrependScheme : std::uint8_t { Always, Never, First };
// SentencePiece's: blanks become `replacement`, one is put before the text, and each begins a part.
PreTokenizerStep metaspaceStep(const std::string& replacement, PrependScheme scheme, bool split);

} // namespace attn

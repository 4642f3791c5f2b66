// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed tokenizer.json: the vocabulary and the merges, hundreds of thousands, as plain lists, and the few other
// values as a tree in which each knows its place.
#pragma once

#include "core/tokenizer/jsonpart.h"
#include "core/tokenizer/vocabulary.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

// The most that a vocabulary, or the merges, may hold: parsing takes ten times the memory of the text.
inline constexpr std::size_t max_tokenizer_entries = std::size_t(max_token_id) + 1;

struct TokenizerDocument {
    nlohmann::json rest; // without the three below
    bool has_vocab = false, has_scored = false, has_merges = false;
    std::vector<std::pair<std::string, std::int64_t>> vocab; // model.vocab, an object
    std::vector<std::pair<std::string, double>> scored;      // model.vocab, a list
    std::vector<std::pair<std::string, std::string>> merges; // model.merges, in either spelling
};

// Throws TokenizerFault: for text that is no JSON, more than 64 MiB, nesting, more entries, values of the wrong type in these lists.
// With `bare_vocab` the whole text is a vocabulary, as vocab.json is.
TokenizerDocument readTokenizerDocument(std::string_view text, bool bare_vocab = false);

} // namespace attn

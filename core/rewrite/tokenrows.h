// SPDX-License-Identifier: GPL-3.0-or-later
// Where the rows of x are in a scene: given numbers, or ids looked up in a table; one batch item after the other, or
// one stacked for all. Retokening reads and writes them here, without knowing which.
#pragma once

#include "core/rewrite/rewriting.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace attn {

// One token of the new scene.
struct TokenPlace {
    enum class From { Kept, Copied, Fresh, Padding } from = From::Kept;
    std::int64_t item = 0;     // Copied: whose row
    std::int64_t position = 0; // Kept, Copied: row in the old scene
    std::vector<float> row;    // Fresh: the numbers, or the id
    std::string word;
};
using TokenPlaces = std::vector<TokenPlace>;

class TokenRows {
public:
    // Finds the rows of x; drawn ones become given. The scene must be one that plan() accepts.
    static Result<TokenRows> open(Rewriting& rewriting);

    std::int64_t items() const { return m_items; } // that can differ: 1 when all are stacked from one
    std::int64_t tokens() const { return m_tokens; }
    std::int64_t batch() const { return m_batch; } // items of x
    const std::vector<std::vector<std::string>>& words() const
    {
        return m_words;
    } // batch() lists, of labels where unnamed
    bool isPadding(std::int64_t item, std::int64_t position) const;
    bool isPaddingWord(const std::string& word) const;
    // What fills up an item that ends in `last`: a padding token, or the last token again where the table has no
    // padding row.
    TokenPlace padding(const TokenPlace& last) const;

    // The row for a new word: the next of the seeded embedding, or the next id. Each call returns another one.
    Result<std::vector<float>> freshRow();

    // Writes rows, words, masks and edits. One list for each of items(), all of one length.
    std::optional<Error> write(const std::vector<TokenPlaces>& places);

private:
    explicit TokenRows(Rewriting& rewriting) : m_rewriting(&rewriting) {}

    std::optional<Error> find();
    void findTable(const Lookup& lookup, const Plan& plan);
    Result<std::vector<float>> freshId();
    std::span<const float> seededRow(std::int64_t row);
    bool isTaken(std::span<const float> row) const;
    std::span<const float> rowIn(const Tensor& rows, std::int64_t item, std::int64_t position) const;
    std::optional<Error> writeRows(const std::vector<TokenPlaces>& places);
    void writeWords(const std::vector<TokenPlaces>& places);
    std::optional<Error> writeMask(const std::vector<TokenPlaces>& places);
    std::optional<Error> writeBias(const std::vector<TokenPlaces>& places);
    void moveTokenEdits(const std::vector<TokenPlaces>& places);
    void moveTokenOverrides(const std::vector<std::vector<std::int64_t>>& now);

    Rewriting* m_rewriting;
    std::string m_leaf;    // the input that is rewritten: x, x1, ids …
    Tensor m_raw;          // its numbers …
    Tensor m_edited;       // … with the edits of the leaf
    bool m_named = false;  // the scene has its own words
    bool m_lookup = false; // the leaf holds ids
    std::string m_table;
    std::int64_t m_tableRows = 0;
    std::optional<std::int64_t> m_paddingId;
    std::int64_t m_items = 1, m_tokens = 0, m_batch = 1, m_width = 1;
    std::vector<std::vector<std::string>> m_words;
    std::vector<float> m_handedOut; // ids, by freshRow
    std::vector<float> m_seeded;    // rows of the seeded embedding, as far as they were needed
    std::int64_t m_nextRow = -1;    // of it
};

} // namespace attn

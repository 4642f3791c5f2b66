// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens put in, taken out, renamed and moved: the embeddings, ids, masks, labels and edits follow the words.
//
// A known word (any token of the scene, its own batch item first) takes its row. A new word takes the next row of
// nn.Embedding(n, d_in) drawn from the scene's first seed: row number = number of different words, skipping rows that
// some token has already. (For n = 16, 32, 48 … the rows do not depend on n.) Where the scene looks ids up in a table,
// the ids change instead, and a new word takes the lowest row of the table that no token uses and that is not the
// padding row.
//
// All items of a batch have the same length: the shorter ones end in padding tokens ("<pad>": the table's padding row,
// or zeros), which a padding mask blocks. A batch stacked from one x1 changes as a whole.
#pragma once

#include "core/rewrite/structure.h"

#include <string_view>

namespace attn {

// The words of one line, cut at blanks.
std::vector<std::string> wordsOf(std::string_view line);

// Sets all tokens of batch item `batch` at once. Words that stay in order keep their rows and edits. In a scene that
// never named its tokens ("t0", "t1" …), as many words as tokens only name them. Errors: no word, a word over 256
// bytes, no row left in the table, plan's.
Result<Rewritten> setTokens(const Scene& scene, std::int64_t batch, const std::vector<std::string>& words);

// `position` 0 .. T (T: at the end).
Result<Rewritten> addToken(const Scene& scene, std::int64_t batch, std::int64_t position, const std::string& word);
// The last token of an item cannot be removed.
Result<Rewritten> removeToken(const Scene& scene, std::int64_t batch, std::int64_t position);
// Renames the token, which takes the new word's row; see setTokens.
Result<Rewritten> renameToken(const Scene& scene, std::int64_t batch, std::int64_t position, const std::string& word);
// Moves the token from index `from` to `to`.
Result<Rewritten> moveToken(const Scene& scene, std::int64_t batch, std::int64_t from, std::int64_t to);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Inserts, removes, renames and moves tokens of a memory (cross-attention): its rows, its words, masks and biases of
// these keys, edits and pins follow. All items of a batch have equally many, so a token inserted, removed or moved in
// one is so in all.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// `position` 0 .. S (S: at the end). The new token's row is the next of nn.Embedding(n, d_memory) drawn from the scene's first seed.
// Errors of all of these: a layer without a memory, a position outside it, a word of more than 256 bytes, plan's.
Result<Rewritten> addMemoryToken(const Scene& scene, std::int64_t position, const std::string& word);
// The last token of a memory cannot be removed.
Result<Rewritten> removeMemoryToken(const Scene& scene, std::int64_t position);
// Its numbers stay.
Result<Rewritten> renameMemoryToken(const Scene& scene, std::int64_t batch, std::int64_t position,
                                    const std::string& word);
// Moves the token from index `from` to `to`.
Result<Rewritten> moveMemoryToken(const Scene& scene, std::int64_t from, std::int64_t to);
// All words of an item at once: of more or fewer words tokens are put in or taken out at the end.
Result<Rewritten> setMemoryTokens(const Scene& scene, std::int64_t batch, const std::vector<std::string>& words);

} // namespace attn

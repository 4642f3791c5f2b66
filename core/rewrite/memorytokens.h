// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a memory (cross-attention) put in, taken out, renamed and moved: its rows, its words, what masks and biases say of
// these keys, edits and what is pinned follow. All items of a batch have as many, so what is put in, taken out or moved in one is
// in all.
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
// The token at `from` stands at `to` afterwards.
Result<Rewritten> moveMemoryToken(const Scene& scene, std::int64_t from, std::int64_t to);
// All words of an item at once: of more or fewer words tokens are put in or taken out at the end.
Result<Rewritten> setMemoryTokens(const Scene& scene, std::int64_t batch, const std::vector<std::string>& words);

} // namespace attn

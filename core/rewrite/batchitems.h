// SPDX-License-Identifier: GPL-3.0-or-later
// Adds, removes and moves items of a batch: embeddings (or the ids that they are looked up by), token labels, masks per
// item, and edits follow their item.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// Inserts a copy of `item` after it. A batch stacked from one x is stacked once more.
Result<Rewritten> copyBatchItem(const Scene& scene, std::int64_t item);
// Inserts an item of the same length after `item`, with its mask and new numbers: standard normal, as torch.randn draws
// them after the scene's first seed plus the number of items; if ids are looked up, random ids other than the padding
// row.
Result<Rewritten> addRandomItem(const Scene& scene, std::int64_t item);
// The only remaining item cannot be removed.
Result<Rewritten> removeBatchItem(const Scene& scene, std::int64_t item);
// Moves the item from index `from` to `to`.
Result<Rewritten> moveBatchItem(const Scene& scene, std::int64_t from, std::int64_t to);

} // namespace attn

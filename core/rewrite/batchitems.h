// SPDX-License-Identifier: GPL-3.0-or-later
// Items of a batch put in, taken out and moved: embeddings (or the ids that they are looked up by), token labels, masks
// that an item has of its own, and edits go with their item.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// A copy of `item`, right after it. A batch that is stacked from one x is stacked once more.
Result<Rewritten> copyBatchItem(const Scene& scene, std::int64_t item);
// An item of the same length after `item`, with its mask and other numbers: standard normal ones, as torch.randn draws them
// after the scene's first seed plus the number of items; where ids are looked up, random ids other than the padding row.
Result<Rewritten> addRandomItem(const Scene& scene, std::int64_t item);
// The last item that there is cannot be removed.
Result<Rewritten> removeBatchItem(const Scene& scene, std::int64_t item);
// The item at `from` stands at `to` afterwards.
Result<Rewritten> moveBatchItem(const Scene& scene, std::int64_t from, std::int64_t to);

} // namespace attn

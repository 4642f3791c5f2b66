// SPDX-License-Identifier: GPL-3.0-or-later
// Why a row of attention weights is nan or was set to 0, found by reading the finished stages backwards: a user who
// meets nan in a picture gets the cause, not only the symptom.
#pragma once

#include "core/base/stop.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <vector>

namespace attn {

// Maximum number of notes kept; a scene can have hundreds of millions of rows.
inline constexpr std::size_t max_row_notes = 65536;

// One note for every row of `weights` that holds a nan, for every row zeroed by masked_rows zero, and for every row
// that is 0 because the naive softmax's sum overflowed; in the order of batch item, query, head. A query that may
// attend to no key is noted once for all heads (head -1). In stage softmax_only the planes count as batch items.
// `finite` says that every number is, except in rows without a key: then the mask alone decides, and no weight is read.
std::vector<RowNote> rowNotes(const Realized& realized, const Trace& trace, bool finite, StopToken stop);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Which row of a layer a sheet asks for, and what of it is hidden.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"
#include "core/explain/explain.h"

namespace attn {

struct SheetPlace {
    std::int64_t batch = 0, head = 0, query = 0;
    std::int64_t keys = 0;      // of the row
    bool hiddenByScene = false; // blanks are what the scene hides
};

// The row in which the scene hides something; else that of the cell selected in its picture; else the first from the
// middle on with two allowed keys or more (of a dropout alone: with something kept and something dropped). Errors: a
// row too long for a page.
Result<SheetPlace> sheetPlaceOf(const Computed& computed);

// The tensors that a row passes through, in order, even those that add nothing new.
std::vector<const StageTensor*> rowStages(const Computed& computed);
// The cell of one of them, or of q, k, v and the context: `at` is the key, or the component.
CellRef rowCell(const Computed& computed, const StageTensor& stage, const SheetPlace& place, std::int64_t at);
// Whether the mask forbids a key, or a given -inf.
bool isForbidden(const Computed& computed, const SheetPlace& place, std::int64_t query, std::int64_t key);

} // namespace attn

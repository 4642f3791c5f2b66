// SPDX-License-Identifier: GPL-3.0-or-later
// From a cell of a tensor to its place on the screen and back: stage, batch item, head, row and column.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/matrix/looks.h"

#include <optional>
#include <string>

namespace attn {

struct CellPlace {
    QString stage; // id of the card that shows the tensor; empty when none that is on does
    std::string tensor;
    int batch = 0, head = 0; // of the layer; 0 where the tensor has no such axis
    bool hasBatch = false, hasHead = false;
    std::int64_t sharing = 1; // heads of the layer from `head` on that read the same matrix
    Cell cell;                // of the tensor's matrix at that batch item and head

    // `other` if it reads the matrix too, or the tensor has no heads; else the first head that does.
    int headBeside(int other) const { return !hasHead || (other >= head && other < head + sharing) ? other : head; }
};

// nullopt if the trace has no such tensor or the index is outside it.
std::optional<CellPlace> placeOf(const Computed& computed, const CellRef& ref);
// The element at `cell` of the matrix of `tensor`, for a batch item and head; the inverse of placeOf. nullopt if there
// is none.
std::optional<CellRef> cellRefAt(const Computed& computed, const std::string& tensor, int batch, int head, Cell cell);

} // namespace attn

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
    int batch = 0, head = 0; // 0 where the tensor has no such axis
    bool hasBatch = false, hasHead = false;
    Cell cell; // of the tensor's matrix at that batch item and head
};

// Nothing when the trace has no such tensor or the index lies outside it.
std::optional<CellPlace> placeOf(const Computed& computed, const CellRef& ref);
// The element that stands at `cell` of the matrix of `tensor` at batch item and head; the inverse of placeOf. Nothing
// when there is none.
std::optional<CellRef> cellRefAt(const Computed& computed, const std::string& tensor, int batch, int head, Cell cell);

} // namespace attn

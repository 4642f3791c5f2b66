// SPDX-License-Identifier: GPL-3.0-or-later
// One number of the trace changed by hand, wherever it stands: an input's or a draw's is edited, a computed one is pinned,
// so that everything after it follows. Each is one step of the history.
#pragma once

#include "core/explain/explain.h"
#include "ui/document/document.h"

namespace attn {

// Whether a person put in this number: the edit of an input, or what a computed cell is pinned to.
bool isPutIn(const Scene& scene, const CellRef& cell);

// Why no person puts a number in here: of a circuit; nothing for all other cells.
std::optional<Error> whyFixed(const Document& document, const CellRef& cell);
// Puts what was typed into the cell, a number or an expression. The error is a sentence for the person; then nothing has
// changed.
std::optional<Error> putIn(Document& document, const CellRef& cell, const QString& typed);
// The same for a number that is known already. Steps with the same non-empty `mergeKey` that follow each other become one.
std::optional<Error> setNumber(Document& document, const CellRef& cell, float value, const QString& mergeKey = {});
// Takes the edit or the override of the cell back; nothing happens where there is none.
void takeBack(Document& document, const CellRef& cell);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Changes one number of the trace by hand: edits an input or a draw, pins a computed one, so that everything after it
// follows. Each change is one step of the history.
#pragma once

#include "core/explain/explain.h"
#include "ui/document/document.h"

namespace attn {

// Whether a person put in this number: the edit of an input, or what a computed cell is pinned to.
bool isPutIn(const Scene& scene, const CellRef& cell);

// Why this number cannot be changed: it is part of a circuit; nullopt otherwise.
std::optional<Error> whyFixed(const Document& document, const CellRef& cell);
// Sets the cell to what was typed, a number or an expression. The error is a sentence for the user; then nothing has
// changed. `name`: of the cell in the history; empty: as in code.
std::optional<Error> putIn(Document& document, const CellRef& cell, const QString& typed, const QString& name = {});
// The same for a known number. Consecutive steps with the same non-empty `mergeKey` become one.
std::optional<Error> setNumber(Document& document, const CellRef& cell, float value, const QString& mergeKey = {},
                               const QString& name = {});
// Removes the edit or the override of the cell, if any.
void takeBack(Document& document, const CellRef& cell, const QString& name = {});

} // namespace attn

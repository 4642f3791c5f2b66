// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies a wrong number for a cell: an intermediate result of its equation, another cell, or the result without an
// earlier step.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <optional>
#include <string>

namespace attn {

// Whether both are the same number at `decimals` decimals.
bool agree(double a, double b, int decimals);

// Completes "`answer` is …", for an answer known to `decimals` decimals for a cell of `computed`: "only the first
// product". Nullopt if it is right, if it does not lead to the cell, and with fewer than two decimals. Never names a
// cell that `computed` hides, unless the equation reads it. Leaves steps out only in layers of at most 4 million
// products, run by the reference backend.
std::optional<std::string> diagnosed(const Computed& computed, const CellRef& cell, double answer, int decimals);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The derivatives of one number by a tensor as a table that a person reads, rows and columns called as in the window.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <string>

namespace attn {

// A line that says what is derived by what, then a matrix for each batch item and head: one whose derivatives are all 0 in a
// line. Of a tensor of more than `table_numbers` numbers, or `table_columns` in a row, the ten largest, a cell a line.
inline constexpr std::int64_t table_numbers = 2048, table_columns = 24;
std::string gradientTable(const Computed& computed, const CellRef& cell, const TracedTensor& by);

} // namespace attn

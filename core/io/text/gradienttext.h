// SPDX-License-Identifier: GPL-3.0-or-later
// The derivatives of one number by a tensor: as a table for people, with rows and columns named as in the window, and
// as JSON for other programs.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <string>

namespace attn {

// How many characters a text in UTF-8 has, and the text with blanks before it up to as many.
std::size_t widthOf(const std::string& text);
std::string atRight(const std::string& text, std::size_t width);

// A line naming both, then a matrix for each batch item and head, or one line if its derivatives are all 0. For a
// tensor of more than `table_numbers` numbers, or `table_columns` in a row, the ten largest, a cell a line.
inline constexpr std::int64_t table_numbers = 2048, table_columns = 24;
std::string gradientTable(const Computed& computed, const CellRef& cell, const TracedTensor& by, int decimals = 4);

// One object, one member a line: "tensor", "index" and "value" of the cell that is derived, as its explanation has them;
// "of", the tensor that it is derived by, its "shape" and "gradient", nested lists in that shape: float64 in the shortest
// decimals, "inf", "-inf" and "nan" as texts.
std::string gradientJson(const CellRef& cell, double value, const TracedTensor& by);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a table of numbers out of .csv, with or without column names, row names, and the index columns of arrays of
// higher rank.
#pragma once

#include "core/io/arrays/arrays.h"

#include <string_view>

namespace attn {

inline constexpr std::size_t max_csv_bytes = std::size_t(256) << 20;

// The table [rows, columns], without a name. A first row without numbers holds names and is passed over, and so is one that
// counts its columns from 0 behind another word; so is a first column that has no name where others have one, or that has no
// numbers. The note says so. Where numbers and words are mixed, one of them is a slip, and the table is refused. Columns called
// axis0, axis1 … hold the leading indices of an array of higher rank, row by row, as writeCsv writes them. Commas are decimal
// marks where something else parts the cells. Throws ArrayFault; the place is told as row and column, from 1.
ReadArray readCsv(std::string_view text);

} // namespace attn

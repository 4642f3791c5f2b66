// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers out of whatever a person has on the clipboard: a block of cells from a spreadsheet, CSV, a list in JSON or
// Python, or a tensor as NumPy or PyTorch print it.
#pragma once

#include "core/base/result.h"
#include "core/base/tensor.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::size_t max_pasted_bytes = std::size_t(64) << 20;

// The numbers of `text` as a tensor of rank 2 or more: [rows, columns], or the shape of the nested lists; a single row
// of numbers is [1, columns]. Cells are split at tabs, else semicolons, else commas, else blanks. True and False are 1
// and 0; inf and nan are accepted, and the caller may ask. With `decimal_comma` a number that fails with a point is
// tried with a comma ("1,5", "1.000,5"). Errors name the first bad cell: "Row 2, column 3: 'abc' is not a number." Also
// refused: text shortened with "...", rows of different length, numbers beyond float32, more than a scene holds, more
// than 8 levels of lists.
Result<Tensor> parsePastedText(std::string_view text, bool decimal_comma = false);

// The part of a pasted table around its first bad cell, unchanged, to show to the user.
struct PastedGlimpse {
    std::int64_t row = 0, column = 0;            // of the first cell that is shown
    std::vector<std::vector<std::string>> cells; // rows may be of different length; empty for lists in brackets
    std::int64_t bad_row = -1, bad_column = -1;  // in `cells`; -1: every cell is a number
};
PastedGlimpse glimpseOfPasted(std::string_view text, std::size_t most_rows, std::size_t most_columns,
                              bool decimal_comma = false);

} // namespace attn

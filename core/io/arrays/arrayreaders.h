// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of array files, one file for each format. All throw ArrayFault.
#pragma once

#include "core/io/arrays/arrays.h"

#include <string_view>
#include <vector>

namespace attn {

// Reads a whole .npy file, formats 1.0 to 3.0; the array has no name
// (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html). The header may only be a Python dict with
// the three members descr, fortran_order and shape. Pickled objects, structured and complex types are left out, text is
// read as such. Throws ArrayFault.
ReadArray readNpy(std::string_view bytes);

// The tensors of .safetensors in the header's order (https://github.com/huggingface/safetensors). The header is checked
// strictly: no member twice or unknown, data contiguous without overlap, gap or rest. Tensors of other types are left
// out. Throws ArrayFault; faults of a tensor begin with its name.
std::vector<ReadArray> readSafetensors(std::string_view bytes);

inline constexpr std::size_t max_csv_bytes = std::size_t(256) << 20;

// Reads the table [rows, columns], without a name; UTF-8 or, with a byte order mark, UTF-16. Skips comments (# …) and
// Excel's "sep=;" before it, a first row that holds names instead of numbers or counts its columns from 0, and a first
// column that has no name where others have one, or has no numbers. The note says so, and the names are kept. Refuses
// mixed numbers and words, since one of them is a slip. Columns called axis0, axis1 … hold the
// leading indices of an array of higher rank, row by row, as writeCsv writes them. Commas are decimal marks if
// something else separates the cells. Throws ArrayFault with row and column, counted from 1.
ReadArray readCsv(std::string_view text);

} // namespace attn

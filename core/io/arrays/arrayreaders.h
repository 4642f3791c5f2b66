// SPDX-License-Identifier: GPL-3.0-or-later
// Reads files of arrays, each format in a file of its own. All throw ArrayFault.
#pragma once

#include "core/io/arrays/arrays.h"

#include <string_view>
#include <vector>

namespace attn {

// The array of a whole .npy file, formats 1.0 to 3.0, without a name
// (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html). The header is read as the three members descr, fortran_order and shape
// of a Python dict and as nothing else; pickled objects, structured, complex and text types are refused. Throws ArrayFault.
ReadArray readNpy(std::string_view bytes);

// The tensors of .safetensors in the header's order (https://github.com/huggingface/safetensors). The header is held to the letter: no member twice or unknown, data in one piece
// without overlap, hole or rest. Throws ArrayFault; what is wrong with a tensor begins with its name.
std::vector<ReadArray> readSafetensors(std::string_view bytes);

inline constexpr std::size_t max_csv_bytes = std::size_t(256) << 20;

// The table [rows, columns], without a name. A first row without numbers holds names and is passed over, and so is one that
// counts its columns from 0 behind another word; so is a first column that has no name where others have one, or that has no
// numbers. The note says so. Where numbers and words are mixed, one of them is a slip, and the table is refused. Columns called
// axis0, axis1 … hold the leading indices of an array of higher rank, row by row, as writeCsv writes them. Commas are decimal
// marks where something else parts the cells. Throws ArrayFault; the place is told as row and column, from 1.
ReadArray readCsv(std::string_view text);

} // namespace attn

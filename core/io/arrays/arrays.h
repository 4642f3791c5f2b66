// SPDX-License-Identifier: GPL-3.0-or-later
// Reads arrays of other programs, .npy, .npz, .safetensors and .csv, through one interface. Strict, since files are
// untrusted: nothing is run, no length is used before it is checked, nothing is allocated before it is known to fit.
#pragma once

#include "core/base/result.h"
#include "core/base/tensor.h"
#include "core/io/files/inputfile.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// What the arrays of one file may hold together, how many they may be, and how many axes each may have.
inline constexpr std::int64_t max_array_numbers = std::int64_t(1) << 28;
inline constexpr std::size_t max_arrays = 65'536;
inline constexpr std::size_t max_array_axes = 8;

enum class ArrayFormat { Npy, Npz, Safetensors, Csv };

// The format for a file name's ending; nullopt for others.
std::optional<ArrayFormat> arrayFormatOf(std::string_view path);

// Lists of words: those of a text array, one list per row of it.
using ReadTexts = std::vector<std::vector<std::string>>;
inline constexpr std::size_t max_read_texts = 65'536;

// One array of a file. Its numbers are float32 whatever they were stored as; `inexact` counts those that changed.
struct ReadArray {
    std::string name;     // for .npz and .safetensors; else the file name without its ending
    std::string storedAs; // "float64", "bfloat16", "int64" …
    Tensor values;        // [0] if the array was left out
    std::int64_t inexact = 0;
    std::string note = {}; // what of a .csv was taken for names: "row 1 ('a' …) is read as names"; empty for nothing
    std::string left_out = {}; // why there are no numbers: "unsupported dtype: C64"; empty for an array of numbers
    ReadTexts texts = {};      // of a text array with one or two axes, which is left out
    std::vector<std::string> row_names = {}, column_names = {}; // of a .csv; empty for none or 0, 1, 2 …
    bool counted_row = false; // row 1 of a .csv, 0, 1, 2 …, was taken for column names; it could be numbers as well
};

// All arrays of a fully read file; an array without its own name gets `name`. What holds no numbers is left out; an
// error if no array holds numbers or text. Errors name the byte offset and the rule ("offset 10: the header says 65535
// bytes, the file has 80 left"), for .csv the row and column.
Result<std::vector<ReadArray>> readArrays(std::string_view bytes, ArrayFormat format, const std::string& name);
// The same from a file of at most max_array_file bytes (see readWholeFile). Errors name the file.
inline constexpr std::int64_t max_array_file = std::int64_t(1) << 30;
Result<std::vector<ReadArray>> readArrayFile(const std::string& path, Pipes pipes = Pipes::Refused);

} // namespace attn

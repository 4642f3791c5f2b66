// SPDX-License-Identifier: GPL-3.0-or-later
// What all binary array readers share: numbers out of bytes that may lie, and faults that say where.
#pragma once

#include "core/base/tensor.h"
#include "core/io/arrays/arrays.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace attn {

// A fault in an array file. It travels as an exception inside the readers only; readArrays turns it into an Error.
struct ArrayFault {
    std::string message;
};
// Throws the fault "offset 10: rule".
[[noreturn]] void failAtOffset(std::uint64_t offset, const std::string& rule);

// The little-endian number of `width` bytes at `at`, which must lie inside.
std::uint64_t littleEndian(std::string_view bytes, std::size_t at, int width);
// A name from a file, fit for a message: in quotes, short.
std::string quotedName(std::string_view name);

// How one number of an array is stored.
struct StoredNumber {
    enum class Type { Boolean, Signed, Unsigned, Float, BFloat } type = Type::Float;
    int bytes = 4;
    bool big_endian = false;
};
std::string storedName(const StoredNumber& stored); // "float16", "bfloat16", "uint8", "bool"

// The number of elements of `shape`. Throws a fault at `offset` for too many axes or for more than `most` numbers, by default
// what a file of arrays may hold; `what` says in it whose shape it is.
std::int64_t checkedElements(const Shape& shape, std::uint64_t offset, std::int64_t most = max_array_numbers,
                             const std::string& what = "the shape");

// The numbers of `bytes`, as many as `shape` needs, as float32; `inexact` counts those that changed. Booleans become
// Boolean, whole numbers Integer, all others Real. `offset` is the position of the bytes in the file, for a fault: a
// Boolean other than 0 and 1.
Tensor numbersOf(std::string_view bytes, const StoredNumber& stored, const Shape& shape, std::uint64_t offset,
                 std::int64_t& inexact);

// The same numbers in row-major order, given in column-major order (the first index runs fastest).
Tensor fromColumnMajor(const Tensor& tensor);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tensors of a .safetensors file lie, checked against its size before anything is believed: what the reader of whole
// files and that of mapped ones share. https://github.com/huggingface/safetensors
#pragma once

#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/safetensorsheader.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::size_t safetensors_header_at = 8; // behind the header's length

struct SafetensorsLayout {
    std::vector<StoredTensor> tensors; // in the header's order
    std::uint64_t dataAt = 0;          // where the data begins in the file
};

// The tensors of a whole file, whose data fill everything after the header without overlap, gap or rest. Reads only the
// header. Does not check that shapes and types fit the data. Throws ArrayFault.
SafetensorsLayout safetensorsLayout(std::string_view bytes);

// How the numbers of a dtype are stored; null for one that is not BOOL, U8 to U64, I8 to I64, F16, BF16, F32 or F64.
const StoredNumber* safetensorsNumber(std::string_view dtype);

// The number of elements, at most `most`, that the shape says and that fill the data. Throws ArrayFault.
std::int64_t checkedStoredElements(const StoredTensor& tensor, const StoredNumber& stored, std::int64_t most);

} // namespace attn

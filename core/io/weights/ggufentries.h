// SPDX-License-Identifier: GPL-3.0-or-later
// The list of tensors of a GGUF file, checked against its bytes.
#pragma once

#include "core/io/weights/ggufcursor.h"
#include "core/io/weights/weightfile.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace attn {

// `count` tensors, whose data begin behind the list at the next multiple of `alignment`: inside the file, at multiples of it,
// none over another. Types this program does not know ("type 99") are listed without bytes. Throws ArrayFault.
std::vector<WeightEntry> readGgufEntries(GgufCursor& cursor, std::uint64_t count, std::uint64_t alignment);

} // namespace attn

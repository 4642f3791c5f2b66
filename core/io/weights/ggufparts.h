// SPDX-License-Identifier: GPL-3.0-or-later
// The two lists of a GGUF file, each read in its own file: its keys and its tensors.
#pragma once

#include "core/io/weights/gguf.h"
#include "core/io/weights/ggufcursor.h"
#include "core/io/weights/weightfile.h"

#include <cstdint>
#include <vector>

namespace attn {

// What the keys of one file may hold: the largest tokenizers have a quarter of a million pieces, with as many scores and types
// and half a million merges, and a value of one byte takes eight here, a text at least 32.
inline constexpr std::uint64_t max_gguf_keys = 65'536, max_gguf_items = std::uint64_t(1) << 21,
                               max_gguf_text = std::uint64_t(1) << 26;

// `count` keys with their values. Throws ArrayFault.
std::vector<GgufKey> readGgufKeys(GgufCursor& cursor, std::uint64_t count);

// `count` tensors, whose data begin after the list at the next multiple of `alignment`: inside the file, at multiples
// of it, without overlap. Unknown types ("type 99") are listed without bytes. Throws ArrayFault.
std::vector<WeightEntry> readGgufEntries(GgufCursor& cursor, std::uint64_t count, std::uint64_t alignment);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The typed values at the head of a GGUF file.
#pragma once

#include "core/io/weights/gguf.h"
#include "core/io/weights/ggufcursor.h"

#include <vector>

namespace attn {

// What the keys of one file may hold: the largest tokenizers have a quarter of a million pieces, with as many scores and types
// and half a million merges, and a value of one byte takes eight here, a text at least 32.
inline constexpr std::uint64_t max_gguf_keys = 65'536, max_gguf_items = std::uint64_t(1) << 21,
                               max_gguf_text = std::uint64_t(1) << 26;

// `count` keys with their values. Throws ArrayFault.
std::vector<GgufKey> readGgufKeys(GgufCursor& cursor, std::uint64_t count);

} // namespace attn

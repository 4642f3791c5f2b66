// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the model that ships inside the program, as bytes.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace attn {

struct TinyModelFiles {
    std::string_view config, tokenizer;
    std::span<const std::byte> weights; // aligned for float32
};
// All empty if the build has no resources/models/tiny.
TinyModelFiles tinyModelFiles();

} // namespace attn

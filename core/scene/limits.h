// SPDX-License-Identifier: GPL-3.0-or-later
// Limits on what a scene holds, whatever its source: a file, edits by hand, or rewriting another one.
#pragma once

#include <cstddef>
#include <cstdint>

namespace attn {

// Numbers that are given rather than drawn, of all inputs together.
inline constexpr std::int64_t max_given_numbers = 4'000'000;
inline constexpr std::size_t max_edits = 65'536;
inline constexpr std::size_t max_overrides = 4096;
inline constexpr std::size_t max_sliders = 64;
inline constexpr std::size_t max_hidden = 65'536; // blocks of cells
inline constexpr std::size_t max_draws = 1024;
inline constexpr std::size_t max_token_bytes = 256;
inline constexpr std::size_t max_model_text = std::size_t(1) << 20; // that a model's tokens are made from, in bytes
inline constexpr std::size_t max_model_tokens = std::size_t(1) << 20;

} // namespace attn

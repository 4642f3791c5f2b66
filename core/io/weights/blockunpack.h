// SPDX-License-Identifier: GPL-3.0-or-later
// Weights that a GGUF file stores in blocks of a few bits per value, unpacked as float32.
#pragma once

#include <cstddef>
#include <cstdint>

namespace attn {

// How one format packs its values: `values` of them in `bytes`, and the function that unpacks one block, at any address.
struct BlockFormat {
    std::int64_t values = 0, bytes = 0;
    void (*unpack)(const std::byte* block, float* out) = nullptr;
};

// Rounded where ggml's dequantize_row functions round, so that values are the same bits. d, m: halves; q: a value's bits.
// Q4_0 and Q5_0: d (q - 8), d (q - 16). Q4_1 and Q5_1: d q + m. Q8_0: d q.
void unpackQ4_0(const std::byte* block, float* out);
void unpackQ4_1(const std::byte* block, float* out);
void unpackQ5_0(const std::byte* block, float* out);
void unpackQ5_1(const std::byte* block, float* out);
void unpackQ8_0(const std::byte* block, float* out);
// 256 values in parts of 16 or 32, with a scale s, and for some a minimum t, for each part. Q2_K, Q4_K and Q5_K:
// (d s) q - (m t). Q3_K and Q6_K: (d (s - 32)) (q - 4), (d s) (q - 32).
void unpackQ2_K(const std::byte* block, float* out);
void unpackQ3_K(const std::byte* block, float* out);
void unpackQ4_K(const std::byte* block, float* out);
void unpackQ5_K(const std::byte* block, float* out);
void unpackQ6_K(const std::byte* block, float* out);

} // namespace attn

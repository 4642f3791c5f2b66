// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of a layer, and how the columns of its projections are shared out among heads.
#pragma once

#include <cstdint>

namespace attn {

// The letters of tensor.h. For stage dropout_only and softmax_only all are 0.
struct Dims {
    std::int64_t B = 0, T = 0, D = 0, O = 0, H = 0, hd = 0;
    std::int64_t S = 0;  // keys: as many as T, except in cross-attention and of recorded tensors
    std::int64_t KV = 0; // heads of k and v: H, or a divisor of it
    std::int64_t M = 0;  // width of what k and v are made from: D, or that of the memory
    bool operator==(const Dims&) const = default;

    std::int64_t keyColumns() const { return KV * hd; }              // of k, and of v
    std::int64_t qkvColumns() const { return O + 2 * keyColumns(); } // of one layer that makes all three
    // Where q, k and v (0, 1, 2) begin among these, and how many columns they have.
    std::int64_t firstColumn(int part) const { return part == 0 ? 0 : O + (part - 1) * keyColumns(); }
    std::int64_t columnsOf(int part) const { return part == 0 ? O : keyColumns(); }
    // The key and value head that query head `head` reads.
    std::int64_t kvHead(std::int64_t head) const { return head / (H / KV); }
    std::int64_t groupSize() const { return H / KV; }
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The layers that decoding computes: one token alone, and one query against the cached keys and values. Both are cut
// out of a realized scene with all that belongs to the row: its mask, bias, sinks, keep bits and pinned values.
#pragma once

#include "core/backends/maskedcells.h"
#include "core/recipe/realize.h"

namespace attn {

class OneRow {
public:
    OneRow(const Realized& realized, std::int64_t item); // `realized` must live as long

    // The layer of token `t` alone, for its q, k and v: [1,1,D], at its own position.
    Realized ofToken(std::int64_t t) const;
    // A layer of one query that starts from q [1,H,1,hd] and from k and v [1,KV,t+1,hd], already normed and rotated.
    Realized ofCache(std::int64_t t, const Tensor& q, const Tensor& k, const Tensor& v) const;

private:
    EditList pinnedIn(std::int64_t t, bool alone) const;
    void cutMask(Realized& row, std::int64_t t) const;
    void cutBias(Realized& row, std::int64_t t) const;
    void cutKeep(Realized& row, std::int64_t t) const;

    const Realized& m_whole;
    std::int64_t m_item;
    MaskedCells m_blocked;
    Tensor m_bias; // of all positions, as it was pinned nowhere; empty: none is added
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a row that was decoded is that of the whole layer: every weight and every number of the context, of all heads.
#pragma once

#include "core/decode/decode.h"
#include "core/engine/computed.h"

#include <cstdint>
#include <string>

namespace attn {

struct RowCheck {
    enum class Found {
        SameBits, // in every number
        Rounding, // they differ by no more than float32 rounds
        Differs
    };
    Found found = Found::SameBits;
    double largest = 0;      // difference of two numbers; nan if exactly one of them is not a number
    std::string tensor;      // in which it is: "weights", "head_context"; empty: no numbers differ
    std::int64_t head = 0;   // and where:
    std::int64_t column = 0; // the key, or the component
};

// Row `token` of batch item `item`. Rounding: weights may differ by some rounding errors of the logits that they are made
// from, the context by so much of the largest value that is mixed.
RowCheck checkRow(const DecodedRows& rows, const Computed& computed, std::int64_t item, std::int64_t token);

// The rows without the numbers that `computed` withholds: those are withheldNumber().
DecodedRows withheldLike(DecodedRows rows, const Computed& computed, std::int64_t item);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What an attention sink takes of a row of weights: the row and its share sum to 1.
#pragma once

#include "core/layer/trace.h"

namespace attn {

// By how much the weights of row `row` of plane `plane` [B*H] sum to less than 1; 0 where the layer has no sinks.
inline double sinkShare(const Trace& trace, std::int64_t plane, std::int64_t row)
{
    const TracedTensor* shares = trace.find("sink_weights"); // [B,H,T]
    return shares ? shares->at(plane * shares->shape.back() + row) : 0;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A layer decoded token by token, as a model does when it generates: each row is made from its own token and the cached
// keys and values, by the operations of the stagewise cpu backend on one row. Reads no trace.
#pragma once

#include "core/base/stop.h"
#include "core/recipe/realize.h"

#include <memory>

namespace attn {

// One batch item. Cells whose key comes after the query hold 0: no row has them.
struct DecodedRows {
    Tensor q;            // [H,T,hd], as it meets the keys: normed and turned where the layer does that
    Tensor k, v;         // [KV,T,hd]: the cache. k as it is read
    Tensor logits;       // [H,T,T]: input of the softmax, before the temperature
    Tensor weights;      // [H,T,T]
    Tensor mixed;        // [H,T,T]: what the values are mixed by: the weights after dropout
    Tensor sink_weights; // [H,T]; empty without sinks
    Tensor context;      // [H,T,hd]
};

// For a layer accepted by whyNotDecodable(). Null when `stop` was requested.
std::shared_ptr<const DecodedRows> decode(const Realized& realized, std::int64_t item, const StopToken& stop = {});

} // namespace attn

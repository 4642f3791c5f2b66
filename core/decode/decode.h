// SPDX-License-Identifier: GPL-3.0-or-later
// A layer decoded token by token, as a model does that writes: each row is made from its own token and from the keys and
// values that were kept, by the operations of the stagewise cpu backend on one row. Nothing is read from a trace.
#pragma once

#include "core/recipe/realize.h"

#include <memory>
#include <stop_token>

namespace attn {

// One batch item. Cells of a key that comes after its query hold 0: no row has them.
struct DecodedRows {
    Tensor q;            // [H,T,hd], as it meets the keys: normed and turned where the layer does that
    Tensor k, v;         // [KV,T,hd]: the cache. k as it is read
    Tensor logits;       // [H,T,T]: what goes into the softmax, before the temperature
    Tensor weights;      // [H,T,T]
    Tensor mixed;        // [H,T,T]: what the values are mixed by: the weights after dropout
    Tensor sink_weights; // [H,T]; empty without sinks
    Tensor context;      // [H,T,hd]
};

// Of a layer that whyNotDecodable() has nothing against. Null when `stop` was requested.
std::shared_ptr<const DecodedRows> decode(const Realized& realized, std::int64_t item,
                                          const std::stop_token& stop = {});

} // namespace attn

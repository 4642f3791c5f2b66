// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where a Trace is made: picks the backend, gives it the realized scene, and adds what every trace has.
#pragma once

#include "core/realize.h"
#include "core/result.h"
#include "core/trace.h"

#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace attn {

// A backend turns a realized scene into the computed tensors, in the order of computation:
//   stage attention:    [qkv, qkv_reshaped, qkv_permuted] q k v scores [scaled] [masked] [weights_unmasked weights_times_mask]
//                       weights [row_sums] [keep] dropped head_context [cumulative_context] context [output], [allowed]
//   stage dropout_only: [keep] dropped          stage softmax_only: weights
// Shapes: q k v head_context [B,H,T,hd]; scores scaled masked weights keep dropped [B,H,T,T]; context [B,T,O]; output [B,T,out].
// It may return early with anything once `stop` is requested; the engine then drops the result.
struct Backend {
    std::string_view name;
    std::vector<TracedTensor> (*compute)(const Realized& realized, std::stop_token stop);
};

const std::vector<Backend>& backends(); // cpu first: the default
// The backend called `name`, or an error that lists the known ones.
Result<const Backend*> backendNamed(std::string_view name);

// Runs `backend`. Null when `stop` was requested meanwhile. Deterministic: the same realized scene gives the same bits.
std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, std::stop_token stop = {});

} // namespace attn

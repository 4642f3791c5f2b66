// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where a Trace is made: picks the backend, gives it the realized scene, and adds what every trace has.
#pragma once

#include "core/base/result.h"
#include "core/engine/workspace.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
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
// (Of the cpu backend this is the way stage by stage; run() goes a faster one where there is one.)

const std::vector<Backend>& backends(); // those that every machine has; cpu first: the default
// The backend called `name`, also "cuda", or an error that lists the known ones.
Result<const Backend*> backendNamed(std::string_view name);
// Why this machine cannot compute by `backend` (of cuda: no GPU, no driver, a lost GPU, …); nothing where it can. Takes a second the
// first time that it is asked about cuda.
std::optional<Error> unavailable(const Backend& backend);

// What a trace holds as numbers in memory. Both read alike, to the last bit.
enum class TraceForm {
    Compact, // the scores; scaled, masked, weights and dropped follow from them and from two numbers a row
    Dense    // every tensor
};

struct RunOptions {
    TraceForm form = TraceForm::Compact;
    // The trace before: what did not change since is taken over, and an edit computes only what it touches (Trace::path
    // says what). Numbers then differ from a run without `previous` by rounding, never by more than twice float32's own.
    // Move it in: when nobody else holds it, its memory is written anew instead of copied.
    std::shared_ptr<const Trace> previous;
    // Threads, buffers and packed weights that runs share; null: made for this run alone.
    std::shared_ptr<Workspace> workspace;
    // Asked with the reason before the cpu backend steps in for the cuda backend; where it says no, run() returns null.
    std::function<bool(const std::string& why)> may_step_in = {};
    // Asked before the cpu backend holds every tensor, although the compact form was asked for and is that of such a layer:
    // its numbers are too large for it. Where it says no, run() returns null.
    std::function<bool()> may_go_dense = {};
};

// Runs `backend`. Null when `stop` was requested meanwhile. Without `previous` the same realized scene gives the same
// bits, on any number of threads. The reference backend takes no notice of the options. What the cuda backend cannot do for
// want of a device, or of memory on it, the cpu backend does; Trace::fallback() says so.
std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, std::stop_token stop = {},
                                 RunOptions options = {});

} // namespace attn

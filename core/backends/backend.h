// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine knows of a backend: its name, how it runs, what it needs of the machine. The rows are in core/engine/knownbackends.cpp.
#pragma once

#include "core/backends/runoptions.h"
#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <memory>
#include <optional>
#include <string_view>

namespace attn {

// In what memory a backend holds a trace: what checkMemory() counts.
enum class Storage {
    Compact, // TraceForm::Compact, in the machine's own
    Doubles, // every tensor in float64, in the machine's own
    Device   // on a device; values are copied when read
};

// A backend turns a realized scene into a trace: its inputs, draws and what is derived from them, then the computed tensors
// in the order of computation:
//   stage attention:    [qkv, qkv_reshaped, qkv_permuted] q k v scores [scaled] [masked] [weights_unmasked weights_times_mask]
//                       weights [row_sums] [keep] dropped head_context [cumulative_context] context [output], [allowed]
//   stage dropout_only: [keep] dropped          stage softmax_only: weights
// Shapes: q k v head_context [B,H,T,hd]; scores scaled masked weights keep dropped [B,H,T,T]; context [B,T,O]; output [B,T,out].
struct Backend {
    std::string_view name;
    Storage storage = Storage::Compact;
    // The trace, with its path and notes. Null once `stop` is requested, or where the options' own questions were answered
    // with no. An error says why this machine cannot (no device, no memory on it, …; no full stop): then the cpu backend
    // steps in, with the same options.
    Result<std::shared_ptr<Trace>> (*run)(const Realized& realized, RunOptions& options, const StopToken& stop);
    // Why this machine lacks the backend; nullopt if it has it. Null: every machine has it.
    std::optional<Error> (*missing)() = nullptr;
};

} // namespace attn

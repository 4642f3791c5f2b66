// SPDX-License-Identifier: GPL-3.0-or-later
// How a run is to go, as its caller chooses and its backend reads it.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace attn {

class Trace;
class Workspace;

// What a trace holds as numbers in memory. Both read alike, to the last bit.
enum class TraceForm {
    Compact, // the scores; scaled, masked, weights and dropped follow from them and from two numbers a row
    Dense    // every tensor
};

struct RunOptions {
    TraceForm form = TraceForm::Compact;
    // The previous trace: unchanged parts are reused, and an edit computes only what it touches (Trace::path says
    // what). Numbers then differ from a run without `previous` by rounding, never by more than twice float32's own.
    // Move it in: if the caller holds the only reference, its memory is reused instead of copied.
    std::shared_ptr<const Trace> previous;
    // Threads, buffers and packed weights that runs share; null: made for this run alone.
    std::shared_ptr<Workspace> workspace;
    // Called with the reason before the cpu backend replaces the cuda backend; if it returns false, run() returns null.
    std::function<bool(const std::string& why)> may_step_in = {};
    // Called before the cpu backend keeps every tensor, although the compact form was requested and fits such a layer:
    // its numbers are too large for it. If it returns false, run() returns null.
    std::function<bool()> may_go_dense = {};
    // Reuse only the scores of `previous`, if they are equal. The numbers are those of a run without `previous`, and
    // little memory is needed while a reader keeps it.
    bool renew = false;
};

} // namespace attn

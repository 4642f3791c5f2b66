// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's side of a Trace: what it keeps beside the numbers for the next run, and the renewal of a trace that nobody
// reads any more. Only core/engine/engine.cpp and the backends include this.
#pragma once

#include "core/layer/trace.h"

namespace attn {

class TraceAccess {
public:
    static std::string& path(Trace& trace) { return trace.m_path; }
    static std::string& fallback(Trace& trace) { return trace.m_fallback; }
    static std::shared_ptr<void>& kept(Trace& trace) { return trace.m_kept; }
    static const std::shared_ptr<void>& kept(const Trace& trace) { return trace.m_kept; }
    static std::vector<TracedTensor>& tensors(Trace& trace) { return trace.m_tensors; }
    static std::vector<RowNote>& notes(Trace& trace) { return trace.m_notes; }
};

} // namespace attn

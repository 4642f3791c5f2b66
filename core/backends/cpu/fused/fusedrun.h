// SPDX-License-Identifier: GPL-3.0-or-later
// The fast path of the cpu backend: softmax layers with any projection, mask before the softmax, and dropout of the
// weights. Anything else (other normalizers, multiplying masks, numbers beyond float32's middle) runs stage by stage.
#pragma once

#include "core/backends/cpu/workspaceparts.h"
#include "core/backends/runoptions.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

namespace attn::cpu {

// For a scene that has the fast path (layerinputs.h). Returns null if it must run stage by stage after all, or if
// `stop` was requested.
std::shared_ptr<Trace> runFused(const Realized& realized, RunOptions& options, WorkspaceParts& parts,
                                const StopToken& stop);

} // namespace attn::cpu

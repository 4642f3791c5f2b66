// SPDX-License-Identifier: GPL-3.0-or-later
// The fast way of the cpu backend: softmax layers with any projection, mask before the softmax, and dropout of the weights.
// What it cannot do (other normalisers, masks that multiply, numbers beyond float32's middle) goes stage by stage.
#pragma once

#include "core/backends/cpu/workspaceparts.h"
#include "core/backends/runoptions.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

namespace attn::cpu {

// Of a scene that has the fast way (layerinputs.h). The trace, or null when it has to go stage by stage after all, or
// `stop` was requested.
std::shared_ptr<Trace> runFused(const Realized& realized, RunOptions& options, WorkspaceParts& parts,
                                const std::stop_token& stop);

} // namespace attn::cpu

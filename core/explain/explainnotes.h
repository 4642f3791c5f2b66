// SPDX-License-Identifier: GPL-3.0-or-later
// The one sentence beside an explanation: the origin of a number without terms, or why one is surprising.
#pragma once

#include "core/explain/explain.h"

namespace attn {

// Of an input, or of a number that a draw made: "made by torch.rand(3, 2) in draws[1], after manual_seed(123)".
std::string originOf(const Scene& scene, const CellRef& cell);
// For a computed cell; empty if nothing is surprising. All else in `explanation` is filled.
std::string noteOn(const Explanation& explanation, const Realized& realized, const Trace& trace);

// The same of a cell of a circuit.
std::string noteOnCircuit(const Explanation& explanation, const Realized& realized);

} // namespace attn

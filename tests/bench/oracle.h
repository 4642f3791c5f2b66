// SPDX-License-Identifier: GPL-3.0-or-later
// Who says whether fast numbers are right: some queries of a layer once more in float64, by the formulas of the
// reference backend, which itself would take minutes at these sizes.
#pragma once

#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <map>
#include <string>
#include <vector>

namespace attn::bench {

// Largest absolute difference from float64, by tensor; inf where a number is nan, or infinite where it should not be.
using Deviations = std::map<std::string, double>;

// Of x, q, k, v (rotated ones, too, where the layer has them), scores, scaled, masked, weights, dropped, head_context, context and output at these queries, all
// heads. The layer is one of makeLayer's, with or without edits.
Deviations deviations(const Realized& layer, const Trace& trace, const std::vector<std::int64_t>& queries);

// What is too far off in a layer with numbers as drawn; empty when all is right.
std::string faultIn(const Deviations& deviations);

} // namespace attn::bench

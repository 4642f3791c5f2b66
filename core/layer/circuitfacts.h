// SPDX-License-Identifier: GPL-3.0-or-later
// The circuits of a head, W_q W_kᵀ and W_v W_o, and what they make of the tokens: their names and words, in one table. No
// layer computes them; core/circuits puts them beside what it computes.
#pragma once

#include "core/layer/stagefacts.h"

#include <string_view>

namespace attn {

// Null for any other tensor. Axes as in StageTensor; g is an embedding's number like d, of the key.
const StageFacts* circuitFactsOf(std::string_view name);
inline bool isCircuit(std::string_view name) { return circuitFactsOf(name) != nullptr; }

// [d_in, d_in]: replaces the weights in a layer without a projection.
inline constexpr std::string_view identity_tensor = "identity";

} // namespace attn

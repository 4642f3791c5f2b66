// SPDX-License-Identifier: GPL-3.0-or-later
// The formula of each stage as the scene computes it: its scale, mask, normaliser, dropout and projections.
#pragma once

#include "core/prose/math.h"
#include "core/recipe/realize.h"

#include <string>

namespace attn {

// How one number of `tensor` is computed; an empty row for given tensors. i is the query, j the key, t runs over keys,
// d over dimensions.
MathNode stageFormula(const Realized& realized, const std::string& tensor);
// The meaning of that formula's letters, in one line: "z: scaled scores, m: the largest z of the row". May be empty.
std::string stageLetters(const Realized& realized, const std::string& tensor);

} // namespace attn

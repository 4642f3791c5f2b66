// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas of a layer in its configuration, one for each tensor that is made of others; several for a tensor whose
// heads are made by modules of their own.
#pragma once

#include "core/explain/formula.h"

namespace attn {

// All formulas of a scene. They point into `realized`, which must outlive them.
std::vector<Formula> formulasOf(const Scene& scene, const Realized& realized);

// The parts, in the order of the computation.
void addRecipeFormulas(std::vector<Formula>& formulas, const Scene& scene,
                       const Realized& realized);                                     // lookup, stack, …
void addProjectionFormulas(std::vector<Formula>& formulas, const Realized& realized); // q, k, v
void addWeightFormulas(std::vector<Formula>& formulas, const Realized& realized); // scores … weights and their dropout
void addContextFormulas(std::vector<Formula>& formulas, const Realized& realized); // head_context … output
void addStageFormulas(std::vector<Formula>& formulas, const Realized& realized);   // dropout_only, softmax_only

// The one that makes element `flat` of `tensor`; null for inputs and for what the generator draws.
const Formula* formulaFor(const std::vector<Formula>& formulas, const std::string& tensor, std::int64_t flat);

// "abcdefgh" of that length: letters for a tensor of any rank.
std::string plainLetters(std::size_t rank);
// A tensor dropped out of `from`, of any shape: Dropout while it is on, else Copy.
Formula dropoutFormula(const Realized& realized, const std::string& from, const Shape& shape);

} // namespace attn

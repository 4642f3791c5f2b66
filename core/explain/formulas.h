// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas of a layer in its configuration, one per derived tensor; several for a tensor whose heads have modules
// of their own.
#pragma once

#include "core/explain/formula.h"

namespace attn {

// All formulas of a scene. They point into `realized`, which must outlive them.
std::vector<Formula> formulasOf(const Scene& scene, const Realized& realized);

// Those of the table of stages alone: all that the layer computes.
std::vector<Formula> stageFormulas(const Realized& realized);

// The parts that need more than the table says.
void addRecipeFormulas(std::vector<Formula>& formulas, const Scene& scene,
                       const Realized& realized);                                     // lookup, stack, …
void addProjectionFormulas(std::vector<Formula>& formulas, const Realized& realized); // q, k, v
void addQueryFormulas(std::vector<Formula>& formulas, const Realized& realized);      // q_next
void addPositionFormulas(std::vector<Formula>& formulas, const Realized& realized);   // rotated, T5's bias
void addContextFormulas(std::vector<Formula>& formulas,
                        const Realized& realized); // cumulative_context, context, output
void addCircuitFormulas(std::vector<Formula>& formulas, const Realized& realized); // where its table has them

// The one that makes element `flat` of `tensor`; null for inputs and for what the generator draws.
const Formula* formulaFor(const std::vector<Formula>& formulas, const std::string& tensor, std::int64_t flat);

// A tensor with axes as in the table of stages. Where several query heads read one key head, h is split: k the key head,
// r the place in its group.
Operand stageOperand(const Dims& dims, std::string tensor, const Shape& shape, const std::string& axes);
// "abcdefgh" of that length: letters for a tensor of any rank.
std::string plainLetters(std::size_t rank);
} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What the steps of a recipe make and are made from, without executing any.
#pragma once

#include "core/scene/scene.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace attn {

// The names of the tensors that a draw makes: none (manual_seed, skip) to four (mha with biases).
std::vector<std::string> namesMadeBy(const Draw& draw);
inline std::size_t tensorsMadeBy(const Draw& draw) { return namesMadeBy(draw).size(); }
// The name of a draw's tensors, for changing it; null for the steps that make none.
std::string* nameIn(Draw& draw);
// The shape of a plain draw of numbers, rand or randn; null for every other step.
Shape* drawnShape(Draw& draw);
// The tensors that a draw derives its own from; empty for the draws that use the generator alone.
std::vector<std::string> sourcesOf(const Draw& draw);

// Whether a draw makes tensors of the generator's numbers.
bool isRandom(const Draw& draw);
// Adds the tensors that those of `names` are derived from.
void addSources(std::set<std::string>& names, const std::vector<Draw>& draws);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors that config names besides the weights of the projections: the mask, the memory, norm weights, frequencies,
// biases and sinks. What shape each has, and how it follows when the layer gets other sizes.
#pragma once

#include "core/rewrite/rewriting.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// Their names, those that are there; the mask first.
std::vector<std::string> tensorsInConfig(const Config& config);
bool readsTensor(const Config& config, const std::string& name);

// Whichever of them are drawn become given, before a recipe is written anew or they get other sizes; while the scene can
// still be computed.
std::optional<Error> giveFamilyTensors(Rewriting& rewriting);
// Gives them the shapes that the scene's config asks for; what is new of a norm is 1 (0 with unit_offset), of the others 0.
std::optional<Error> fitFamilyTensors(Rewriting& rewriting);

} // namespace attn

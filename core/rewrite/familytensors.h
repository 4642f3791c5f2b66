// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors that config names besides the weights of the projections: the mask, the memory, norm weights,
// frequencies, biases and sinks. Their shapes, and how they change when the layer is resized.
#pragma once

#include "core/rewrite/rewriting.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// The names of those present; the mask first.
std::vector<std::string> tensorsInConfig(const Config& config);
bool readsTensor(const Config& config, const std::string& name);

// Turns those that are drawn into given ones, before a recipe is rewritten or they are resized; the scene must still be
// computable.
std::optional<Error> giveFamilyTensors(Rewriting& rewriting);
// Gives them the shapes that the scene's config asks for; new entries are 1 in a norm (0 with unit_offset), else 0.
std::optional<Error> fitFamilyTensors(Rewriting& rewriting);

} // namespace attn

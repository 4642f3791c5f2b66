// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure's file says about the scene it was drawn from.
#pragma once

#include "ui/figures/figureset.h"

namespace attn {

// "Scene", "Tensor", "Seed", "Settings" and "Edits", each only if there is something to say.
std::vector<std::pair<QString, QString>> figureFacts(const Computed& computed, const FigurePlan& plan);

} // namespace attn

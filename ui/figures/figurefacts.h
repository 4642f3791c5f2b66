// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure's file tells about the scene that it was drawn from.
#pragma once

#include "ui/figures/figureset.h"

namespace attn {

// "Scene", "Tensor", "Seed", "Settings" and "Edits", each only where there is something to tell.
std::vector<std::pair<QString, QString>> figureFacts(const Computed& computed, const FigurePlan& plan);

} // namespace attn

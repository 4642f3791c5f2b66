// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded attention weights are not computed, so no mask is applied to them: their figures still show as masked what
// the recording's mask left at 0.
#pragma once

#include "core/scene/scene.h"
#include "ui/matrix/heatmapdata.h"

#include <span>

namespace attn {

// Marks cells of weights that are exactly 0 as masked: those that a mask by position in `config` forbids; without such a
// mask those above the diagonal, if all of them in all maps are 0 and some number below it is not.
void markRecordedMask(std::span<const std::shared_ptr<HeldMatrix>> maps, const Config& config);

} // namespace attn

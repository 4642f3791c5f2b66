// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of several heads of one stage as far as the steps have come, and their combination. No widgets; may be
// built in any thread.
#pragma once

#include "core/explain/walk.h"
#include "ui/matrix/heatmapdata.h"

#include <memory>
#include <optional>
#include <vector>

namespace attn {

struct HeadsOverlay {
    std::vector<int> heads;          // in rising order
    std::vector<HeldMatrixPtr> maps; // one for each
    // The largest weight of the heads in each cell, with the marks that all of them share. Empty where the number is
    // hidden or pending in any head.
    HeldMatrixPtr largest;

    // Which of `heads` has it; nullopt if no number is above 0.
    std::optional<std::size_t> strongest(Cell cell) const;
};
using HeadsOverlayPtr = std::shared_ptr<const HeadsOverlay>;

// Null where the tensor has no such heads.
HeadsOverlayPtr headsOverlay(const Computed& computed, const std::string& tensor, int batch,
                             const std::vector<int>& heads, const Looks& looks, const Walk& steps,
                             const std::optional<StepPlace>& step);

} // namespace attn

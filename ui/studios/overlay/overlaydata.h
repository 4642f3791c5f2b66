// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of several heads of one stage as far as the walk has come, and what they come to together. No widgets; may be made in
// any thread.
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
    // The largest weight of the heads in each cell, with the marks that all of them have. A number that is hidden or to come in one
    // head leaves none.
    HeldMatrixPtr largest;

    // Which of `heads` has it; nothing where there is no number above 0.
    std::optional<std::size_t> strongest(Cell cell) const;
};
using HeadsOverlayPtr = std::shared_ptr<const HeadsOverlay>;

// Null where the tensor has no such heads.
HeadsOverlayPtr headsOverlay(const Computed& computed, const std::string& tensor, int batch,
                             const std::vector<int>& heads, const Looks& looks, const Walk& steps,
                             const std::optional<StepPlace>& step);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/keepinside.h"

#include "ui/document/selection.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>

namespace attn {

namespace {

// Where a user looks first in a new scene: the middle query and the key before it.
Cell firstCell(const TensorMatrix& matrix)
{
    const auto row = static_cast<int>(matrix.rows / 2);
    return {row, static_cast<int>(std::clamp<std::int64_t>(row - 1, 0, matrix.columns - 1))};
}

} // namespace

void keepFocusInside(const Computed& computed, Selection& selection)
{
    const std::vector<StageInfo> stages = cardsOf(*computed.realized);
    const auto is_on = [](const StageInfo& stage) { return stage.on; };
    auto stage = std::ranges::find(stages, selection.stage(), &StageInfo::id);
    if (stage == stages.end() || !stage->on) {
        // The nearest stage before it that is on; else the first one that is.
        const auto before = std::find_if(std::reverse_iterator(stage), stages.rend(), is_on);
        stage = before != stages.rend() ? before.base() - 1 : std::ranges::find_if(stages, is_on);
        if (stage == stages.end())
            return;
        selection.setStage(stage->id);
    }
    const Dims& dims = computed.realized->plan.dims;
    selection.clampPlane(static_cast<int>(std::max<std::int64_t>(dims.B, 1)),
                         static_cast<int>(std::max<std::int64_t>(dims.H, 1)));
    keepCellInside(computed, selection);
}

void keepCellInside(const Computed& computed, Selection& selection, std::optional<Cell> wanted)
{
    const std::string tensor = tensorInFocus(computed, selection);
    if (tensor.empty())
        return;
    const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(tensor));
    const auto inside = [](int index, std::int64_t count) {
        return static_cast<int>(std::clamp<std::int64_t>(index, 0, std::max<std::int64_t>(count - 1, 0)));
    };
    // From weights to values the query stays, and the key becomes the nearest dimension.
    const Cell cell = wanted ? *wanted : selection.chosen().value_or(firstCell(matrix));
    selection.setHovered(std::nullopt);
    selection.setChosen(Cell{inside(cell.row, matrix.rows), inside(cell.column, matrix.columns)});
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/hiding.h"

#include "core/base/strides.h"
#include "ui/document/selection.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>

namespace attn {

std::vector<CellBlock> blocksAt(const Computed& computed, const Selection& selection, HideUnit unit)
{
    if (unit == HideUnit::Cell || unit == HideUnit::Row) {
        auto cell = chosenRef(computed, selection);
        if (!cell)
            return {};
        if (unit == HideUnit::Row && !cell->index.empty())
            cell->index.pop_back();
        return {{cell->tensor, cell->index}};
    }
    const std::vector<StageInfo> stages = cardsOf(*computed.realized);
    const auto stage = std::ranges::find(stages, selection.stage(), &StageInfo::id);
    std::vector<CellBlock> blocks;
    for (const std::string& tensor : stage == stages.end() ? std::vector<std::string>() : stage->tensors) {
        const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(tensor));
        CellBlock block{tensor, {}};
        if (unit == HideUnit::Head && matrix.hasBatch)
            block.leading.push_back(std::min<std::int64_t>(selection.batch(), matrix.batches - 1));
        if (unit == HideUnit::Head && matrix.hasHeads)
            block.leading.push_back(matrix.ownHead(selection.head()));
        blocks.push_back(std::move(block));
    }
    return blocks;
}

std::vector<CellRef> hiddenInFocus(const Computed& computed, const Selection& selection)
{
    std::vector<CellRef> cells;
    const std::string tensor = tensorInFocus(computed, selection);
    if (tensor.empty() || !computed.hides(tensor))
        return cells;
    const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(tensor));
    for (int row = 0; row < int(matrix.rows); ++row)
        for (int column = 0; column < int(matrix.columns); ++column)
            if (auto cell = cellRefAt(computed, tensor, selection.batch(), selection.head(), {row, column});
                cell && hidesAll(computed, {cell->tensor, cell->index}))
                cells.push_back(std::move(*cell));
    return cells;
}

std::optional<CellRef> nextHidden(const Computed& computed, const Selection& selection)
{
    const std::vector<CellRef> cells = hiddenInFocus(computed, selection);
    const auto chosen = chosenRef(computed, selection);
    if (chosen && std::ranges::find(cells, *chosen) != cells.end())
        return chosen;
    const auto next = std::ranges::find_if(
        cells, [&](const CellRef& cell) { return selection.isDone(cell.tensor, placeOf(computed, cell)->cell); });
    return next == cells.end() ? std::nullopt : std::optional(*next);
}

} // namespace attn

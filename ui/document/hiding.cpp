// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/hiding.h"

#include "core/base/strides.h"
#include "ui/document/selection.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>

namespace attn {

namespace {

// Whether `inner` is a part of `outer`, or the same.
bool isPartOf(const CellBlock& inner, const CellBlock& outer)
{
    return inner.tensor == outer.tensor && inner.leading.size() >= outer.leading.size() &&
           std::equal(outer.leading.begin(), outer.leading.end(), inner.leading.begin());
}

void hide(std::vector<CellBlock>& hidden, const CellBlock& block)
{
    if (std::ranges::any_of(hidden, [&](const CellBlock& each) { return isPartOf(block, each); }))
        return;
    std::erase_if(hidden, [&](const CellBlock& each) { return isPartOf(each, block); });
    hidden.push_back(block);
}

// What is left of a larger block are its other parts, axis by axis.
void show(std::vector<CellBlock>& hidden, const CellBlock& block, const Shape& shape)
{
    std::erase_if(hidden, [&](const CellBlock& each) { return isPartOf(each, block); });
    const auto around = std::ranges::find_if(hidden, [&](const CellBlock& each) { return isPartOf(block, each); });
    if (around == hidden.end())
        return;
    CellBlock part = *around;
    hidden.erase(around);
    while (part.leading.size() < block.leading.size()) {
        const std::size_t axis = part.leading.size();
        part.leading.push_back(0);
        for (; part.leading[axis] < shape[axis]; ++part.leading[axis])
            if (part.leading[axis] != block.leading[axis])
                hidden.push_back(part);
        part.leading[axis] = block.leading[axis];
    }
}

} // namespace

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

std::vector<CellBlock> toggled(const Computed& computed, std::vector<CellBlock> hidden,
                               const std::vector<CellBlock>& blocks)
{
    if (std::ranges::all_of(blocks, [&](const CellBlock& block) { return hidesAll(computed, block); }))
        return shown(computed, std::move(hidden), blocks);
    for (const CellBlock& block : blocks)
        hide(hidden, block);
    return hidden;
}

std::vector<CellBlock> shown(const Computed& computed, std::vector<CellBlock> hidden,
                             const std::vector<CellBlock>& blocks)
{
    for (const CellBlock& block : blocks)
        for (const CellBlock& each : whatHides(computed, block))
            show(hidden, each, computed.trace->find(each.tensor)->shape);
    return hidden;
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

std::vector<CellBlock> insideOf(const Computed& computed, std::vector<CellBlock> hidden)
{
    std::erase_if(hidden, [&](const CellBlock& block) {
        const TracedTensor* tensor = computed.trace->find(block.tensor);
        if (!tensor || block.leading.size() > tensor->shape.size())
            return true;
        for (std::size_t axis = 0; axis < block.leading.size(); ++axis)
            if (block.leading[axis] >= tensor->shape[axis])
                return true;
        return false;
    });
    return hidden;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"

#include "core/base/strides.h"
#include "core/scene/limits.h"

#include <algorithm>

namespace attn {

namespace {

// Only what is computed can be hidden.
bool canHide(const Computed& computed, const std::string& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    return stage && stage->computed();
}

constexpr std::int64_t most_followed = 512; // cells whose copies in another shape are sought: explanations for each

// A part of a tensor, as the run of its flat positions.
struct Run {
    const TracedTensor* tensor = nullptr; // null: there is no such part
    std::int64_t from = 0, count = 0;
};

Run runOf(const Computed& computed, const CellBlock& block)
{
    const TracedTensor* tensor = computed.trace->find(block.tensor);
    if (!tensor || block.leading.size() > tensor->shape.size() || !canHide(computed, block.tensor))
        return {};
    for (std::size_t axis = 0; axis < block.leading.size(); ++axis)
        if (block.leading[axis] < 0 || block.leading[axis] >= tensor->shape[axis])
            return {};
    Index first = block.leading;
    first.resize(tensor->shape.size());
    Run run{tensor, first.empty() ? 0 : flatIndex(tensor->shape, first), 1};
    for (std::size_t axis = block.leading.size(); axis < tensor->shape.size(); ++axis)
        run.count *= tensor->shape[axis];
    return run;
}

// Whether the mask alone says what stands there.
bool isMasked(const Computed& computed, const StageTensor& stage, const Index& index)
{
    return stage.after_mask && stage.queriesByKeys() && index.size() == 4 && computed.blocked.applied() &&
           computed.blocked(index[0], index[2], index[3]) && !computed.scene.overrides.contains(stage.name, index);
}

std::vector<CellRef> cellsOf(const Computed& computed, const CellBlock& block)
{
    const Run run = runOf(computed, block);
    if (!run.tensor)
        return {};
    const StageTensor& stage = *findStage(computed.realized->plan.stages, block.tensor);
    std::vector<CellRef> cells;
    for (std::int64_t flat = run.from; flat < run.from + run.count; ++flat)
        if (Index index = indexAt(run.tensor->shape, flat); !isMasked(computed, stage, index))
            cells.push_back({block.tensor, std::move(index)});
    return cells;
}

double numberAt(const Computed& computed, const CellRef& cell)
{
    return computed.trace->cell(*computed.trace->find(cell.tensor), cell.index);
}

// Cell by cell, as `from` was, or filled, weighed and moved in places alone.
bool goesAlong(const StageTensor& stage, const StageTensor* from)
{
    switch (stage.operation) {
    case Operation::Copy:
    case Operation::Mask:
    case Operation::MaskAdd:
    case Operation::MaskAfter: return from && stage.shape == from->shape;
    default: return false;
    }
}

// Whether its numbers stand elsewhere in another shape: heads joined, projections cut into heads.
bool isMoved(const std::vector<StageTensor>& stages, const std::string& tensor)
{
    return std::ranges::any_of(stages, [&](const StageTensor& stage) {
        return stage.operation == Operation::Copy && (stage.name == tensor || stage.from == tensor) &&
               !goesAlong(stage, findStage(stages, stage.from));
    });
}

// The cells that hold the number of `cell` one step before and after it. `far`: those in another shape too, which takes
// explanations.
std::vector<CellRef> nextCopies(const Computed& computed, const CellRef& cell, bool far)
{
    const std::vector<StageTensor>& stages = computed.realized->plan.stages;
    std::vector<CellRef> copies;
    for (const StageTensor& stage : stages) {
        const StageTensor* from = findStage(stages, stage.from);
        if (!stage.traced || !goesAlong(stage, from) || (stage.name != cell.tensor && from->name != cell.tensor))
            continue;
        CellRef copy{stage.name == cell.tensor ? from->name : stage.name, cell.index};
        if (numberAt(computed, copy) == numberAt(computed, cell))
            copies.push_back(std::move(copy));
    }
    const auto explained = [&](const CellRef& each) {
        return explain(computed.scene, *computed.realized, *computed.trace, each);
    };
    const auto isCopy = [](const Result<Explanation>& made) {
        return made && made->operation == Operation::Copy && made->terms.size() == 1;
    };
    if (far && isMoved(stages, cell.tensor)) {
        if (const auto own = explained(cell); isCopy(own))
            copies.push_back(own->terms.front().input);
        for (const CellRef& reader : readersOf(computed.scene, *computed.realized, *computed.trace, cell)) {
            const StageTensor* stage = findStage(stages, reader.tensor);
            if (stage && stage->operation == Operation::Copy && isCopy(explained(reader)))
                copies.push_back(reader);
        }
    }
    // The running sums of a context end with it.
    if (const TracedTensor* sums = computed.trace->find("cumulative_context"); sums && cell.tensor == "head_context")
        for (std::int64_t keys = 0; keys < sums->shape[3]; ++keys)
            copies.push_back({sums->name, {cell.index[0], cell.index[1], cell.index[2], keys, cell.index[3]}});
    std::erase_if(copies, [&](const CellRef& copy) { return !canHide(computed, copy.tensor); });
    return copies;
}

std::vector<CellRef> copiesOf(const Computed& computed, const CellRef& cell, bool far)
{
    std::vector<CellRef> copies = {cell};
    for (std::size_t i = 0; i < copies.size(); ++i)
        for (CellRef& next : nextCopies(computed, CellRef(copies[i]), far))
            if (std::ranges::find(copies, next) == copies.end())
                copies.push_back(std::move(next));
    return copies;
}

ComputedPtr without(ComputedPtr all, std::shared_ptr<const WithheldCells> withheld)
{
    auto told = std::make_shared<Computed>(all->scene, all->realized, withheld->without(*all->trace));
    told->withheld = std::move(withheld);
    told->answers = std::move(all);
    return told;
}

} // namespace

std::string whyNotHidden(const Computed& computed, const CellBlock& block)
{
    if (!canHide(computed, block.tensor))
        return block.tensor + " is given: only what is computed can be hidden.";
    return cellsOf(computed, block).empty() ? "The mask alone says what stands here: there is nothing to hide." : "";
}

std::vector<CellBlock> hiddenCells(const Computed& computed)
{
    std::vector<CellBlock> cells;
    for (const TracedTensor& tensor : computed.trace->tensors())
        for (std::int64_t flat = 0; computed.hides(tensor.name) && flat < elementCount(tensor.shape); ++flat)
            if (computed.withheld->covers(tensor.name, flat) && cells.size() < max_hidden)
                cells.push_back({tensor.name, indexAt(tensor.shape, flat)});
    return cells;
}

ComputedPtr withAnswers(const ComputedPtr& computed)
{
    return computed && computed->answers ? computed->answers : computed;
}

std::vector<CellBlock> withCopies(const Computed& computed, const CellBlock& block)
{
    const Computed& all = computed.answers ? *computed.answers : computed;
    const std::vector<CellRef> cells = cellsOf(all, block);
    std::vector<CellBlock> blocks = {block};
    if (std::ssize(cells) <= most_followed) {
        for (const CellRef& cell : cells)
            for (CellRef& copy : copiesOf(all, cell, true))
                blocks.push_back({std::move(copy.tensor), std::move(copy.index)});
        return blocks;
    }
    const std::vector<StageTensor>& stages = all.realized->plan.stages;
    for (std::size_t i = 0; i < blocks.size(); ++i)
        for (const StageTensor& stage : stages) {
            if (!goesAlong(stage, findStage(stages, stage.from)))
                continue;
            const std::string& other = stage.name == blocks[i].tensor ? stage.from : stage.name;
            const bool joined = stage.name == blocks[i].tensor || stage.from == blocks[i].tensor;
            if (joined && std::ranges::find(blocks, other, &CellBlock::tensor) == blocks.end())
                blocks.push_back({other, block.leading});
        }
    return blocks;
}

bool hidesAll(const Computed& computed, const CellBlock& block)
{
    const std::vector<CellRef> cells = cellsOf(computed, block);
    return computed.withheld && !cells.empty() && std::ranges::all_of(cells, [&](const CellRef& cell) {
               return computed.withheld->covers(cell.tensor,
                                                flatIndex(computed.trace->find(cell.tensor)->shape, cell.index));
           });
}

ComputedPtr withhold(const ComputedPtr& computed, const std::vector<CellBlock>& hidden)
{
    ComputedPtr all = withAnswers(computed);
    if (!all || hidden.empty())
        return all;
    auto withheld = std::make_shared<WithheldCells>();
    std::int64_t followed = 0;
    const auto add = [&](const CellRef& cell) {
        const TracedTensor& tensor = *all->trace->find(cell.tensor);
        return withheld->add(tensor, flatIndex(tensor.shape, cell.index));
    };
    for (const CellBlock& block : hidden)
        for (const CellRef& cell : cellsOf(*all, block))
            if (add(cell))
                for (const CellRef& copy : copiesOf(*all, cell, ++followed <= most_followed))
                    add(copy);
    return withheld->empty() ? all : without(std::move(all), std::move(withheld));
}

ComputedPtr withheldLike(const ComputedPtr& like, const ComputedPtr& other)
{
    ComputedPtr all = withAnswers(other);
    return all && like && like->withheld ? without(std::move(all), like->withheld) : all;
}

} // namespace attn

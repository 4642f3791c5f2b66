// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells a number enters: the formulas read backwards.
#include "core/base/strides.h"
#include "core/explain/formulas.h"

#include <set>
#include <utility>

namespace attn {

namespace {

// The cells of a block one by one.
std::vector<Index> cellsOf(const Index& block, const Shape& shape)
{
    std::vector<Index> cells = {block};
    for (std::size_t axis = 0; axis < block.size(); ++axis) {
        if (block[axis] >= 0)
            continue;
        std::vector<Index> split;
        for (const Index& cell : cells)
            for (std::int64_t i = 0; i < shape[axis]; ++i) {
                split.push_back(cell);
                split.back()[axis] = i;
            }
        cells = std::move(split);
    }
    return cells;
}

} // namespace

std::vector<CellRef> readersOf(const Scene& scene, const Realized& realized, const Trace& trace, const CellRef& cell)
{
    std::vector<CellRef> readers;
    std::set<std::pair<std::string, Index>> seen;
    const auto add = [&](CellRef reader) {
        if (seen.emplace(reader.tensor, reader.index).second)
            readers.push_back(std::move(reader));
    };
    const TracedTensor* tensor = trace.find(cell.tensor);
    const std::int64_t flat = flatIndex(tensor->shape, cell.index);
    for (const Formula& formula : formulasOf(scene, realized))
        for (const auto& input : {formula.term, formula.factor, formula.added, formula.decided_by, formula.beside}) {
            if (!input || input->tensor != cell.tensor)
                continue;
            const std::string& name = formula.made.tensor;
            const Shape& shape = trace.find(name)->shape;
            const bool hasEdits = !scene.edits.of(name)->empty() || !scene.overrides.of(name)->empty();
            for (const Letters& letters : lettersAt(*input, flat)) {
                for (const Index& block : blocksAt(formula.made, letters, shape)) {
                    if (!hasEdits) {
                        add({name, block});
                        continue;
                    }
                    for (Index& index : cellsOf(block, shape)) // but not what was put in by hand
                        if (!scene.edits.contains(name, index) && !scene.overrides.contains(name, index))
                            add({name, std::move(index)});
                }
            }
        }
    return readers;
}

} // namespace attn

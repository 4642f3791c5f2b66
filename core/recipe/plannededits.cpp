// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that every edit names a cell that exists, once, with a number of its kind.
#include "core/base/limits.h"
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/recipe/plandraft.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace attn {

namespace {

bool allFit(const PlanDraft& draft)
{
    return std::ranges::all_of(draft.scene().edits.tensors(), [&](const auto& edits) {
        const NamedShape* tensor = draft.find(edits->tensor());
        std::int64_t last = -1;
        return tensor && std::ranges::all_of(*edits, [&](const CellEdit& edit) {
                   const std::int64_t cell = cellOf(tensor->shape, edit.index);
                   return cell > std::exchange(last, cell) && fitsKind(edit.value, tensor->kind);
               });
    });
}

Fault checkEdit(const PlanDraft& draft, const std::string& path, const EditList::Entry& edit)
{
    const NamedShape* tensor = draft.find(edit.tensor);
    if (!tensor && isComputedName(draft.scene().config, edit.tensor))
        return fault(path + ".tensor",
                     say("%1 is computed; you can edit only inputs and tensors from draws", inQuotes(edit.tensor)));
    if (!tensor)
        return fault(path + ".tensor", say("no tensor named %1", inQuotes(edit.tensor)));
    if (cellOf(tensor->shape, edit.index) < 0)
        return fault(path + ".index",
                     say("%1 is outside %2 %3",
                         edit.index.size() > 8 ? say("an index with more than 8 numbers") : toString(edit.index),
                         edit.tensor, toString(tensor->shape)));
    if (!fitsKind(edit.value, tensor->kind))
        return fault(path + ".value",
                     tensor->kind == Kind::Boolean
                         ? say("%1 can contain only 0 and 1, got %2", tensor->name, shortest(edit.value))
                         : say("%1 can contain only whole numbers, got %2", tensor->name, shortest(edit.value)));
    return std::nullopt;
}

// Finds a cell that is edited twice; all edits lie inside their tensors.
Fault twiceEdited(const PlanDraft& draft, const std::vector<EditList::Entry>& edits)
{
    std::vector<std::tuple<const NamedShape*, std::int64_t, std::size_t>> cells;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const NamedShape* tensor = draft.find(edits[i].tensor);
        cells.emplace_back(tensor, cellOf(tensor->shape, edits[i].index), i);
    }
    std::ranges::sort(cells);
    const auto same = [](const auto& a, const auto& b) {
        return std::get<0>(a) == std::get<0>(b) && std::get<1>(a) == std::get<1>(b);
    };
    const auto twice = std::ranges::adjacent_find(cells, same);
    return fault("edits[" + std::to_string(std::get<2>(twice[1])) + "]",
                 say("changes the same cell as edits[%1]", std::get<2>(twice[0])));
}

} // namespace

Fault checkEdits(const PlanDraft& draft)
{
    const EditList& list = draft.scene().edits;
    if (list.size() > max_edits)
        return fault("edits", longList(list.size(), max_edits));
    if (allFit(draft))
        return std::nullopt;
    const std::vector<EditList::Entry> edits = list.inOrder();
    for (std::size_t i = 0; i < edits.size(); ++i)
        if (auto bad = checkEdit(draft, "edits[" + std::to_string(i) + "]", edits[i]))
            return bad;
    return twiceEdited(draft, edits);
}

} // namespace attn

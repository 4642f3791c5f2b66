// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that every edit names a cell that exists, once, with a number of its kind.
#include "core/recipe/plandraft.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace attn {

namespace {

Fault checkValue(const std::string& path, const NamedShape& tensor, float value)
{
    if (tensor.kind == Kind::Boolean && value != 0 && value != 1)
        return fault(path, tensor.name + " holds only 0 and 1, got " + decimal(value));
    if (tensor.kind == Kind::Integer && !(std::isfinite(value) && value == std::trunc(value)))
        return fault(path, tensor.name + " holds whole numbers, got " + decimal(value));
    return std::nullopt;
}

} // namespace

Fault checkEdits(const PlanDraft& draft)
{
    const auto& edits = draft.scene().edits;
    if (edits.size() > max_edits)
        return fault("edits", std::to_string(edits.size()) + " edits, more than " + std::to_string(max_edits));
    std::vector<std::tuple<const NamedShape*, std::int64_t, std::size_t>> cells;
    cells.reserve(edits.size());
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const Edit& edit = edits[i];
        const std::string path = "edits[" + std::to_string(i) + "]";
        const NamedShape* tensor = draft.find(edit.tensor);
        if (!tensor && std::ranges::count(computedNames(draft.scene().config.stage), edit.tensor))
            return fault(path + ".tensor",
                         inQuotes(edit.tensor) + " is computed; only inputs and what draws make can be edited");
        if (!tensor)
            return fault(path + ".tensor", "no tensor named " + inQuotes(edit.tensor));
        const std::int64_t cell = cellOf(*tensor, edit.index);
        if (cell < 0)
            return fault(path + ".index", (edit.index.size() > 8 ? "too long" : toString(edit.index)) +
                                              " does not lie inside " + edit.tensor + " " + toString(tensor->shape));
        if (auto bad = checkValue(path + ".value", *tensor, edit.value))
            return bad;
        cells.emplace_back(tensor, cell, i);
    }
    std::ranges::sort(cells);
    const auto same = [](const auto& a, const auto& b) {
        return std::get<0>(a) == std::get<0>(b) && std::get<1>(a) == std::get<1>(b);
    };
    if (const auto twice = std::ranges::adjacent_find(cells, same); twice != cells.end())
        return fault("edits[" + std::to_string(std::get<2>(twice[1])) + "]",
                     "the same cell as edits[" + std::to_string(std::get<2>(twice[0])) + "]");
    return std::nullopt;
}

} // namespace attn

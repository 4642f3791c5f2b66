// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that every override names a cell that this configuration computes, once, with a number of its kind.
#include "core/base/limits.h"
#include "core/base/numbertext.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/recipe/plandraft.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace attn {

namespace {

const StageTensor* findComputed(const std::vector<StageTensor>& stages, const std::string& name)
{
    const StageTensor* tensor = findStage(stages, name);
    return tensor && tensor->computed() ? tensor : nullptr;
}

Fault checkOverride(const PlanDraft& draft, const std::string& path, const EditList::Entry& pinned)
{
    if (draft.find(pinned.tensor))
        return fault(path + ".tensor",
                     say("%1 is an input or a drawn tensor, so it is not computed; change its values in edits",
                         inQuotes(pinned.tensor)));
    const StageTensor* tensor = findComputed(draft.plan.stages, pinned.tensor);
    if (!tensor) {
        std::vector<StageTensor> computed;
        std::ranges::copy_if(draft.plan.stages, std::back_inserter(computed), &StageTensor::computed);
        return fault(path + ".tensor", say("%1 is not computed here; this scene computes %2", inQuotes(pinned.tensor),
                                           joinedTexts(computed, &StageTensor::name)));
    }
    const std::string shaped = tensor->name + " " + toString(tensor->shape);
    const std::size_t axes = tensor->shape.size();
    if (pinned.index.size() != axes)
        return fault(path + ".index",
                     sayCount("%1 has 1 axis, but the index has %2", "%1 has %n axes, but the index has %2", axes,
                              shaped, sayCount("1 number", "%n numbers", pinned.index.size())));
    if (flatIndex(tensor->shape, pinned.index) < 0)
        return fault(path + ".index", say("%1 is outside %2", toString(pinned.index), shaped));
    if (!fitsKind(pinned.value, tensor->kind))
        return fault(path + ".value", say("%1 can contain only 0 and 1, got %2", tensor->name, shortest(pinned.value)));
    return std::nullopt;
}

// Whether each has its own computed cell, and a number that it can hold.
bool everyOverrideFits(const PlanDraft& draft)
{
    return std::ranges::all_of(draft.scene().overrides.tensors(), [&](const auto& overrides) {
        const CellEdit* last = nullptr;
        return std::ranges::all_of(*overrides, [&](const CellEdit& pinned) {
            const CellEdit* before = std::exchange(last, &pinned); // of the same cell, where one cell is pinned twice
            return (!before || before->index != pinned.index) &&
                   fitsOverride(draft.plan.stages, overrides->tensor(), pinned);
        });
    });
}

Fault twicePinned(const std::vector<EditList::Entry>& overrides)
{
    for (std::size_t i = 0; i < overrides.size(); ++i)
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (overrides[earlier].tensor == overrides[i].tensor && overrides[earlier].index == overrides[i].index)
                return fault("overrides[" + std::to_string(i) + "]",
                             say("sets the same cell as overrides[%1]", earlier));
    return std::nullopt;
}

} // namespace

bool fitsOverride(const std::vector<StageTensor>& stages, const std::string& name, const CellEdit& pinned)
{
    const StageTensor* tensor = findComputed(stages, name);
    return tensor && flatIndex(tensor->shape, pinned.index) >= 0 && fitsKind(pinned.value, tensor->kind);
}

Fault checkOverrides(const PlanDraft& draft)
{
    const EditList& list = draft.scene().overrides;
    if (list.size() > max_overrides)
        return fault("overrides", longList(list.size(), max_overrides));
    if (everyOverrideFits(draft))
        return std::nullopt;
    const std::vector<EditList::Entry> overrides = list.inOrder();
    for (std::size_t i = 0; i < overrides.size(); ++i)
        if (auto bad = checkOverride(draft, "overrides[" + std::to_string(i) + "]", overrides[i]))
            return bad;
    return twicePinned(overrides);
}

} // namespace attn

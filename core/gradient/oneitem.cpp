// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/oneitem.h"

#include <algorithm>

namespace attn {

namespace {

bool countsItems(const StageTensor& tensor) { return tensor.axes.starts_with('b'); }

Tensor itemOf(const Tensor& tensor, std::int64_t item)
{
    Shape shape = tensor.shape();
    const std::int64_t size = tensor.size() / shape[0];
    shape[0] = 1;
    const auto part = tensor.values().subspan(item * size, size);
    return Tensor(std::move(shape), {part.begin(), part.end()}, tensor.kind());
}

std::shared_ptr<const KeepMask> itemOf(const KeepMask& keep, std::int64_t item)
{
    Shape shape = keep.shape();
    shape[0] = 1;
    auto part = std::make_shared<KeepMask>(shape);
    for (std::int64_t i = 0; i < part->size(); ++i)
        if (keep.kept(item * part->size() + i))
            part->keep(i);
    return part;
}

EditList overridesOf(const Realized& realized, std::int64_t item)
{
    EditList kept;
    for (const EditList::Entry& pinned : realized.overrides.inOrder()) {
        Edit edit = pinned;
        if (hasItems(realized, edit.tensor) && edit.index[0] != item)
            continue;
        if (hasItems(realized, edit.tensor))
            edit.index[0] = 0;
        kept.add(std::move(edit));
    }
    return kept;
}

} // namespace

bool hasItems(const Realized& realized, std::string_view tensor)
{
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    return stage && countsItems(*stage);
}

std::int64_t itemCount(const Realized& realized)
{
    return realized.config.stage == Stage::Attention ? realized.plan.dims.B : 1;
}

bool isLeftOut(std::string_view stage, std::string_view wanted)
{
    return stage != wanted && (stage == "cumulative_context" || stage == "row_sums" || stage == "output");
}

std::shared_ptr<const Realized> oneItem(const Realized& realized, std::int64_t item, std::string_view wanted)
{
    auto one = std::make_shared<Realized>(realized);
    one->cache = nullptr;
    one->edited.clear();
    if (realized.config.stage != Stage::Attention)
        return one;
    one->config.cumulative = !isLeftOut("cumulative_context", wanted);
    one->config.row_sums = !isLeftOut("row_sums", wanted);
    if (isLeftOut("output", wanted))
        one->plan.out_proj.clear();
    one->plan.dims.B = 1;
    for (NamedTensor& tensor : one->tensors)
        if (hasItems(realized, tensor.name))
            tensor.tensor = itemOf(tensor.tensor, item);
    for (NamedShape& tensor : one->plan.tensors)
        if (hasItems(realized, tensor.name))
            tensor.shape[0] = 1;
    std::erase_if(one->plan.stages, [&](const StageTensor& stage) { return isLeftOut(stage.name, wanted); });
    for (StageTensor& stage : one->plan.stages)
        if (countsItems(stage) && !stage.shape.empty())
            stage.shape[0] = 1;
    one->overrides = overridesOf(realized, item);
    if (realized.keep)
        one->keep = itemOf(*realized.keep, item);
    return one;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What the layer will compute, and how many numbers the whole trace will hold, before one of them is computed.
#include "core/base/say.h"
#include "core/layer/fastpath.h"
#include "core/layer/positions.h"
#include "core/recipe/plandraft.h"

#include <limits>

namespace attn {

namespace {

// The table is made for these.
StageSizes stageSizes(const PlanDraft& draft)
{
    const Config& config = draft.scene().config;
    StageSizes sizes;
    sizes.dims = draft.plan.dims;
    if (config.stage != Stage::Attention)
        sizes.alone = draft.find(config.stage == Stage::DropoutOnly ? "x" : "masked")->shape;
    else if (const NamedShape* mask = draft.find(config.mask.tensor))
        sizes.mask = mask->shape;
    if (const NamedShape* bias = draft.find(config.position_bias.tensor); bias && addsBias(config))
        sizes.bias = bias->shape;
    if (rotates(config))
        sizes.pairs = ropeDims(*config.rope, sizes.dims) / 2;
    if (!draft.plan.out_proj.empty())
        sizes.outputs = draft.find(draft.plan.out_proj + ".weight")->shape[0];
    return sizes;
}

std::int64_t saturatingSum(std::int64_t a, std::int64_t b)
{
    std::int64_t sum = 0;
    return __builtin_add_overflow(a, b, &sum) ? std::numeric_limits<std::int64_t>::max() : sum;
}

} // namespace

Fault planSizes(PlanDraft& draft)
{
    draft.plan.stages = stagesOf(draft.scene().config, stageSizes(draft));
    draft.plan.has_fast_path =
        hasFastPath(draft.scene().config, draft.plan.dims, draft.plan.stages, draft.scene().overrides);
    std::int64_t& total = draft.plan.elements;
    for (const NamedShape& tensor : draft.plan.tensors)
        total = saturatingSum(total, elementCount(tensor.shape));
    for (const StageTensor& tensor : draft.plan.stages) {
        if (!tensor.computed())
            continue;
        const std::int64_t elements = elementCount(tensor.shape);
        if (elements > max_tensor_elements)
            return fault("config", say("%1 %2 would have %3, but a tensor can have at most %4", tensor.name,
                                       toString(tensor.shape), amount(elements), countText(max_tensor_elements)));
        total = saturatingSum(total, elements);
    }
    if (total > max_scene_elements)
        return fault("scene", say("all tensors together would have %1, but a scene can have at most %2", amount(total),
                                  countText(max_scene_elements)));
    return std::nullopt;
}

} // namespace attn

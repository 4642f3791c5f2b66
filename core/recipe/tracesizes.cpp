// SPDX-License-Identifier: GPL-3.0-or-later
// How many numbers the whole trace of a scene will hold, before one of them is computed.
#include "core/recipe/plandraft.h"

#include <limits>

namespace attn {

namespace {

// Everything that a backend makes from this plan (core/engine/engine.h lists it). The attention matrices count as stored.
std::vector<NamedShape> attentionTensors(const PlanDraft& draft)
{
    const Config& config = draft.scene().config;
    const auto [B, T, D, O, H, hd] = draft.plan.dims;
    const Shape matrices = {B, H, T, T}, heads = {B, H, T, hd}, rows = {B, T, O};
    std::vector<NamedShape> made = {{"q", heads}, {"k", heads}, {"v", heads}, {"scores", matrices}};
    const auto add = [&](const char* name, const Shape& shape) { made.push_back({name, shape}); };
    const bool fused = config.projection == Projection::FusedInterleaved ||
                       config.projection == Projection::FusedBlocks || config.projection == Projection::MhaModule;
    if (fused)
        add("qkv", {B, T, 3 * O});
    if (config.projection == Projection::FusedInterleaved) {
        add("qkv_reshaped", {B, T, H, 3 * hd});
        add("qkv_permuted", {B, H, T, 3 * hd});
    }
    if (config.mask.kind == MaskKind::Causal)
        add("allowed", {T, T});
    if (dropoutIsOn(config))
        add("keep", matrices);
    add("dropped", matrices);
    if (config.normalize == Normalize::None)
        return made;
    for (const char* name : {"scaled", "masked", "weights"})
        add(name, matrices);
    if (config.mask.kind != MaskKind::None &&
        (config.mask.apply == MaskApply::PostSoftmax || config.mask.apply == MaskApply::PostSoftmaxRenorm)) {
        add("weights_unmasked", matrices);
        add("weights_times_mask", matrices);
    }
    if (config.row_sums)
        add("row_sums", {B, H, T});
    if (config.cumulative)
        add("cumulative_context", {B, H, T, T + 1, hd});
    add("head_context", heads);
    add("context", rows);
    if (!draft.plan.out_proj.empty())
        add("output", {B, T, draft.find(draft.plan.out_proj + ".weight")->shape[0]});
    return made;
}

std::vector<NamedShape> computedTensors(const PlanDraft& draft)
{
    switch (draft.scene().config.stage) {
    case Stage::Attention: return attentionTensors(draft);
    case Stage::DropoutOnly: return {{"keep", draft.find("x")->shape}, {"dropped", draft.find("x")->shape}};
    case Stage::SoftmaxOnly: return {{"weights", draft.find("masked")->shape}};
    }
    return {};
}

std::int64_t saturatingSum(std::int64_t a, std::int64_t b)
{
    std::int64_t sum = 0;
    return __builtin_add_overflow(a, b, &sum) ? std::numeric_limits<std::int64_t>::max() : sum;
}

} // namespace

Fault planSizes(PlanDraft& draft)
{
    std::int64_t& total = draft.plan.elements;
    for (const NamedShape& tensor : draft.plan.tensors)
        total = saturatingSum(total, elementCount(tensor.shape));
    for (const NamedShape& tensor : computedTensors(draft)) {
        const std::int64_t elements = elementCount(tensor.shape);
        if (elements > max_tensor_elements)
            return fault("config", tensor.name + " " + toString(tensor.shape) + " would be " + amount(elements) +
                                       "; one tensor may have " + std::to_string(max_tensor_elements));
        total = saturatingSum(total, elements);
    }
    if (total > max_scene_elements)
        return fault("scene", "all its tensors together would be " + amount(total) + "; a scene may have " +
                                  std::to_string(max_scene_elements));
    return std::nullopt;
}

} // namespace attn

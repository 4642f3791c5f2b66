// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/maskkind.h"

#include "core/base/say.h"
#include "core/rewrite/masktensors.h"
#include "core/rewrite/rewriting.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

bool fitsMask(const NamedShape* tensor, MaskKind kind, const Dims& dims)
{
    if (!tensor)
        return false;
    const bool right_kind = kind == MaskKind::Additive ? tensor->kind == Kind::Real : tensor->kind == Kind::Boolean;
    if (kind == MaskKind::Padding)
        return right_kind && tensor->shape == Shape{dims.B, dims.S};
    return right_kind && (tensor->shape == Shape{dims.T, dims.S} || tensor->shape == Shape{dims.B, dims.T, dims.S});
}

// The table's padding id, and where x's ids are; nullopt if x is not looked up or has no padding.
struct PaddingIds {
    std::string ids;
    std::int64_t padding = 0;
};

std::optional<PaddingIds> paddingIds(const Rewriting& rewriting)
{
    const std::int64_t maker = rewriting.makerOf("x");
    const auto* lookup = maker < 0 ? nullptr : std::get_if<Lookup>(&rewriting.scene.draws[maker]);
    const std::int64_t table = lookup ? rewriting.makerOf(lookup->table) : -1;
    const auto* embedding = table < 0 ? nullptr : std::get_if<Embedding>(&rewriting.scene.draws[table]);
    if (!embedding || !embedding->padding_idx)
        return std::nullopt;
    return PaddingIds{lookup->ids, *embedding->paddingRow()};
}

Result<Tensor> firstMask(const Rewriting& rewriting, MaskKind kind, const Dims& dims)
{
    if (kind != MaskKind::Padding) {
        if (dims.T * dims.S > max_given_numbers)
            return Error{
                say("mask: a mask of %1 x %2 values is too large to enter by hand; use “causal”.", dims.T, dims.S)};
        if (dims.S != dims.T) // no triangle between two lines of tokens
            return Tensor({dims.T, dims.S}, kind == MaskKind::Additive ? Kind::Real : Kind::Boolean);
        return causalTriangle(dims.T, kind);
    }
    Tensor mask({dims.B, dims.S}, Kind::Boolean);
    const auto padding = paddingIds(rewriting);
    if (!padding)
        return mask;
    const auto realized = realizeTensors(rewriting.scene);
    if (!realized)
        return realized.error();
    const Tensor& ids = (*realized)->at(padding->ids);
    for (std::int64_t i = 0; i < std::min(ids.size(), mask.size()); ++i)
        mask.mutableData()[i] = ids[i] == static_cast<float>(padding->padding);
    return mask;
}

// Adds the mask as an input called `name`, in place of one that was left over, and says what it is called.
std::string putMask(Rewriting& rewriting, std::string name, Tensor mask)
{
    rewriting.removeInput(name);
    rewriting.scene.edits.removeAll(name);
    while (rewriting.isMade(name))
        name += "_";
    rewriting.scene.inputs.push_back({name, std::move(mask)});
    return name;
}

// Names a tensor that fits, or makes one.
std::optional<Error> provideMask(Rewriting& rewriting, const Plan& plan, MaskKind kind)
{
    Mask& now = rewriting.scene.config.mask;
    std::string& name = now.tensor;
    if (now.kind == kind && fitsMask(plan.find(name), kind, plan.dims))
        return std::nullopt;
    const std::string made = usualMaskName(kind);
    if (fitsMask(plan.find(made), kind, plan.dims)) {
        name = made;
        return std::nullopt;
    }
    for (const NamedTensor& input : rewriting.scene.inputs) // "blocked" of a scene that has it ready
        if (kind != MaskKind::Additive && input.name != usualMaskName(MaskKind::Padding) &&
            input.name != usualMaskName(MaskKind::CustomBool) && fitsMask(plan.find(input.name), kind, plan.dims)) {
            name = input.name;
            return std::nullopt;
        }
    auto mask = firstMask(rewriting, kind, plan.dims);
    if (!mask)
        return mask.error();
    name = putMask(rewriting, made, std::move(*mask));
    return std::nullopt;
}

} // namespace

Result<Rewritten> setMaskKind(const Scene& scene, MaskKind kind, MaskApply apply)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    Rewriting rewriting(scene);
    Mask& mask = rewriting.scene.config.mask;
    if (!goTogether(kind, apply)) {
        apply = MaskApply::Add;
        rewriting.notes.push_back(say("An additive mask is added before the softmax."));
    }
    if (!hasTensor(kind))
        mask.tensor.clear();
    else if (auto fault = provideMask(rewriting, *planned, kind))
        return *fault;
    const bool moves = mask.kind != kind;
    mask.kind = kind;
    mask.apply = apply;
    if (moves) { // numbers of the new kind
        mask.window = kind == MaskKind::SlidingWindow ? std::max<std::int64_t>(1, (planned->dims.T + 1) / 2) : 0;
        mask.global = 0;
        mask.prefix = kind == MaskKind::Prefix ? std::min<std::int64_t>(2, planned->dims.T) : 0;
    }
    return rewriting.finish();
}

} // namespace attn

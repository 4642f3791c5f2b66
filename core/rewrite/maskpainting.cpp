// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/maskpainting.h"

#include "core/backends/maskedcells.h"
#include "core/base/say.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/masktensors.h"
#include "core/rewrite/rewriting.h"
#include "core/scene/options.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr float minus_infinity = -std::numeric_limits<float>::infinity();

std::string nameForMask(const Rewriting& rewriting, MaskKind kind)
{
    const Mask& now = rewriting.scene.config.mask;
    if (now.kind == kind && rewriting.scene.input(now.tensor))
        return now.tensor;
    std::string name = usualMaskName(kind);
    while (rewriting.makerOf(name) >= 0)
        name += "_";
    return name;
}

// Makes `mask` the scene's mask, replacing the numbers under its name.
void useMask(Rewriting& rewriting, MaskKind kind, Tensor mask)
{
    Scene& scene = rewriting.scene;
    const std::string name = nameForMask(rewriting, kind);
    scene.edits.removeAll(name);
    if (Tensor* input = scene.input(name))
        *input = std::move(mask);
    else
        scene.inputs.push_back({name, std::move(mask)});
    scene.config.mask.kind = kind;
    scene.config.mask.tensor = name;
    scene.config.mask.window = scene.config.mask.global = scene.config.mask.prefix = 0;
}

bool masksByPlace(MaskPreset preset)
{
    return preset == MaskPreset::Causal || preset == MaskPreset::SlidingWindow || preset == MaskPreset::Prefix;
}

MaskKind kindOf(MaskPreset preset)
{
    return preset == MaskPreset::SlidingWindow ? MaskKind::SlidingWindow
           : preset == MaskPreset::Prefix      ? MaskKind::Prefix
                                               : MaskKind::Causal;
}

std::optional<Error> tooLarge(const Dims& dims, std::int64_t items)
{
    if (items * dims.T * dims.S <= max_given_numbers)
        return std::nullopt;
    return Error{say("mask: a mask of %1 cells is too large to enter by hand; use “none”, “causal” or “padding”.",
                     items * dims.T * dims.S)};
}

// The mask's tensor with the numbers that hold: edits are in it.
Result<Tensor> maskTensor(const Scene& scene)
{
    const std::string& name = scene.config.mask.tensor;
    if (scene.input(name)) {
        Rewriting rewriting(scene);
        rewriting.bakeEdits(name);
        return Tensor(*rewriting.scene.input(name));
    }
    const auto realized = realizeTensors(scene);
    if (!realized)
        return realized.error();
    return (*realized)->at(name);
}

// Writes `value` into cells of the mask's tensor, which may be drawn or have edits before. A padding mask has no rows, but
// the layer has `queries`.
std::optional<Error> writeCells(Rewriting& rewriting, std::int64_t queries, std::int64_t item,
                                std::span<const MaskCell> cells, float value)
{
    const Mask& mask = rewriting.scene.config.mask;
    if (auto fault = rewriting.makeGiven(mask.tensor))
        return fault;
    rewriting.bakeEdits(mask.tensor);
    Tensor& tensor = *rewriting.scene.input(mask.tensor);
    float* numbers = tensor.mutableData();
    for (const auto& [q, k] : cells) {
        const std::int64_t cell = tensor.flatIndex(mask.kind == MaskKind::Padding ? Index{item, k}
                                                   : tensor.rank() == 3           ? Index{item, q, k}
                                                                                  : Index{q, k});
        if (cell < 0 || q < 0 || q >= queries)
            return Error{say("mask: the cell for query %1 and key %2 is outside %3 %4.", q, k, mask.tensor,
                             toString(tensor.shape()))};
        numbers[cell] = value;
    }
    return std::nullopt;
}

// 0 and -inf for False and True, and back.
Tensor inOtherForm(const Tensor& mask, bool additive)
{
    Tensor written(mask.shape(), additive ? Kind::Real : Kind::Boolean);
    std::ranges::transform(mask.values(), written.mutableData(), [&](float cell) {
        return additive ? (cell != 0 ? minus_infinity : 0.0f) : (cell == minus_infinity ? 1.0f : 0.0f);
    });
    return written;
}

// [B,S] as [B,T,S]: every query has the same keys blocked.
Tensor forEveryQuery(const Tensor& padding, std::int64_t T)
{
    const std::int64_t B = padding.dim(0), S = padding.dim(1);
    Tensor mask({B, T, S}, Kind::Boolean);
    for (std::int64_t row = 0; row < B * T; ++row)
        std::copy_n(padding.data() + row / T * S, S, mask.mutableData() + row * S);
    return mask;
}

// The keys [B,S] that a mask [B,T,S] blocks for every query alike; nullopt if its queries differ.
std::optional<Tensor> asPadding(const Tensor& mask)
{
    if (mask.rank() != 3)
        return std::nullopt;
    const std::int64_t B = mask.dim(0), T = mask.dim(1), S = mask.dim(2);
    Tensor keys({B, S}, Kind::Boolean);
    for (std::int64_t b = 0; b < B; ++b)
        std::copy_n(mask.data() + b * T * S, S, keys.mutableData() + b * S);
    return forEveryQuery(keys, T) == mask ? std::optional(keys) : std::nullopt;
}

} // namespace

Result<Tensor> blockedCells(const Scene& scene, std::int64_t item)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    const std::int64_t T = planned->dims.T, S = planned->dims.S;
    const MaskKind kind = scene.config.mask.kind;
    if (kind == MaskKind::None)
        return Tensor({T, S}, Kind::Boolean);
    if (kind == MaskKind::Causal)
        return blockedBy({MaskPreset::Causal}, T, S);
    if (kind == MaskKind::SlidingWindow || kind == MaskKind::Prefix) {
        const auto realized = realizeTensors(scene);
        if (!realized)
            return realized.error();
        const MaskedCells masked(**realized);
        Tensor blocked({T, S}, Kind::Boolean);
        for (std::int64_t cell = 0; cell < T * S; ++cell)
            blocked.mutableData()[cell] = masked(item, cell / S, cell % S);
        return blocked;
    }
    auto tensor = maskTensor(scene);
    if (!tensor)
        return tensor.error();
    const Tensor mask = kind == MaskKind::Padding    ? forEveryQuery(*tensor, T)
                        : kind == MaskKind::Additive ? inOtherForm(*tensor, false)
                                                     : *tensor;
    Tensor blocked({T, S}, Kind::Boolean);
    std::copy_n(mask.data() + (mask.rank() == 3 ? item * T * S : 0), T * S, blocked.mutableData());
    return blocked;
}

Result<Rewritten> startMaskFrom(const Scene& scene, const PresetMask& preset, std::int64_t item)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    const Dims& dims = planned->dims;
    const Mask& now = scene.config.mask;
    const bool additive = now.kind == MaskKind::Additive;
    const MaskApply apply = now.kind == MaskKind::None ? MaskApply::FillNegInf : now.apply;
    if (preset.preset == MaskPreset::None)
        return setMaskKind(scene, MaskKind::None, MaskApply::None);
    if (!additive && masksByPlace(preset.preset)) {
        auto begun = setMaskKind(scene, kindOf(preset.preset), apply);
        if (!begun)
            return begun;
        Rewriting numbers(begun->scene);
        Mask& mask = numbers.scene.config.mask;
        mask.window = preset.preset == MaskPreset::SlidingWindow ? preset.size : 0;
        mask.global = preset.preset == MaskPreset::SlidingWindow ? preset.global : 0;
        mask.prefix = preset.preset == MaskPreset::Prefix ? preset.size : 0;
        return numbers.finish();
    }

    Rewriting rewriting(scene);
    if (preset.preset == MaskPreset::Padding) {
        // Other batch items keep theirs.
        const auto begun = now.kind == MaskKind::Padding
                               ? Result(Rewritten{scene, {}, {}})
                               : setMaskKind(scene, MaskKind::Padding, additive ? MaskApply::Add : apply);
        if (!begun)
            return begun.error();
        auto keys = maskTensor(begun->scene);
        if (!keys)
            return keys.error();
        const Tensor row = blockedBy(preset, 1, dims.S);
        std::copy_n(row.data(), dims.S, keys->mutableData() + item * dims.S);
        if (!additive) {
            useMask(rewriting, MaskKind::Padding, std::move(*keys));
        } else {
            if (auto fault = tooLarge(dims, dims.B))
                return *fault;
            useMask(rewriting, MaskKind::Additive, inOtherForm(forEveryQuery(*keys, dims.T), true));
        }
    } else {
        if (auto fault = tooLarge(dims, 1))
            return *fault;
        Result<Tensor> blocked = blockedBy(preset, dims.T, dims.S);
        if (preset.preset == MaskPreset::Custom)
            blocked = blockedCells(scene, item);
        if (!blocked)
            return blocked.error();
        useMask(rewriting, additive ? MaskKind::Additive : MaskKind::CustomBool,
                additive ? inOtherForm(*blocked, true) : *blocked);
    }
    rewriting.scene.config.mask.apply = apply;
    return rewriting.finish();
}

Result<Rewritten> paintMask(const Scene& scene, std::int64_t item, std::span<const MaskCell> cells, bool block)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    Rewriting rewriting(scene);
    Mask& mask = rewriting.scene.config.mask;
    if (!hasTensor(mask.kind)) {
        if (auto fault = tooLarge(planned->dims, 1))
            return *fault;
        if (mask.kind == MaskKind::None)
            mask.apply = MaskApply::FillNegInf;
        else
            rewriting.notes.push_back(mask.kind == MaskKind::Causal
                                          ? say("The causal mask is now a hand-painted mask.")
                                          : say("The position mask is now a hand-painted mask."));
        auto blocked = blockedCells(scene, item);
        if (!blocked)
            return blocked.error();
        useMask(rewriting, MaskKind::CustomBool, std::move(*blocked));
    }
    if (auto fault = writeCells(rewriting, planned->dims.T, item, cells, block ? blockedValue(mask.kind) : 0))
        return *fault;
    return rewriting.finish();
}

Result<Rewritten> setMaskNumber(const Scene& scene, std::int64_t item, MaskCell cell, float value)
{
    if (scene.config.mask.kind != MaskKind::Additive)
        return Error{say("mask: only an additive mask adds a value; select that kind first.")};
    if (std::isnan(value) || value == std::numeric_limits<float>::infinity())
        return Error{say("mask: an added value must be finite or -inf.")};
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    Rewriting rewriting(scene);
    if (auto fault = writeCells(rewriting, planned->dims.T, item, {&cell, 1}, value))
        return *fault;
    return rewriting.finish();
}

Result<Rewritten> writeMaskToAdd(const Scene& scene)
{
    const Mask& now = scene.config.mask;
    if (now.kind == MaskKind::Additive)
        return Rewritten{scene, {}, {}};
    if (now.kind == MaskKind::None)
        return Error{say("mask: this scene has no mask to convert to values; select a mask first.")};
    if (masksAfter(scene.config))
        return Error{say("mask: this scene multiplies by the mask after the softmax, so there is nothing to add; "
                         "select “−∞ before softmax” first.")};
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    if (auto fault = tooLarge(planned->dims, now.kind == MaskKind::Padding ? planned->dims.B : 1))
        return *fault;
    const auto boolean = hasTensor(now.kind) ? maskTensor(scene) : blockedCells(scene, 0);
    if (!boolean)
        return boolean.error();
    Rewriting rewriting(scene);
    useMask(rewriting, MaskKind::Additive,
            inOtherForm(now.kind == MaskKind::Padding ? forEveryQuery(*boolean, planned->dims.T) : *boolean, true));
    if (masksBefore(scene.config))
        rewriting.scene.config.mask.apply = MaskApply::Add;
    return rewriting.finish();
}

Result<Rewritten> writeMaskAsBoolean(const Scene& scene)
{
    if (scene.config.mask.kind != MaskKind::Additive)
        return Rewritten{scene, {}, {}};
    const auto numbers = maskTensor(scene);
    if (!numbers)
        return numbers.error();
    const auto other =
        std::ranges::count_if(numbers->values(), [](float cell) { return cell != 0 && cell != minus_infinity; });
    if (other > 0)
        return Error{sayCount("mask: 1 value is neither 0 nor −∞, so True and False cannot represent it.",
                              "mask: %n values are neither 0 nor −∞, so True and False cannot represent them.", other)};
    Rewriting rewriting(scene);
    Tensor boolean = inOtherForm(*numbers, false);
    if (boolean.rank() == 2 && isCausalTriangle(boolean, MaskKind::CustomBool)) {
        rewriting.scene.config.mask.kind = MaskKind::Causal;
        rewriting.scene.config.mask.tensor.clear();
    } else if (auto keys = asPadding(boolean)) {
        useMask(rewriting, MaskKind::Padding, std::move(*keys));
    } else {
        useMask(rewriting, MaskKind::CustomBool, std::move(boolean));
    }
    return rewriting.finish();
}

Result<Scene> withMaskApply(const Scene& scene, MaskApply apply)
{
    Scene other = scene;
    if (!goTogether(scene.config.mask.kind, apply)) {
        auto boolean = writeMaskAsBoolean(scene);
        if (!boolean)
            return boolean.error();
        other = std::move(boolean->scene);
    }
    other.config.mask.apply = apply;
    return other;
}

LargestDifference largestDifference(std::span<const float> a, std::span<const float> b, std::int64_t columns)
{
    LargestDifference largest;
    for (std::size_t i = 0; i < a.size() && !largest.nan; ++i) {
        const bool one_nan = std::isnan(a[i]) != std::isnan(b[i]);
        // An infinity minus itself is nan, so equal numbers count as 0.
        const double difference = a[i] == b[i] ? 0 : std::abs(double(a[i]) - double(b[i]));
        if (one_nan || difference > largest.value)
            largest = {one_nan ? std::numeric_limits<double>::quiet_NaN() : difference, std::int64_t(i) / columns,
                       std::int64_t(i) % columns, one_nan};
    }
    return largest;
}

} // namespace attn

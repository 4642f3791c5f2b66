// SPDX-License-Identifier: GPL-3.0-or-later
// Five variants of applying one mask to the same scores: what each gives, whether its rows still sum to 1, and how much
// two of them differ. No widgets; computeVariants is meant for a worker.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"
#include "core/rewrite/maskpainting.h"
#include "ui/document/selection.h"
#include "ui/kit/severity.h"
#include "ui/matrix/heatmapdata.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace attn {

// In the order in which they are shown.
inline constexpr std::array<MaskApply, 6> mask_variants = {
    MaskApply::FillNegInf,  MaskApply::Add,  MaskApply::PostSoftmaxRenorm,
    MaskApply::PostSoftmax, MaskApply::None, MaskApply::PostSoftmaxNegInf};
using VariantOrder = std::array<MaskApply, mask_variants.size()>;

struct VariantVerdict {
    Severity severity = Severity::Ok;
    QString text;  // of the first row that is wrong
    QString whole; // of all wrong rows; empty if only one
};

struct MaskVariant {
    MaskApply apply = MaskApply::None;
    ComputedPtr
        computed;      // of a large scene its trace holds the weights alone; null where this mask cannot be applied so
    QString refusal;   // then: why
    HeldMatrixPtr map; // the weights of the batch item and head in focus; made by showWay
    HeldMatrixPtr shown;     // this variant's state at the scene's step; `map` itself at the end
    VariantVerdict standing; // before that: what it is at, "Waits: masks after the softmax"

    bool whole() const { return shown == map; }
};

// Runs the scene of `base` once per variant on the default backend. Empty if `stop` was requested.
std::vector<MaskVariant> computeVariants(const ComputedPtr& base, const StopToken& stop);
// Makes the pictures of one head: the weights, and this variant's state at the scene's step. It follows the steps it
// shares with the scene's own variant, pauses during those it lacks, and runs its own extra steps on a row as soon as
// the row has finished the step before.
void showVariant(MaskVariant& variant, const Realized& scene, const Selection& selection);

// "Rows sum to 1", "Row Your sums to 0.1551"; counts the keys that keep weight if nothing is applied.
VariantVerdict variantVerdict(const MaskVariant& variant, int batch);

// Two variants compared in batch item `batch`, in words for a card; the maps set the digits. `number` is empty if they
// cannot be compared.
struct VariantComparison {
    LargestDifference largest;
    Severity severity = Severity::Ok;
    QString number;         // "6.0 × 10⁻⁸", "0.8449", "0", "nan"
    QString reason;         // "the same up to rounding in float32", "the lost weight is not handed on"
    QString brief;          // the same for small spaces
    bool somewhere = false; // the reason belongs to the cell `largest` names
};
VariantComparison compareVariants(const MaskVariant& first, const MaskVariant& second, int batch);

// The cell that the scene's steps have just masked, and what became of its number, in the same form; nullopt at other
// steps.
std::optional<VariantComparison> maskedNow(const Computed& scene, const Selection& selection);

// The queries that may attend to no key at all, in batch item `batch`.
std::vector<int> queriesWithoutKeys(const Computed& computed, int batch);

} // namespace attn

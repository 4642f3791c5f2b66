// SPDX-License-Identifier: GPL-3.0-or-later
// The five ways of applying one mask to the same scores: what each gives, whether its rows still sum to 1, and by how much two of them differ. No widgets; computeWays is meant for a worker.
#pragma once

#include "core/engine/computed.h"
#include "core/rewrite/maskpainting.h"
#include "ui/document/selection.h"
#include "ui/kit/severity.h"
#include "ui/matrix/heatmapdata.h"

#include <QString>

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace attn {

// In the order in which they are shown.
inline constexpr std::array<MaskApply, 6> mask_ways = {
    MaskApply::FillNegInf,  MaskApply::Add,  MaskApply::PostSoftmaxRenorm,
    MaskApply::PostSoftmax, MaskApply::None, MaskApply::PostSoftmaxNegInf};
using WayOrder = std::array<MaskApply, mask_ways.size()>;

struct WayVerdict {
    Severity severity = Severity::Ok;
    QString text;  // of the first row that is wrong
    QString whole; // of all of them; empty where there are no more
};

struct MaskWay {
    MaskApply apply = MaskApply::None;
    ComputedPtr
        computed;      // of a large scene its trace holds the weights alone; null where this mask cannot be applied so
    QString refusal;   // then: why
    HeldMatrixPtr map; // the weights of the batch item and head in focus; made by showWay
    HeldMatrixPtr shown; // what this way has come to at the walk's place; `map` itself at its end
    WayVerdict standing; // before that: what it is at, "Waits: masks after the softmax"

    bool whole() const { return shown == map; }
};

// Runs the scene of `base` once for each way on the everyday backend. Empty when `stop` was requested.
std::vector<MaskWay> computeWays(const ComputedPtr& base, const std::stop_token& stop);
// Makes the pictures of one head: the weights, and where the walk of the scene leaves this way. It shares the steps that it
// has in common with the scene's own way, stands where it is while the scene does what it does not, and what it alone
// does to a row it does as soon as the row is through the step before.
void showWay(MaskWay& way, const Realized& scene, const Selection& selection);

// "Rows sum to 1", "Row Your sums to 0.1551"; counts the keys that keep their weight where nothing is applied.
WayVerdict wayVerdict(const MaskWay& way, int batch);

// Two ways compared in batch item `batch`, in words for a card; the maps say with how many digits. `number` is empty
// where they cannot be.
struct WayComparison {
    LargestDifference largest;
    Severity severity = Severity::Ok;
    QString number;         // "6.0 × 10⁻⁸", "0.8449", "0", "nan"
    QString reason;         // "the same up to rounding in float32", "the lost weight is not handed on"
    QString brief;          // the same where there is little room
    bool somewhere = false; // the reason belongs to the cell `largest` names
};
WayComparison compareWays(const MaskWay& first, const MaskWay& second, int batch);

// The cell that the walk of the scene has just masked, and what became of its number, in the same form; nothing at other
// steps.
std::optional<WayComparison> maskedNow(const Computed& scene, const Selection& selection);

// The queries that may attend to no key at all, in batch item `batch`.
std::vector<int> queriesWithoutKeys(const Computed& computed, int batch);

} // namespace attn

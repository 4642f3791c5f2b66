// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in a computed layer, and what is true but surprising: the checks of the inspector and the dropout
// studio. Each knows its stage and when it can be shown. Pure: no widget.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"
#include "ui/kit/severity.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace attn {

struct Check {
    Severity severity = Severity::Ok;
    QString text; // the fact and the reason, in one sentence
    std::string tensor =
        {};              // in the table of stages: what it is about, which must be computed before anything is shown
    QString topic = {};  // "row sums": what it is about, without the result; empty: it is known before the computation
    bool beside = false; // about the rows that hide nothing alone: shown while others do
    bool operator==(const Check&) const = default;
};

enum class CheckScope { AllHeads, HeadInFocus };

// All of a layer, in the order of its stages: symmetric scores, what the mask left, row sums, masked weights, dropout,
// joined heads, and the rows that the trace warns about. In layers of more than a million weights only the head in focus
// is read anyway, and the sentences say so.
std::vector<Check> checksOf(const Computed& computed, int batch, int head, CheckScope scope = CheckScope::AllHeads);
// Whether checksOf reads little enough for a frame; otherwise keep it off the GUI thread.
bool checksAreQuick(const Computed& computed);

// One cell of a dropout drawn many times.
struct DrawnMean {
    std::int64_t draws = 0;      // so far
    bool more = true;            // more may follow
    double mean = 0, result = 0; // of the draws; without dropout, as eval mode has it
};
// Whether the mean of many draws has reached the result without dropout. Red if it is over four standard errors away,
// or if no more draws can follow and so few would not distinguish the result from 0. nullopt if the layer draws no
// dropout.
std::optional<Check> meanCheck(const Computed& computed, const DrawnMean& drawn, int digits);

// The checks shown below card `stage` of the rail at a step (nullopt: everything is computed): its own, "not yet" for
// those whose tensor is not complete, "hidden" for those with hidden numbers, and faults of other stages, which are
// named.
std::vector<Check> checksAt(const std::vector<Check>& checks, const Computed& computed, const QString& stage,
                            const Walk& steps, const std::optional<StepPlace>& step);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in a computed layer, and what is true but surprising: the lamps of the inspector and of the dropout
// studio. Each knows its stage and when it can be said. Pure: no widget.
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
        {};             // of the table of stages: what is spoken of, and must be computed before anything can be said
    QString topic = {}; // "row sums": what it is about, without the result; empty: it is known before the computation
    bool operator==(const Check&) const = default;
};

enum class CheckScope { AllHeads, HeadInFocus };

// All of a layer, in the order of its stages: symmetric scores, what the mask left, row sums, masked weights, dropout,
// joined heads, and the rows that the trace warns about. In layers of more than a million weights only the head in focus
// is read anyway, and the sentences say so.
std::vector<Check> checksOf(const Computed& computed, int batch, int head, CheckScope scope = CheckScope::AllHeads);
// Whether what checksOf reads is read within a frame; otherwise somebody else than the GUI thread has to.
bool checksAreQuick(const Computed& computed);

// One cell of a dropout drawn many times.
struct DrawnMean {
    std::int64_t draws = 0;      // so far
    bool more = true;            // others may follow
    double mean = 0, result = 0; // of the draws; without dropout, as eval mode has it
};
// Whether the mean of many draws has come to the result without dropout: red where it is further away than four of its
// standard errors, and where no more draws can follow although so few would not tell the result from 0. Nothing where
// the layer draws no dropout.
std::optional<Check> meanCheck(const Computed& computed, const DrawnMean& drawn, int digits);

// What stands beneath card `stage` of the rail at a place of the walk (none: everything is computed): its own checks,
// "not yet" for those whose tensor is not complete, "hidden" for those of which numbers are, and what is wrong in other
// stages, which are named.
std::vector<Check> checksAt(const std::vector<Check>& checks, const Computed& computed, const QString& stage,
                            const Walk& steps, const std::optional<StepPlace>& step);

} // namespace attn

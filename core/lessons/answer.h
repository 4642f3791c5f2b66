// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback to a learner: on a number typed for a hidden cell or a question, on a choice, and on a goal. In one place
// for the window and the page, so that both judge alike.
#pragma once

#include "core/base/severity.h"
#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "core/lessons/steps.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

struct Answer {
    Severity severity = Severity::Off; // Ok: right; Off: not an answer yet
    std::string words;
};

// Writes a number with this many decimals, as the window or the page shows numbers.
using NumberWriter = std::string (*)(double value, int digits);

// `typed` for a cell that `computed` hides: right within the digits shown. Names a usual mistake: "0.8626 is the score, not the
// weight."
Answer judged(std::string_view typed, const Computed& computed, const CellRef& cell, int digits, NumberWriter write);
// `typed` for a question whose answer is a number. Off without words where the computation has no such cell.
Answer judged(std::string_view typed, const Question& question, const Computed& computed, int digits,
              NumberWriter write);
Answer judged(const Choice& choice);
// `state`: nullopt if not known yet. `shown`: the program has shown a solution.
Answer judged(const std::optional<ConditionState>& state, bool shown);

// The hidden cells that a step asks for.
struct ToPredict {
    int all = 0, left = 0;             // cells that the mask fills are not counted
    std::optional<CellRef> next;       // that is hidden
    Answer stateFor(bool shown) const; // "2 of 5 left"; `shown`: the program has shown them
};
// `computed`: as the learner sees it.
ToPredict toPredict(const Computed& computed, const std::vector<CellBlock>& asked);

} // namespace attn

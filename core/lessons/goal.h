// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson step asks the learner to reach, as conditions on the numbers that the program checks.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "core/model/nextpieces.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

enum class ConditionKind { Largest, AtLeast, AtMost, Equals, Masked, SumsTo, MostProbable, NotMostProbable };

// A kind's names in files and menus, whether it compares with a number, and what it applies to.
struct ConditionWords {
    ConditionKind kind;
    std::string_view name;  // "largest"
    std::string_view label; // "is the largest of its row"
    bool has_value;
    bool of_cell = true, of_next = false;
};
std::span<const ConditionWords> conditionKinds();
const ConditionWords& wordsOf(ConditionKind kind);

struct Condition {
    CellRef cell; // as parseCellRef takes it, all of its axes; of SumsTo any cell of the row
    ConditionKind is = ConditionKind::Largest;
    double value = 0;     // AtLeast, AtMost, Equals, SumsTo
    double within = 1e-4; // Equals, SumsTo
    std::string next;     // of no cell, but of this token as a model's next one: "ter", "·the"; value is a probability
    bool operator==(const Condition&) const = default;
};

struct ConditionState {
    bool reached = false;
    double now = 0;     // the cell's number, the row's sum, or the token's probability
    double wanted = 0;  // the target: the row's largest other one, the value, the most probable one's
    double missing = 0; // how far away, from 0 on; nan where a number is nan
    std::string words;  // "0.2364 (largest: 0.2380)", "0.2380, runner-up 0.2364"
};

// Every cell of the blocks that the computation has, in their order.
std::vector<CellRef> cellsIn(const Computed& computed, const std::vector<CellBlock>& blocks);

// Whether any condition needs a model's next token.
bool asksForNext(std::span<const Condition> conditions);

// `next`: of the page whose layer was computed; null if there is none. Fails for a cell that the computation does not
// have, or a token that the model does not have.
Result<ConditionState> stateOf(const Condition& condition, const Computed& computed, const NextPieces* next = nullptr);
// Whether all of them hold, and the words of the first that does not, else of the last; of several limits of its kind those
// of the number that is nearest to its own. None hold vacuously: no condition is an error.
Result<ConditionState> stateOf(std::span<const Condition> conditions, const Computed& computed,
                               const NextPieces* next = nullptr);

} // namespace attn

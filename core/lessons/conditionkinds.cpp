// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what a goal can ask; the reader and the editor's menus need no more of goals.
#include "core/base/say.h"
#include "core/lessons/goal.h"

#include <algorithm>
#include <array>

namespace attn {

namespace {

constexpr std::array<ConditionWords, 8> kinds = {{
    {ConditionKind::Largest, "largest", SAY_LATER("is the largest in its row"), false},
    {ConditionKind::AtLeast, "at_least", SAY_LATER("is at least"), true, true, true},
    {ConditionKind::AtMost, "at_most", SAY_LATER("is at most"), true, true, true},
    {ConditionKind::Equals, "equals", SAY_LATER("equals"), true},
    {ConditionKind::Masked, "masked", SAY_LATER("is masked"), false},
    {ConditionKind::SumsTo, "sums_to", SAY_LATER("is in a row that sums to"), true},
    {ConditionKind::MostProbable, "most_probable", SAY_LATER("is the most probable next token"), false, false, true},
    {ConditionKind::NotMostProbable, "not_most_probable", SAY_LATER("is not the most probable next token"), false,
     false, true},
}};

} // namespace

std::span<const ConditionWords> conditionKinds() { return kinds; }

const ConditionWords& wordsOf(ConditionKind kind) { return *std::ranges::find(kinds, kind, &ConditionWords::kind); }

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a class is told about the chosen cell: a question, the formula, the numbers, the value; no more than the walk has
// computed. Pure: no widget.
#pragma once

#include "core/engine/computed.h"
#include "ui/explain/formulabox.h"
#include "ui/facts/checks.h"
#include "ui/facts/equationlines.h"

#include <QString>

#include <vector>

namespace attn {

class Selection;

inline constexpr int class_decimals = 2; // and as many more as make an equation true

struct TintedWord {
    QString text;
    Tint tint = Tint::Text;
    bool strong = false;
};

struct CellFacts {
    QString lead;                    // "How much does"
    std::vector<TintedWord> words;   // "one" " look at " "journey" "?"
    Formula formula;                 // null for what is given
    std::vector<EquationLine> lines; // up to the value, which stands below them
    QString value;                   // empty: not computed yet
    bool begun = false;              // the value so far
    bool hidden = false;             // the value is a question mark
};

// Empty where no cell is chosen.
CellFacts cellFacts(const Computed& computed, const Selection& selection);
// Of the checks that can be said at the place of the walk, the one to show: what is wrong before all else. Without words
// where there is none.
Check lampFor(const std::vector<Check>& checks, const Computed& computed, const Selection& selection);

} // namespace attn

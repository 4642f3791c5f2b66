// SPDX-License-Identifier: GPL-3.0-or-later
// What a class sees of the selected cell: a question, the formula, the numbers, the value; no more than is computed so
// far. Pure: no widget.
#pragma once

#include "core/engine/computed.h"
#include "ui/explain/formulabox.h"
#include "ui/facts/checks.h"
#include "ui/facts/equationlines.h"
#include "ui/matrix/focusedrow.h"

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
    Formula formula;                 // null for given values
    std::vector<EquationLine> lines; // up to the value, which is shown below
    QString value;                   // empty: not computed yet
    int decimals = class_decimals;   // of the value
    bool begun = false;              // the value so far
    bool hidden = false;             // the value is a question mark
    std::optional<FocusedRow> row;   // that the cell is in, as far as it is computed
};

// Empty where no cell is chosen.
CellFacts cellFacts(const Computed& computed, const Selection& selection);
// The check to show, of those known at the current step: errors first. Empty text if there is none.
Check lampFor(const std::vector<Check>& checks, const Computed& computed, const Selection& selection);

} // namespace attn

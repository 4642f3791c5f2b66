// SPDX-License-Identifier: GPL-3.0-or-later
// The substituted equation of a cell as the window shows it: short lines of numbers, each of which can link to the cell
// it came from. Pure: no widget.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <QString>

#include <optional>
#include <vector>

namespace attn {

struct EquationPart {
    QString text;
    std::optional<CellRef> link; // the cell that this number is
    bool strong = false;         // the result, or the term that the cell is about
    bool quiet = false;          // names, signs of omitted terms
    bool joined = false;         // stays on one line with the part before
    bool omitted = false;        // stands for terms that are left out
};

struct EquationLine {
    std::vector<EquationPart> parts; // above the fraction bar, if any
    std::vector<EquationPart> below; // not empty: a fraction
    QString right;                   // at the right end: the running sum
};

// Writes out at most `most_terms` terms and counts the others; 0: all.
std::vector<EquationLine> equationLines(const Explanation& explanation, const Computed& computed, int digits,
                                        std::size_t most_terms);

// The first part of a softmax, before anything is divided: this cell's own exponential. For a sum its own number.
std::vector<EquationLine> ownTermLines(const Explanation& explanation, const Computed& computed, int digits);

// Whether its products are written one below the other, each with the sum so far.
bool writesRunningSum(const Explanation& explanation);

// Makes it the explanation of the sum so far: of the first `count` terms.
void keepTerms(Explanation& explanation, std::size_t count);

} // namespace attn

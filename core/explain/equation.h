// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation as a person reads or copies it: the substituted equation as text, as LaTeX and as PyTorch.
#pragma once

#include "core/explain/explain.h"

#include <functional>
#include <string>

namespace attn {

// How an equation names cells and numbers.
struct EquationStyle {
    int digits = 4; // decimals, 0 .. 17; what they would show as 0 is written with an exponent
    // A cell's whole name: "scores[journey, with]"; null: toString of the cell, "scores[0,0,1,4]".
    std::function<std::string(const CellRef&)> name = {};
    // The most terms written out, the others become "… (58 more)"; 0: all. The PyTorch form always has all.
    std::size_t most_terms = 0;
    bool running_sums = true; // of a context, after each of its terms
};

// Names queries and keys by the scene's tokens: "scores[journey, with]". A batch or head axis of size 1 is omitted,
// others stay numbers: "scores[1, head 2, journey, with]". A repeated token has its position: "the (5)". The function
// keeps a copy of what it needs.
std::function<std::string(const CellRef&)> tokenNames(const Scene& scene, const Realized& realized);

// "scores[journey, with] = q·k = 0.4306·0.2408 + 1.4551·0.6706 = 1.0795". One line, ASCII minus, the last number is the
// cell's value; softmax shows maximum, exponentials, sum and quotient; dropout the draw, the comparison and the scale;
// context the running sum.
std::string equationText(const Explanation& explanation, const EquationStyle& style = {});
// The same for LaTeX's math mode, without dollar signs.
std::string equationLatex(const Explanation& explanation, const EquationStyle& style = {});
// Lines of Python that compute the number with torch from the terms alone, in full precision, print it, and end in a
// comment with the value.
std::string equationTorch(const Explanation& explanation, const EquationStyle& style = {});

} // namespace attn

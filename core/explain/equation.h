// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation as a person reads or copies it: the substituted equation as text, as LaTeX and as PyTorch.
#pragma once

#include "core/explain/explain.h"

#include <functional>
#include <string>

namespace attn {

// How an equation names cells and numbers.
struct EquationStyle {
    int digits = 4; // decimals, 0 .. 17
    // The labels inside the brackets of a cell's name: {"journey", "with"}; null: the numbers of the index.
    std::function<std::string(const CellRef&)> name;
    // At most this many terms are written out, the others become "… (58 more)"; 0: all.
    std::size_t most_terms = 0;
};

// Names queries and keys by the scene's tokens: "scores[journey, with]". Leading axes of size 1 are left out, others
// stay as numbers: "scores[1, head 2, journey, with]".
std::function<std::string(const CellRef&)> tokenNames(const Scene& scene, const Realized& realized, const Trace& trace);

// "scores[journey, with] = q·k = 0.4306·0.2408 + 1.4551·0.6706 = 1.0795". One line; softmax shows maximum,
// exponentials, sum and quotient; dropout the draw, the comparison and the scale; context the running sum.
std::string equationText(const Explanation& explanation, const EquationStyle& style = {});
// The same for LaTeX's math mode, without dollar signs.
std::string equationLatex(const Explanation& explanation, const EquationStyle& style = {});
// Lines of Python that compute the number with torch from the terms alone, and end in a comment with the value.
std::string equationTorch(const Explanation& explanation, const EquationStyle& style = {});

} // namespace attn

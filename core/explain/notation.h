// SPDX-License-Identifier: GPL-3.0-or-later
// The symbols of an equation, as plain text or as LaTeX: only what differs between the two forms.
#pragma once

#include "core/explain/equation.h"

#include <vector>

namespace attn {

// The name of a cell in this style, as plain text.
std::string cellName(const CellRef& cell, const EquationStyle& style);

class Notation {
public:
    Notation(const EquationStyle& style, bool latex) : m_style(style), m_latex(latex) {}

    std::string number(double value) const { return number(value, m_style.digits); }
    std::string number(double value, int digits) const;
    std::string factor(double value) const; // a negative one in parentheses
    std::string value(const Explanation& explanation) const;
    std::string cell(const CellRef& cell) const;
    std::string tensor(const std::string& name) const;
    std::string words(const std::string& text) const;
    // A sentence of say() with these, already written, in the places of %1 to %9.
    std::string sentence(std::string_view text, const std::vector<std::string>& values) const;
    std::string times(const std::string& a, const std::string& b) const { return a + (m_latex ? " \\cdot " : "·") + b; }
    std::string quotient(const std::string& a, const std::string& b) const;
    std::string root(double radicand) const { return root(number(radicand, 0)); }
    std::string root(const std::string& radicand) const;
    std::string square(const std::string& base) const { return base + (m_latex ? "^2" : "²"); }
    std::string absolute(const std::string& inner) const
    {
        return m_latex ? "\\left|" + inner + "\\right|" : "|" + inner + "|";
    }
    std::string cosine(const std::string& angle) const { return (m_latex ? "\\cos" : "cos") + brackets(angle); }
    std::string sine(const std::string& angle) const { return (m_latex ? "\\sin" : "sin") + brackets(angle); }
    std::string exp(const std::string& exponent) const;
    std::string sumOf(const std::string& what) const;
    std::string atMost() const { return m_latex ? " \\le " : " <= "; }
    std::string atLeast() const { return m_latex ? " \\ge " : " >= "; }
    // "a + b - c": subtracts a term that begins with a minus; counts those beyond the style's limit.
    std::string sum(const std::vector<std::string>& terms) const;
    std::string grouped(const std::string& inner) const; // below or above a line, which groups by itself in LaTeX
    std::string brackets(const std::string& inner) const;

private:
    const EquationStyle& m_style;
    bool m_latex;
};

} // namespace attn

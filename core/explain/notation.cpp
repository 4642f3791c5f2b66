// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/notation.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/withheld.h"

#include <cmath>

namespace attn {

namespace {

// Text inside \text{…}.
// Without the isolates around words from right to left, which TeX does not know.
std::string escapedForLatex(std::string text)
{
    for (const std::string_view mark : {"\u2068", "\u2069"})
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
            text.erase(at, mark.size());
    std::string escaped;
    for (const char c : text) {
        if (c == '\\')
            escaped += "\\textbackslash{}";
        else if (c == '~' || c == '^')
            escaped += std::string("\\") + c + "{}";
        else if (std::string("#$%&_{}").find(c) != std::string::npos)
            escaped += std::string("\\") + c;
        else
            escaped += c;
    }
    return escaped;
}

} // namespace

std::string cellName(const CellRef& cell, const EquationStyle& style)
{
    return style.name ? style.name(cell) : toString(cell);
}

std::string Notation::number(double value, int digits) const
{
    if (!isWithheld(value))
        value = static_cast<float>(value); // what a cell shows, by whatever backend
    std::string text = decimalText(value, digits);
    if (!m_latex || isWithheld(value))
        return text;
    if (std::isinf(value))
        return value < 0 ? "-\\infty" : "\\infty";
    if (std::isnan(value))
        return "\\mathrm{nan}";
    const std::size_t exponent = text.find('e');
    if (exponent == std::string::npos)
        return text;
    return text.substr(0, exponent) + " \\cdot 10^{" + std::to_string(std::stoi(text.substr(exponent + 1))) + "}";
}

std::string Notation::factor(double value) const
{
    const std::string text = number(value);
    return text.starts_with('-') ? brackets(text) : text;
}

std::string Notation::value(const Explanation& explanation) const
{
    return number(explanation.value, explanation.kind == Kind::Real ? m_style.digits : 0);
}

std::string Notation::cell(const CellRef& cell) const
{
    const std::string name = cellName(cell, m_style);
    const std::size_t bracket = name.find('[');
    if (!m_latex || bracket == std::string::npos)
        return m_latex ? tensor(name) : name;
    std::string inner = name.substr(bracket + 1, name.size() - bracket - 2), matrix = tensor(name.substr(0, bracket));
    const auto column = inner.rfind(", "), row = column == 0 ? std::string::npos : inner.rfind(", ", column - 1);
    if (column != std::string::npos && row != std::string::npos) {
        matrix += "_{" + words(inner.substr(0, row)) + "}"; // item and head choose the matrix
        inner.erase(0, row + 2);
    }
    return matrix + "[" + words(inner) + "]";
}

std::string Notation::tensor(const std::string& name) const
{
    if (!m_latex)
        return name;
    return name.size() == 1 ? name : "\\mathrm{" + escapedForLatex(name) + "}";
}

std::string Notation::words(const std::string& text) const
{
    return m_latex ? "\\text{" + escapedForLatex(text) + "}" : text;
}

std::string Notation::sentence(std::string_view text, const std::vector<std::string>& values) const
{
    const std::size_t at = text.find('%');
    const std::string own = text.empty() || at == 0 ? "" : words(std::string(text.substr(0, at)));
    return at == text.npos ? own
                           : own + values.at(std::size_t(text[at + 1] - '1')) + sentence(text.substr(at + 2), values);
}

std::string Notation::quotient(const std::string& a, const std::string& b) const
{
    return m_latex ? "\\frac{" + a + "}{" + b + "}" : a + " / " + b;
}

std::string Notation::root(const std::string& radicand) const
{
    return m_latex ? "\\sqrt{" + radicand + "}" : "sqrt(" + radicand + ")";
}

std::string Notation::exp(const std::string& exponent) const
{
    return (m_latex ? "\\exp" : "exp") + brackets(exponent);
}

std::string Notation::sumOf(const std::string& what) const { return (m_latex ? "\\sum " : "Σ ") + what; }

std::string Notation::sum(const std::vector<std::string>& terms) const
{
    std::string text;
    std::size_t written = 0;
    for (const std::string& term : terms) {
        if (m_style.most_terms && written == m_style.most_terms)
            break;
        if (written++ == 0)
            text = term;
        else
            text += term.starts_with('-') ? " - " + term.substr(1) : " + " + term;
    }
    if (written < terms.size())
        text += (m_latex ? " + \\dots " : " + … ") + words(say("(%1 more)", terms.size() - written));
    return text;
}

std::string Notation::grouped(const std::string& inner) const { return m_latex ? inner : brackets(inner); }

std::string Notation::brackets(const std::string& inner) const
{
    return m_latex ? "\\left(" + inner + "\\right)" : "(" + inner + ")";
}

} // namespace attn

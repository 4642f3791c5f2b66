// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation as lines of Python.
#include "core/base/numbertext.h"
#include "core/base/oneof.h"
#include "core/explain/notation.h"

#include <cmath>

namespace attn {

namespace {

std::string listOf(const std::vector<double>& values)
{
    return "torch.tensor([" + joinedTexts(values, narrowCodeNumber) + "])";
}

std::string namesOf(const std::vector<CellRef>& cells, const EquationStyle& style)
{
    if (cells.empty())
        return "";
    const std::string last = cells.size() > 1 ? (cells.size() > 2 ? " … " : ", ") + cellName(cells.back(), style) : "";
    return "  # " + cellName(cells.front(), style) + last;
}

class TorchLines {
public:
    TorchLines(const Explanation& explanation, const EquationStyle& style) : m_(explanation), m_style(style) {}

    std::string text() const
    {
        std::string body = lines();
        if (body.find("inf") != std::string::npos || body.find("nan") != std::string::npos)
            body = "inf, nan = float(\"inf\"), float(\"nan\")\n" + body;
        return "import torch\n\n" + body + "  # " + cellName(m_.cell, m_style) + " = " + number(m_.value) +
               (m_.overridden ? ", overridden; computed " + number(m_.result) : "") + "\n";
    }

private:
    std::string number(double value) const { return decimalText(value, m_.kind == Kind::Real ? m_style.digits : 0); }
    static std::string printed(const std::string& expression) { return "print(" + expression + ")"; }
    static std::string printedItem(const std::string& expression) { return printed(expression + ".item()"); }

    std::string lines() const
    {
        if (m_.zeroed)
            return printed("0.0");
        switch (m_.operation) {
        case Operation::Given:
        case Operation::Drawn: return printedItem("torch.tensor(" + narrowCodeNumber(m_.value) + ")");
        case Operation::Copy: return score() + printedItem("x");
        case Operation::Product: return product();
        case Operation::Scale:
            if (m_.scale == 0)
                return score() + printedItem("(x * " + narrowCodeNumber(m_.terms[0].factor) + ")");
            return score() + printedItem("(x / " + narrowCodeNumber(std::round(m_.scale * m_.scale)) + " ** 0.5)");
        case Operation::Mask:
            return score() + printedItem("x.masked_fill(torch.tensor(" + truth(m_.blocked) + "), -inf)");
        case Operation::MaskAdd: return maskAdd();
        case Operation::MaskAfter: return score() + printedItem("(x * " + narrowCodeNumber(m_.terms[0].factor) + ")");
        case Operation::Softmax: return row("torch.softmax(z, dim=-1)");
        case Operation::SoftmaxNaive: return row("(torch.exp(z) / torch.exp(z).sum())");
        case Operation::Sum: return row("(z / z.sum())");
        case Operation::Dropout:
            if (m_.draw->overridden)
                return score() + "p, keep = " + narrowCodeNumber(m_.draw->p) + ", " + truth(m_.draw->kept) + "\n" +
                       printedItem("(x * ((" + keptFactorText() + ") if keep else 0))");
            if (!m_.draw->u) // p is 1
                return score() + printedItem("(x * 0)");
            return score() + comparison() + printedItem("(x * ((" + keptFactorText() + ") if keep else 0))");
        case Operation::Keep: return m_.draw->u ? comparison() + printed("int(keep)") : printed("0");
        case Operation::Function: return score() + printedItem("(" + written(m_.function, "x", "torch.") + ")");
        case Operation::Allowed: return printed("int(" + allowed() + ")");
        case Operation::Norm: return norm();
        case Operation::Rotate: return m_.turned->pair < 0 ? score() + printedItem("x") : rotated();
        case Operation::Add:
            return score() + "y = torch.tensor(" + narrowCodeNumber(m_.terms[1].value) + ")" +
                   namesOf({m_.terms[1].input}, m_style) + "\n" + printedItem("(x + y)");
        case Operation::Slope:
            return printedItem("torch.tensor(-" + narrowCodeNumber(m_.distance->slope) + " * abs(" +
                               std::to_string(m_.cell.index[2]) + " - " + std::to_string(m_.cell.index[1]) + "))");
        case Operation::Bucket: return score() + printedItem("x");
        case Operation::SinkShare:
            return row(m_.stable ? "torch.softmax(z, dim=-1)" : "(torch.exp(z) / torch.exp(z).sum())");
        }
        return "";
    }

    std::string keptFactorText() const { return m_.draw->factor == DropoutFactor::OneOverP ? "1 / p" : "1 / (1 - p)"; }
    static std::string truth(bool value) { return value ? "True" : "False"; }

    std::string allowed() const
    {
        const std::string key = std::to_string(m_.cell.index[1]), query = std::to_string(m_.cell.index[0]);
        const auto number = [](std::int64_t of) { return std::to_string(of); };
        if (m_.rule.kind == MaskKind::Prefix)
            return key + " <= " + query + " or " + key + " < " + number(m_.rule.prefix);
        if (m_.rule.kind == MaskKind::SlidingWindow)
            return key + " <= " + query + " and (" + query + " - " + key + " < " + number(m_.rule.window) + " or " +
                   key + " < " + number(m_.rule.global) + ")";
        return key + " <= " + query;
    }

    std::string norm() const
    {
        std::vector<double> values;
        for (const Term& term : m_.terms)
            values.push_back(term.value);
        return "x = " + listOf(values) + namesOf({m_.terms.front().input, m_.terms.back().input}, m_style) +
               "\nw = torch.tensor(" + narrowCodeNumber(m_.beside->value) + ")" + namesOf({m_.beside->input}, m_style) +
               "\n" +
               printedItem("(x[" + std::to_string(m_.own) + "] / torch.sqrt((x * x).mean() + " +
                           narrowCodeNumber(m_.epsilon) + ") * " + (m_.unit_offset ? "(1 + w)" : "w") + ")");
    }

    std::string rotated() const
    {
        return "x, y = " + listOf({m_.terms[0].value, m_.terms[1].value}) +
               namesOf({m_.terms[0].input, m_.terms[1].input}, m_style) + "\nangle = torch.tensor(" +
               narrowCodeNumber(m_.turned->angle) + ")  # position " + std::to_string(m_.turned->position) + "\n" +
               printedItem(std::string("(x * torch.cos(angle) ") + (m_.turned->first ? "-" : "+") +
                           " y * torch.sin(angle))");
    }

    std::string score() const
    {
        return "x = torch.tensor(" + narrowCodeNumber(m_.terms[0].value) + ")" + namesOf({m_.terms[0].input}, m_style) +
               "\n";
    }

    std::string comparison() const
    {
        return "u, p = " + narrowCodeNumber(*m_.draw->u) + ", " + narrowCodeNumber(m_.draw->p) + "\nkeep = u < 1 - p\n";
    }

    std::string product() const
    {
        std::vector<double> values, factors;
        std::vector<CellRef> inputs, cells;
        for (const Term& term : m_.terms) {
            values.push_back(term.value);
            factors.push_back(term.factor);
            inputs.push_back(term.input);
            if (term.factor_from)
                cells.push_back(*term.factor_from);
        }
        return "values = " + listOf(values) + namesOf(inputs, m_style) + "\nfactors = " + listOf(factors) +
               namesOf(cells, m_style) + "\n" + printedItem("(values * factors).sum()");
    }

    std::string maskAdd() const
    {
        const double added = m_.terms.size() > 1 ? m_.terms[1].value : m_.blocked ? -INFINITY : 0;
        return score() + printedItem("(x + " + narrowCodeNumber(added) + ")");
    }

    std::string row(const std::string& share) const
    {
        std::vector<double> values;
        for (const Term& term : m_.terms)
            values.push_back(term.value);
        if (m_.beside) // the sink is the last
            values.push_back(m_.beside->value);
        const std::size_t own = m_.operation == Operation::SinkShare ? values.size() - 1 : m_.own;
        const bool cooled = m_.temperature != 1;
        return "z = " + listOf(values) + (cooled ? " / " + narrowCodeNumber(m_.temperature) : "") +
               namesOf({m_.terms.front().input, m_.terms.back().input}, m_style) + "\n" +
               printedItem(share + "[" + std::to_string(own) + "]");
    }

    const Explanation& m_;
    const EquationStyle& m_style;
};

} // namespace

std::string equationTorch(const Explanation& explanation, const EquationStyle& style)
{
    return TorchLines(explanation, style).text();
}

} // namespace attn

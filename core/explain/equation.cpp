// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/equation.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/withheld.h"
#include "core/explain/notation.h"

#include <cmath>

namespace attn {

namespace {

// The expressions between equals signs, from the cell's name to its value.
class Equation {
public:
    Equation(const Explanation& explanation, const EquationStyle& style, bool latex)
        : m_(explanation), m_style(style), m_write(style, latex)
    {
    }

    std::string text() const
    {
        std::string line = m_write.cell(m_.cell), computed;
        for (const std::string& step : steps())
            computed += step + " = ";
        if (m_.overridden)
            return m_write.sentence(say("%1 (pinned; computed: %2)"),
                                    {line + " = " + m_write.value(m_),
                                     computed + m_write.number(m_.result, m_.kind == Kind::Real ? m_style.digits : 0)});
        return line + " = " + computed + m_write.value(m_);
    }

private:
    std::vector<std::string> steps() const
    {
        if (m_.zeroed)
            return {m_write.words(say("0 (no key left)"))};
        switch (m_.operation) {
        case Operation::Given:
        case Operation::Drawn: return {};
        case Operation::Copy: return {m_write.cell(m_.terms[0].input)};
        case Operation::Product: return product();
        case Operation::Scale:
            if (m_.scale == 0)
                return {m_write.times(termTensor(), m_write.words("scale")),
                        m_write.times(termValue(), m_write.number(m_.terms[0].factor))};
            return {m_write.quotient(termTensor(), m_write.root(std::round(m_.scale * m_.scale))),
                    m_write.quotient(termValue(), m_write.number(m_.scale))};
        case Operation::Mask:
            if (!m_.blocked)
                return {m_write.cell(m_.terms[0].input)};
            return {m_write.words("masked_fill") + m_write.brackets(termValue() + ", " + m_write.number(-INFINITY))};
        case Operation::MaskAdd: return maskAdd();
        case Operation::MaskAfter:
            return {m_write.times(termTensor(), m_write.words("allowed")),
                    m_write.times(termValue(), m_write.number(m_.terms[0].factor, 0))};
        case Operation::Softmax:
        case Operation::SoftmaxNaive:
        case Operation::Sum: return share();
        case Operation::Dropout: return dropout();
        case Operation::Keep:
            return m_.draw->u ? std::vector{m_write.brackets("u < 1 - p"), m_write.brackets(comparison())}
                              : std::vector<std::string>();
        case Operation::Function:
            return {written(m_.function, termTensor(), ""),
                    written(m_.function, m_write.factor(m_.terms[0].value), "")};
        case Operation::Allowed: return allowed();
        case Operation::Norm: return norm();
        case Operation::Rotate: return rotated();
        case Operation::Add:
            return {termTensor() + " + " + m_write.tensor(m_.terms[1].input.tensor),
                    m_write.sum({termValue(), m_write.number(m_.terms[1].value)})};
        case Operation::Slope: {
            const std::string slope = m_write.number(-m_.distance->slope);
            return {m_write.times(m_write.words("-slope"), m_write.absolute(m_write.words(say("key - query")))),
                    m_write.times(slope, m_write.absolute(std::to_string(m_.cell.index[2]) + " - " +
                                                          std::to_string(m_.cell.index[1])))};
        }
        case Operation::Bucket:
            return {m_write.sentence(say("%1 (distance %2: bucket %3)", "%1", m_.distance->after, m_.distance->bucket),
                                     {m_write.cell(m_.terms[0].input)})};
        case Operation::SinkShare: return share();
        }
        return {};
    }

    // What a mask by position requires of key and query positions.
    std::vector<std::string> allowed() const
    {
        const auto places = [&](const std::string& key, const std::string& query) {
            const std::string before = key + m_write.atMost() + query;
            const auto number = [](std::int64_t of) { return std::to_string(of); };
            if (m_.rule.kind == MaskKind::Prefix)
                return before + m_write.words(" or ") + key + " < " + number(m_.rule.prefix);
            if (m_.rule.kind != MaskKind::SlidingWindow)
                return before;
            const std::string near = query + " - " + key + " < " + number(m_.rule.window);
            return before + m_write.words(" and ") +
                   (m_.rule.global == 0
                        ? near
                        : "(" + near + m_write.words(" or ") + key + " < " + number(m_.rule.global) + ")");
        };
        return {m_write.brackets(places(m_write.words("key"), m_write.words("query"))),
                m_write.brackets(places(std::to_string(m_.cell.index[1]), std::to_string(m_.cell.index[0])))};
    }

    std::vector<std::string> norm() const
    {
        const std::string x = termTensor(), own = m_write.number(m_.terms[m_.own].value);
        const std::string epsilon = shortest(static_cast<float>(m_.epsilon)), weight = m_write.number(m_.beside->value);
        const auto times = [&](const std::string& quotient, const std::string& by) {
            return m_write.times(quotient, m_.unit_offset ? m_write.brackets("1 + " + by) : by);
        };
        std::vector<std::string> squares;
        for (const Term& term : m_.terms)
            squares.push_back(m_write.square(m_write.factor(term.value)));
        const std::string mean = m_write.quotient(rowSum(squares), std::to_string(m_.terms.size()));
        const std::string by = m_.beside->value < 0 && !m_.unit_offset ? m_write.brackets(weight) : weight;
        return {times(m_write.quotient(
                          x, m_write.root(m_write.sentence(say("mean of %1"), {m_write.square(x)}) + " + " + epsilon)),
                      m_write.tensor(m_.beside->input.tensor)),
                times(m_write.quotient(own, m_write.root(mean + " + " + epsilon)), by),
                times(m_write.quotient(own, m_write.root(m_write.number(m_.mean) + " + " + epsilon)), by)};
    }

    std::vector<std::string> rotated() const
    {
        if (m_.turned->pair < 0)
            return {m_write.cell(m_.terms[0].input)};
        const std::string sign = m_.turned->first ? " - " : " + ";
        const auto pair = [&](const std::string& one, const std::string& other, const std::string& angle) {
            return m_write.times(one, m_write.cosine(angle)) + sign + m_write.times(other, m_write.sine(angle));
        };
        const std::string place = std::to_string(m_.turned->position);
        const std::string turn = m_write.times(m_.turned->position < 0 ? m_write.brackets(place) : place,
                                               m_write.number(m_.turned->frequency));
        const std::string one = m_write.number(m_.terms[0].value), other = m_write.factor(m_.terms[1].value);
        return {pair(m_write.cell(m_.terms[0].input), m_write.cell(m_.terms[1].input), turn),
                pair(one, other, m_write.number(m_.turned->angle)),
                m_write.sum({m_write.times(one, m_write.factor(m_.terms[0].factor)),
                             m_write.times(m_write.number(m_.terms[1].value), m_write.factor(m_.terms[1].factor))})};
    }

    std::string termTensor() const { return m_write.tensor(m_.terms[0].input.tensor); }
    std::string termValue() const { return m_write.number(m_.terms[0].value); }

    // A weight is written before the value it weighs.
    bool weighs(const Term& term) const { return term.factor_from && term.input.tensor == "v"; }

    std::string symbol(const Term& term) const
    {
        const std::string value = m_write.tensor(term.input.tensor);
        if (!term.factor_from)
            return value;
        const std::string factor = m_write.tensor(term.factor_from->tensor);
        return weighs(term) ? m_write.times(factor, value) : m_write.times(value, factor);
    }

    std::string substituted(const Term& term) const
    {
        if (!term.factor_from)
            return m_write.number(term.value);
        return weighs(term) ? m_write.times(m_write.number(term.factor), m_write.factor(term.value))
                            : m_write.times(m_write.number(term.value), m_write.factor(term.factor));
    }

    std::vector<std::string> product() const
    {
        std::vector<std::string> symbols, products, running;
        double sum = 0;
        for (const Term& term : m_.terms) {
            if (const std::string each = symbol(term); symbols.empty() || symbols.back() != each)
                symbols.push_back(each);
            products.push_back(substituted(term));
            running.push_back(m_write.number(sum += term.value * term.factor));
        }
        if (m_.terms.empty())
            return {};
        if (m_.cell.tensor == "row_sums")
            return {m_write.sumOf(symbols[0]), m_write.sum(products)};
        std::string substitution = m_write.sum(products);
        if (m_style.running_sums && m_.cell.tensor == "head_context" && running.size() > 1 && !isWithheld(m_.value))
            substitution = m_write.sentence(say("%1 (running sum %2)"), {substitution, runningSum(running)});
        std::string formula = symbols[0];
        for (std::size_t i = 1; i < symbols.size(); ++i)
            formula += " + " + symbols[i];
        return {formula, substitution};
    }

    std::string runningSum(const std::vector<std::string>& sums) const
    {
        std::string text;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            if (m_style.most_terms && i == m_style.most_terms)
                return text + ", …";
            text += (i ? ", " : "") + sums[i];
        }
        return text;
    }

    std::vector<std::string> maskAdd() const
    {
        const double added = m_.terms.size() > 1 ? m_.terms[1].value : m_.blocked ? -INFINITY : 0;
        const std::string name = m_.terms.size() > 1 ? m_.terms[1].input.tensor : "mask";
        return {termTensor() + " + " + m_write.tensor(name), m_write.sum({termValue(), m_write.number(added)})};
    }

    std::vector<std::string> share() const
    {
        const bool sum = m_.operation == Operation::Sum, of_sink = m_.operation == Operation::SinkShare;
        const bool stable = m_.operation == Operation::Softmax || (of_sink && m_.stable);
        const Term& own = of_sink ? *m_.beside : m_.terms[m_.own];
        const auto inRow = [&](const std::string& z, const std::string& maximum) {
            const std::string cooled =
                m_.temperature == 1 ? z : z + " / " + decimalText(m_.temperature, shortestDigits());
            return sum ? cooled : m_write.exp(stable ? m_write.sum({cooled, "-" + maximum}) : cooled);
        };
        std::vector<std::string> parts;
        for (const Term& term : m_.terms)
            parts.push_back(m_write.number(sum ? term.value : term.exponential));
        if (m_.beside)
            parts.push_back(m_write.number(m_.beside->exponential));
        const std::string symbol = inRow(termTensor(), m_write.words("max"));
        const std::string sink = m_.beside ? inRow(m_write.tensor(m_.beside->input.tensor), m_write.words("max")) : "";
        const std::string whole =
            m_.beside ? m_write.grouped(m_write.sumOf(symbol) + " + " + sink) : m_write.sumOf(symbol);
        const std::string largest =
            stable ? m_write.words(" (max ") + m_write.number(m_.maximum) + m_write.words(")") : "";
        const std::string maximum = m_write.factor(m_.maximum);
        return {m_write.quotient(of_sink ? sink : symbol, whole) + largest,
                m_write.quotient(inRow(m_write.number(own.value), maximum), rowSum(parts)),
                m_write.quotient(m_write.number(sum ? own.value : own.exponential), m_write.number(m_.sum))};
    }

    std::string rowSum(const std::vector<std::string>& parts) const { return m_write.grouped(m_write.sum(parts)); }

    // As many decimals as the temperature has.
    int shortestDigits() const
    {
        int digits = 0;
        while (digits < 6 && std::abs(m_.temperature - std::stod(decimalText(m_.temperature, digits))) > 1e-9)
            ++digits;
        return digits;
    }

    // "0.2961 < 0.5000", with as many decimals as it takes to tell the two apart.
    std::string comparison(const std::string& limit_name = "") const
    {
        const double limit = 1 - m_.draw->p;
        int digits = m_style.digits;
        while (digits < 17 && decimalText(*m_.draw->u, digits) == decimalText(limit, digits))
            ++digits;
        return m_write.number(*m_.draw->u, digits) + (m_.draw->kept ? " < " : m_write.atLeast()) + limit_name +
               m_write.number(limit, digits);
    }

    std::vector<std::string> dropout() const
    {
        const bool by_p = m_.draw->factor == DropoutFactor::OneOverP;
        const std::string scale = !m_.draw->kept ? "0" : by_p ? "1/p" : "1/(1 - p)";
        const std::string product = m_write.times(termTensor(), scale);
        return {m_.draw->overridden ? m_write.sentence(say("%1 because the keep value is pinned"), {product})
                : m_.draw->u        ? m_write.sentence(say("%1 since %2"), {product, "u " + comparison("1 - p ")})
                                    : m_write.sentence(say("%1 since p is 1"), {product}),
                m_write.times(termValue(), m_.draw->kept ? m_write.number(m_.terms[0].factor) : "0")};
    }

    const Explanation& m_;
    const EquationStyle& m_style;
    Notation m_write;
};

} // namespace

std::string equationText(const Explanation& explanation, const EquationStyle& style)
{
    return Equation(explanation, style, false).text();
}

std::string equationLatex(const Explanation& explanation, const EquationStyle& style)
{
    return Equation(explanation, style, true).text();
}

} // namespace attn

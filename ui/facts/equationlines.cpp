// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/equationlines.h"

#include "ui/facts/equationwriter.h"

#include <cmath>
#include <utility>

namespace attn {

std::vector<EquationLine> EquationWriter::ownTerm()
{
    if (m_e.own >= m_e.terms.size())
        return {};
    const Term& own = m_e.terms[m_e.own];
    if (m_e.operation == Operation::Sum) {
        add({sign("="), linked(own.value, own.input, true)});
        return std::move(m_lines);
    }
    largest();
    add(power(own));
    add({sign("="), {number(own.exponential), std::nullopt, true, false}});
    return std::move(m_lines);
}

std::vector<EquationLine> EquationWriter::lines()
{
    switch (m_e.operation) {
    case Operation::Given:
    case Operation::Drawn:
    case Operation::Allowed: break;
    case Operation::Copy:
        if (!m_e.terms.empty())
            add({sign("="),
                 {QString::fromStdString(toString(m_e.terms.front().input)), m_e.terms.front().input, false, false}});
        endWithResult();
        break;
    case Operation::Product:
        products();
        endWithResult();
        break;
    case Operation::MaskAfter:
        products();
        add({quiet(m_e.blocked ? QObject::tr("blocked: times 0") : QObject::tr("allowed: times 1"))});
        endWithResult();
        break;
    case Operation::Scale:
        if (!m_e.terms.empty() && m_e.scale == 0)
            add({sign("="), linked(m_e.terms.front().value, m_e.terms.front().input), sign("·"),
                 plain(factor(m_e.terms.front().factor))});
        else if (!m_e.terms.empty())
            add({sign("="), linked(m_e.terms.front().value, m_e.terms.front().input), sign("/"),
                 plain(QStringLiteral("√%1").arg(std::lround(m_e.scale * m_e.scale))), sign("="),
                 plain(number(m_e.terms.front().value)), sign("/"), plain(number(m_e.scale))});
        endWithResult();
        break;
    case Operation::Function:
        add({sign("="), linked(m_e.terms.front().value, m_e.terms.front().input), sign("→"),
             quiet(QString::fromStdString(written(m_e.function, "x", "")))});
        endWithResult();
        break;
    case Operation::Norm: norm(); break;
    case Operation::Rotate: rotated(); break;
    case Operation::Slope:
        add({sign("="), plain(number(-m_e.distance->slope)), sign("·"),
             plain(QString::number(std::abs(m_e.distance->after)))});
        endWithResult();
        break;
    case Operation::Bucket:
        add({sign("="),
             {QString::fromStdString(toString(m_e.terms.front().input)), m_e.terms.front().input, false, false}});
        endWithResult();
        break;
    case Operation::Add:
        add({sign("="),
             linked(m_e.terms[0].value, m_e.terms[0].input),
             sign("+"),
             {factor(m_e.terms[1].value), m_e.terms[1].input, false, false}});
        endWithResult();
        break;
    case Operation::SinkShare: share(); break;
    case Operation::Mask:
    case Operation::MaskAdd: masked(); break;
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum: share(); break;
    case Operation::Dropout:
    case Operation::Keep: dropout(); break;
    }
    if (m_e.overridden)
        add({quiet(QObject::tr("overridden:")), {number(m_e.value), std::nullopt, true, false}});
    else if (!m_e.note.empty())
        addSentence(QString::fromStdString(m_e.note));
    return std::move(m_lines);
}

std::vector<EquationLine> equationLines(const Explanation& explanation, const Computed& computed, int digits,
                                        std::size_t most_terms)
{
    return EquationWriter(explanation, computed, digits, most_terms).lines();
}

std::vector<EquationLine> ownTermLines(const Explanation& explanation, const Computed& computed, int digits)
{
    return EquationWriter(explanation, computed, digits, 0).ownTerm();
}

void keepTerms(Explanation& explanation, std::size_t count)
{
    if (explanation.operation != Operation::Product || count >= explanation.terms.size())
        return; // the terms of others, a pair that is turned, are no sum
    explanation.terms.resize(count);
    explanation.result = 0;
    for (const Term& term : explanation.terms)
        explanation.result += term.value * term.factor;
    explanation.value = explanation.result;
    if (std::exchange(explanation.overridden, false))
        explanation.note.clear(); // what it is pinned to is told when it is done
}

} // namespace attn

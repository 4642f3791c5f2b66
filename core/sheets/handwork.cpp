// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/handwork.h"

#include "core/sheets/exercise.h"
#include "core/sheets/studentscene.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double large_exponent = 2; // from here on the maximum is taken off first
constexpr double nearly = 0.03;      // of the layer's own number
constexpr int factor_decimals = work_decimals;

} // namespace

double HandWork::rounded(double value) const { return m_rounds ? roundedTo(value, work_decimals) : value; }

double HandWork::valueOf(const CellRef& cell) const
{
    return m_computed.trace->cell(*m_computed.trace->find(cell.tensor), cell.index);
}

double HandWork::give(const CellRef& cell, int decimals)
{
    const double value = valueOf(cell);
    return m_written[toString(cell)] = std::isfinite(value) ? roundedTo(value, decimals) : value;
}

double HandWork::print(const CellRef& cell, int decimals)
{
    double& value = m_written.at(toString(cell));
    value = std::isfinite(value) ? roundedTo(value, decimals) : value;
    return value;
}

std::optional<double> HandWork::written(const CellRef& cell) const
{
    const auto found = m_written.find(toString(cell));
    return found == m_written.end() ? std::nullopt : std::optional(found->second);
}

Explanation HandWork::explained(const CellRef& cell) const
{
    return *explain(m_computed.scene, *m_computed.realized, *m_computed.trace, cell);
}

bool HandWork::takesMaximumOff(const Explanation& softmax) const
{
    return m_maximumOff || std::ranges::any_of(softmax.terms, [&](const Term& term) {
               const double z = written(term.input).value_or(term.value) / softmax.temperature;
               return std::isfinite(z) && std::abs(z) > large_exponent;
           });
}

double HandWork::exponential(const Explanation& softmax, std::size_t term) const
{
    double most = 0;
    if (takesMaximumOff(softmax)) {
        most = -HUGE_VAL;
        for (const Term& each : softmax.terms)
            most = std::max(most, written(each.input).value_or(each.value));
    }
    const double z = written(softmax.terms[term].input).value_or(softmax.terms[term].value);
    return rounded(std::exp((z - most) / roundedTo(softmax.temperature, factor_decimals)));
}

double HandWork::sum(const Explanation& row) const
{
    double sum = 0;
    for (std::size_t i = 0; i < row.terms.size(); ++i)
        sum += row.operation == Operation::Sum ? written(row.terms[i].input).value_or(row.terms[i].value)
                                               : exponential(row, i);
    return rounded(sum);
}

std::optional<double> HandWork::worked(const Explanation& explanation) const
{
    if (explanation.blocked && explanation.operation != Operation::MaskAfter)
        return -HUGE_VAL;
    for (const Term& term : explanation.terms)
        if (!written(term.input) || (term.factor_from && !written(*term.factor_from)))
            return std::nullopt;
    const auto first = [&] { return *written(explanation.terms.front().input); };
    switch (explanation.operation) {
    case Operation::Product: {
        double sum = 0;
        for (const Term& term : explanation.terms)
            sum += *written(term.input) * (term.factor_from ? *written(*term.factor_from) : term.factor);
        return sum;
    }
    case Operation::Copy: return explanation.zeroed ? 0 : first();
    case Operation::Scale: return first() * explanation.terms.front().factor;
    case Operation::Mask: return first();
    case Operation::Add:
    case Operation::MaskAdd: {
        double sum = 0;
        for (const Term& term : explanation.terms)
            sum += *written(term.input);
        return sum;
    }
    case Operation::MaskAfter: return explanation.blocked ? 0 : first();
    case Operation::Dropout: return first() * roundedTo(explanation.terms.front().factor, factor_decimals);
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
        return explanation.zeroed ? 0 : exponential(explanation, explanation.own) / sum(explanation);
    case Operation::Sum:
        return explanation.zeroed ? 0 : *written(explanation.terms[explanation.own].input) / sum(explanation);
    case Operation::Function: {
        const StageTensor* stage = findStage(m_computed.realized->plan.stages, explanation.cell.tensor);
        return stage->function.value(first(), m_computed.realized->config);
    }
    default: return std::nullopt; // given, drawn
    }
}

std::optional<double> HandWork::work(const CellRef& cell)
{
    const Explanation explanation = explained(cell);
    auto value = worked(explanation);
    if (!value || explanation.overridden) // a pinned number cannot be worked out
        return std::nullopt;
    if (std::isfinite(*value))
        *value = rounded(*value);
    const bool alike = *value == explanation.value ||
                       std::abs(*value - explanation.value) <= nearly * std::max(1.0, std::abs(explanation.value));
    if (!alike)
        return std::nullopt;
    m_written[toString(cell)] = *value;
    return value;
}

} // namespace attn

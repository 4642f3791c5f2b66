// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/operands.h"

#include "core/explain/formulas.h"

#include <algorithm>

namespace attn {

namespace {

class Gatherer {
public:
    Gatherer(const Formula& formula, const OperandsAsked& asked)
        : m_formula(formula), m_asked(asked), m_running(runningLetter(formula).first),
          m_across(formula.made.axes.empty() ? char(0) : formula.made.axes.back().letter)
    {
    }

    CellOperands product() const
    {
        CellOperands out{CellOperands::Layout::Product, m_formula.operation, {}, {}, {}};
        place(out, *m_formula.term);
        if (m_formula.factor)
            place(out, *m_formula.factor);
        if (m_formula.added)
            out.above.push_back(rowOf(*m_formula.added));
        return out;
    }

    CellOperands cells() const
    {
        CellOperands out{CellOperands::Layout::Cells, m_formula.operation, {}, {}, {}};
        for (const auto& operand :
             {m_formula.added, m_formula.term, m_formula.factor, m_formula.decided_by, m_formula.beside})
            if (operand)
                out.above.push_back(rowOf(*operand));
        return out;
    }

private:
    Letters lettersOf(std::int64_t row, std::int64_t column) const
    {
        return lettersAt(m_formula.made, m_asked.first + row * m_asked.columns + column).front();
    }

    // What goes with the result's columns goes above it, what goes with its rows left.
    void place(CellOperands& out, const Operand& operand) const
    {
        const bool above = hasLetter(operand, m_across);
        OperandBlock block{operand.tensor, 0, 0, {}};
        const OperandSpan& along = above ? m_asked.shownColumns : m_asked.shownRows;
        const auto add = [&](std::int64_t place, std::int64_t term) {
            Letters letters = above ? lettersOf(m_asked.row, place) : lettersOf(place, m_asked.column);
            letters[m_running] = term;
            block.cells.push_back(elementAt(operand, letters).value_or(-1));
        };
        const OperandSpan& terms = m_asked.shownTerms;
        if (above) {
            block.rows = terms.count, block.columns = along.count;
            for (std::int64_t term = terms.from; term < terms.end(); ++term)
                for (std::int64_t column = along.from; column < along.end(); ++column)
                    add(column, term);
        } else {
            block.rows = along.count, block.columns = terms.count;
            for (std::int64_t row = along.from; row < along.end(); ++row)
                for (std::int64_t term = terms.from; term < terms.end(); ++term)
                    add(row, term);
        }
        (above ? out.top : out.left) = std::move(block);
    }

    // What enters the shown cells of the current row, one for each.
    OperandBlock rowOf(const Operand& operand) const
    {
        OperandBlock block{operand.tensor, 1, m_asked.shownColumns.count, {}};
        for (std::int64_t column = m_asked.shownColumns.from; column < m_asked.shownColumns.end(); ++column) {
            Letters letters = lettersOf(m_asked.row, column);
            if (m_running) // a row operation lines up the row that the result has
                letters[m_running] = letters[m_across];
            block.cells.push_back(elementAt(operand, letters).value_or(-1));
        }
        return block;
    }

    const Formula& m_formula;
    const OperandsAsked& m_asked;
    char m_running, m_across;
};

bool isSum(const Formula& formula)
{
    return formula.operation == Operation::Product && runningLetter(formula).first != 0;
}

// Whether the numbers of a column are made together, or one number of a row, or a row from all heads: then no row of cells
// represents what enters.
bool goesDown(const Formula& formula)
{
    if (formula.operation == Operation::SinkShare ||
        (formula.operation == Operation::Norm && formula.term->axes.back().through && formula.term->view[1] > 1))
        return true;
    return isRowOperation(formula.operation) && formula.term->axes.back().letter != runningLetter(formula).first;
}

std::int64_t flatOf(const OperandsAsked& asked) { return asked.first + asked.row * asked.columns + asked.column; }

} // namespace

std::int64_t operandTerms(const Scene& scene, const Realized& realized, const OperandsAsked& asked)
{
    const std::vector<Formula> formulas = formulasOf(scene, realized);
    const Formula* formula = formulaFor(formulas, asked.tensor, flatOf(asked));
    return formula && isSum(*formula) ? runningLetter(*formula).second : 0;
}

CellOperands operandsOf(const Scene& scene, const Realized& realized, const OperandsAsked& asked)
{
    const std::vector<Formula> formulas = formulasOf(scene, realized);
    const Formula* formula = formulaFor(formulas, asked.tensor, flatOf(asked));
    if (!formula || (!formula->term && !formula->added && !formula->decided_by) || goesDown(*formula))
        return {};
    const Gatherer gatherer(*formula, asked);
    return isSum(*formula) ? gatherer.product() : gatherer.cells();
}

} // namespace attn

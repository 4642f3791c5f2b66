// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/circuits/circuitnumbers.h"

#include "core/explain/formulas.h"
#include "core/layer/circuitfacts.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace attn {

namespace {

// Below this share of a matrix, the other numbers are not computed.
constexpr std::int64_t share_of_matrix = 8;

std::int64_t strideOf(const Operand& operand, char letter)
{
    std::int64_t stride = 0, inner = 1;
    for (std::size_t axis = operand.view.size(); axis-- > 0; inner *= operand.view[axis])
        if (letter && operand.axes[axis].letter == letter)
            stride += inner;
    return stride;
}

// The numbers of an operand that a run of cells is made from, terms down and columns across; one column where they all have the
// same.
class Block {
public:
    // Reads nothing again if it would give the same numbers.
    void take(const TracedTensor& tensor, const Operand& operand, const Letters& letters, std::pair<char, char> running,
              std::int64_t terms, std::int64_t columns)
    {
        const std::int64_t by_term = strideOf(operand, running.first), by_column = strideOf(operand, running.second);
        const std::int64_t first = *elementAt(operand, letters);
        columns = by_column ? columns : 1;
        if (m_first == first && m_terms == terms && m_columns == columns)
            return;
        m_first = first, m_terms = terms, m_columns = columns;
        m_values.resize(terms * columns);
        if (by_column == 1 && by_term == columns) // whole rows, contiguous
            return tensor.read(first, std::span(m_values));
        if (columns == 1 && by_term == 1)
            return tensor.read(first, std::span(m_values));
        for (std::int64_t term = 0; term < terms; ++term) {
            const std::int64_t from = first + term * by_term;
            double* row = m_values.data() + term * columns;
            if (columns == 1)
                *row = tensor.at(from);
            else if (by_column == 1)
                tensor.read(from, std::span<double>(row, columns));
            else
                for (std::int64_t column = 0; column < columns; ++column)
                    row[column] = tensor.at(from + column * by_column);
        }
    }

    double at(std::int64_t term, std::int64_t column) const
    {
        return m_values[term * m_columns + (m_columns == 1 ? 0 : column)];
    }
    // Of one term.
    std::span<const double> row(std::int64_t term) const
    {
        return std::span(m_values).subspan(term * m_columns, m_columns);
    }

private:
    std::vector<double> m_values;
    std::int64_t m_first = -1, m_terms = 0, m_columns = 1;
};

class IdentityMatrix final : public TensorSource {
public:
    explicit IdentityMatrix(std::int64_t size) : m_size(size) {}
    double at(std::int64_t flat) const override { return flat / m_size == flat % m_size ? 1 : 0; }

private:
    std::int64_t m_size;
};

// What the rows of a matrix share from one to the next.
class RowMaker {
public:
    explicit RowMaker(const std::vector<TracedTensor>& inputs) : m_inputs(inputs) {}

    // The sum of each cell in the order of its terms, as an explanation adds them up.
    void make(const Formula& formula, Letters letters, std::span<double> out)
    {
        std::ranges::fill(out, 0.0);
        const auto columns = std::ssize(out);
        const char across = formula.made.axes.back().letter;
        if (formula.term) {
            const auto [summed, terms] = runningLetter(formula);
            if (summed)
                letters[summed] = 0;
            const std::pair running(summed, across);
            m_term.take(tensor(*formula.term), *formula.term, letters, running, terms, columns);
            if (formula.factor)
                m_factor.take(tensor(*formula.factor), *formula.factor, letters, running, terms, columns);
            for (std::int64_t term = 0; term < terms; ++term)
                addTerm(term, formula.factor.has_value(), out);
        }
        if (formula.added) {
            m_added.take(tensor(*formula.added), *formula.added, letters, {0, across}, 1, columns);
            for (std::int64_t column = 0; column < columns; ++column)
                out[column] += m_added.at(0, column);
        }
    }

private:
    const TracedTensor& tensor(const Operand& operand) const
    {
        return *std::ranges::find(m_inputs, operand.tensor, &TracedTensor::name);
    }

    void addTerm(std::int64_t term, bool has_factor, std::span<double> out) const
    {
        const std::span<const double> left = m_term.row(term);
        if (!has_factor) {
            for (std::size_t column = 0; column < out.size(); ++column)
                out[column] += left[left.size() == 1 ? 0 : column];
            return;
        }
        const std::span<const double> right = m_factor.row(term);
        if (left.size() == 1 && right.size() == out.size())
            for (std::size_t column = 0; column < out.size(); ++column)
                out[column] += left[0] * right[column];
        else
            for (std::size_t column = 0; column < out.size(); ++column)
                out[column] += left[left.size() == 1 ? 0 : column] * right[right.size() == 1 ? 0 : column];
    }

    const std::vector<TracedTensor>& m_inputs;
    Block m_term, m_factor, m_added;
};

} // namespace

CircuitNumbers::CircuitNumbers(const Shape& shape, std::vector<Formula> formulas, std::vector<TracedTensor> inputs)
    : m_formulas(std::move(formulas)), m_inputs(std::move(inputs))
{
    const MatrixShape matrix = matrixShape(shape);
    m_columns = matrix.columns;
    m_size = matrix.rows * matrix.columns;
    m_count = matrix.planes;
    m_matrices = std::make_unique<Matrix[]>(m_count);
    m_in_parts = std::ranges::none_of(m_inputs, [](const TracedTensor& input) { return isCircuit(input.name); });
}

// Any run of its numbers; false where it was stopped before its end.
bool CircuitNumbers::fill(std::int64_t flat, std::span<double> out, const StopToken& stop) const
{
    std::optional<RowMaker> rows;
    const Formula* before = nullptr;
    while (!out.empty()) {
        if (stop.requested())
            return false;
        const Formula& formula = *formulaFor(m_formulas, m_formulas.front().made.tensor, flat);
        if (std::exchange(before, &formula) != &formula)
            rows.emplace(m_inputs); // another tensor's numbers may reuse the address
        const bool across = formula.made.axes.back().letter != 0;
        const auto count = std::min<std::int64_t>(across ? m_columns - flat % m_columns : 1, std::ssize(out));
        rows->make(formula, lettersAt(formula.made, flat).front(), out.first(count));
        out = out.subspan(count);
        flat += count;
    }
    return true;
}

bool CircuitNumbers::workOut(std::int64_t number, const StopToken& stop) const
{
    Matrix& matrix = m_matrices[number];
    if (matrix.done)
        return true;
    const std::scoped_lock lock(matrix.making);
    if (matrix.done)
        return true;
    std::vector<double> values(m_size);
    if (!fill(number * m_size, values, stop))
        return false;
    matrix.values = std::move(values);
    matrix.done = true;
    return true;
}

template <class Number> void CircuitNumbers::copy(std::int64_t flat, std::span<Number> out) const
{
    while (!out.empty()) {
        const std::int64_t number = flat / m_size, inside = flat % m_size;
        const auto count = std::min<std::int64_t>(m_size - inside, std::ssize(out));
        if (m_in_parts && !m_matrices[number].done && count * share_of_matrix < m_size) {
            std::vector<double> few(count);
            fill(flat, few);
            std::ranges::copy(few, out.begin());
        } else {
            workOut(number, {});
            std::copy_n(m_matrices[number].values.begin() + inside, count, out.begin());
        }
        out = out.subspan(count);
        flat += count;
    }
}

double CircuitNumbers::at(std::int64_t flat) const
{
    double value = 0;
    copy(flat, std::span(&value, 1));
    return value;
}

void CircuitNumbers::read(std::int64_t flat, std::span<double> out) const { copy(flat, out); }
void CircuitNumbers::read(std::int64_t flat, std::span<float> out) const { copy(flat, out); }

bool CircuitNumbers::isWorkedOut() const
{
    return std::all_of(m_matrices.get(), m_matrices.get() + m_count,
                       [](const Matrix& matrix) { return bool(matrix.done); });
}

bool CircuitNumbers::workOut(const StopToken& stop) const
{
    for (const TracedTensor& input : m_inputs) // else it would be read to its end below
        if (const auto* circuit = dynamic_cast<const CircuitNumbers*>(input.source().get()))
            if (!circuit->workOut(stop))
                return false;
    for (std::int64_t number = 0; number < m_count; ++number)
        if (!workOut(number, stop))
            return false;
    return true;
}

double CircuitNumbers::multiplyAdds() const
{
    double all = static_cast<double>(m_size) * static_cast<double>(m_count) *
                 static_cast<double>(runningLetter(m_formulas.front()).second);
    for (const TracedTensor& input : m_inputs)
        if (const auto* circuit = dynamic_cast<const CircuitNumbers*>(input.source().get()))
            all += circuit->multiplyAdds();
    return all;
}

std::shared_ptr<const TensorSource> makeIdentity(std::int64_t size) { return std::make_shared<IdentityMatrix>(size); }

} // namespace attn

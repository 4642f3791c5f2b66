// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/productblock.h"

#include "core/base/strides.h"
#include "core/matrix/matrixaxes.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double rounding = 1e-5; // of the sum of all sizes, in float32

// The products of a head that is switched off are those of one that is on.
std::shared_ptr<const Realized> asIfOn(const Computed& computed)
{
    if (computed.realized->config.heads_off.empty())
        return computed.realized;
    auto on = std::make_shared<Realized>(*computed.realized);
    on->config.heads_off.clear();
    return on;
}

// One matrix of a tensor, in flat positions.
struct BlockPlane {
    std::int64_t first = 0, rows = 0, columns = 0;
};

std::optional<BlockPlane> planeOf(const Computed& computed, const std::string& tensor, std::int64_t batch,
                                  std::int64_t head)
{
    const TracedTensor* traced = computed.trace->find(tensor);
    if (!traced || elementCount(traced->shape) == 0)
        return std::nullopt;
    const TensorMatrix matrix = tensorMatrix(computed, *traced);
    if (matrix.planes != 1)
        return std::nullopt;
    return BlockPlane{matrix.firstPlane(batch, head) * matrix.rows * matrix.columns, matrix.rows, matrix.columns};
}

// Of heads with numbers of their own.
bool isOff(const Computed& computed, const std::string& tensor, std::int64_t head)
{
    return tensor == "head_context" && headIsOff(computed.realized->config, head);
}

// The numbers of one tensor with their marks, up to the current step; without one all of them.
class BlockNumbers {
public:
    BlockNumbers(const Computed& computed, const std::string& tensor, const Walk* steps = nullptr,
                 const std::optional<StepPlace>& step = std::nullopt)
        : m_tensor(*computed.trace->find(tensor)), m_matrix(matrixShape(m_tensor.shape)), m_rule(computed, m_tensor),
          m_steps(steps), m_step(step),
          m_perMatrix(tensorMatrix(computed, m_tensor).rows * tensorMatrix(computed, m_tensor).columns)
    {
    }

    BlockNumber at(std::int64_t flat) const
    {
        if (flat < 0)
            return {0, CellMark::None};
        const std::int64_t column = flat % m_matrix.columns;
        if (m_step && !m_steps->done(*m_step, m_tensor.name, flat % m_perMatrix / m_matrix.columns, column))
            return {};
        const double value = m_tensor.at(flat);
        return {value, m_rule(flat / m_matrix.columns / m_matrix.rows, flat / m_matrix.columns % m_matrix.rows, column,
                              value)};
    }

private:
    const TracedTensor& m_tensor;
    MatrixShape m_matrix;
    MarkRule m_rule;
    const Walk* m_steps;
    std::optional<StepPlace> m_step;
    std::int64_t m_perMatrix;
};

CellMark markOf(double product)
{
    if (std::isnan(product))
        return CellMark::Nan;
    if (std::isinf(product))
        return product > 0 ? CellMark::PlusInf : CellMark::MinusInf;
    return product == 0 ? CellMark::Zero : CellMark::None;
}

BlockNumber productOf(const BlockNumber& left, const BlockNumber& top, const BlockNumber& face)
{
    for (const BlockNumber* number : {&left, &top, &face})
        if (number->mark == CellMark::Hidden)
            return {0, CellMark::Hidden};
    if (left.mark == CellMark::Pending || top.mark == CellMark::Pending)
        return {};
    const double product = left.value * top.value;
    for (const BlockNumber* number : {&left, &top})
        if (number->mark == CellMark::Masked || number->mark == CellMark::Dropped)
            return {product, number->mark};
    return {product, markOf(product)};
}

OperandsAsked operandsAsked(const BlockPlane& plane, const BlockAsked& asked)
{
    return {asked.tensor,       plane.first, plane.columns, asked.rows.from,
            asked.columns.from, asked.rows,  asked.columns, asked.terms};
}

bool isPinned(const Computed& computed, const std::string& tensor, const Index& index)
{
    const auto pinned = computed.realized->overrides.of(tensor);
    return !pinned->empty() && pinned->find(index);
}

// How many products of a cell are joined to its sum.
std::int64_t joinedProducts(const std::string& tensor, std::int64_t row, std::int64_t column, std::int64_t all,
                            const Walk& steps, const std::optional<StepPlace>& step)
{
    if (!step)
        return all;
    const int number = steps.find(tensor);
    if (number < 0)
        return steps.done(*step, tensor) ? all : 0;
    switch (steps.state(*step, number, row, column)) {
    case StepState::Done: return all;
    case StepState::Begun: return std::min(step->term + 1, all);
    case StepState::Pending: break;
    }
    return 0;
}

} // namespace

BlockCounts blockCounts(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    const auto plane = planeOf(computed, tensor, batch, head);
    if (!stage || stage->operation != Operation::Product || !plane)
        return {};
    const auto realized = asIfOn(computed);
    BlockAsked asked{tensor, batch, head, {0, 1}, {0, 1}, {0, 1}};
    OperandsAsked one = operandsAsked(*plane, asked);
    const std::int64_t terms = operandTerms(computed.scene, *realized, one);
    if (terms == 0)
        return {};
    const CellOperands operands = operandsOf(computed.scene, *realized, one);
    const bool two = operands.layout == CellOperands::Layout::Product && operands.left && operands.top;
    return two ? BlockCounts{plane->rows, plane->columns, terms} : BlockCounts{};
}

ProductBlock productBlock(const Computed& computed, const BlockAsked& asked, const Walk& steps,
                          const std::optional<StepPlace>& step)
{
    ProductBlock block;
    block.all = blockCounts(computed, asked.tensor, asked.batch, asked.head);
    if (!isBlock(block.all))
        return block;
    const BlockPlane plane = *planeOf(computed, asked.tensor, asked.batch, asked.head);
    const CellOperands operands = operandsOf(computed.scene, *asIfOn(computed), operandsAsked(plane, asked));
    block.tensor = asked.tensor;
    block.leftTensor = operands.left->tensor;
    block.topTensor = operands.top->tensor;
    block.rows = asked.rows;
    block.columns = asked.columns;
    block.terms = asked.terms;
    block.headOff = isOff(computed, asked.tensor, asked.head);
    const BlockNumbers lefts(computed, block.leftTensor, &steps, step), tops(computed, block.topTensor, &steps, step);
    block.leftsAt = operands.left->cells;
    block.topsAt = operands.top->cells;
    for (const std::int64_t flat : block.leftsAt)
        block.lefts.push_back(lefts.at(flat));
    for (const std::int64_t flat : block.topsAt)
        block.tops.push_back(tops.at(flat));

    const BlockNumbers results(computed, asked.tensor); // the steps are asked below, by term
    const int rows = int(asked.rows.count), columns = int(asked.columns.count), terms = int(asked.terms.count);
    std::vector<BlockNumber> finished;
    std::vector<std::int64_t> joined;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const std::int64_t r = asked.rows.from + row, c = asked.columns.from + column;
            finished.push_back(results.at(plane.first + r * plane.columns + c));
            joined.push_back(joinedProducts(asked.tensor, r, c, block.all.terms, steps, step));
        }
    block.cubes.reserve(std::size_t(terms) * finished.size());
    for (int term = 0; term < terms; ++term)
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const std::size_t cell = std::size_t(row) * columns + column;
                const BlockNumber product = productOf(block.left(row, term), block.top(term, column), finished[cell]);
                block.cubes.push_back(asked.terms.from + term < joined[cell] ? product : BlockNumber{});
            }
    block.faces = std::move(finished);
    const int number = step ? steps.find(asked.tensor) : -1;
    for (std::size_t cell = 0; cell < joined.size() && step; ++cell) {
        const std::int64_t row = asked.rows.from + std::int64_t(cell) / columns,
                           column = asked.columns.from + std::int64_t(cell) % columns;
        const StepState state = number >= 0                       ? steps.state(*step, number, row, column)
                                : steps.done(*step, asked.tensor) ? StepState::Done
                                                                  : StepState::Pending;
        if (state == StepState::Done || block.faces[cell].mark == CellMark::Hidden)
            continue;
        block.faces[cell] = {};
        if (state == StepState::Begun) {
            BlockAsked own = asked;
            own.rows = {row, 1}, own.columns = {column, 1}, own.terms = {0, joined[cell]};
            const CellOperands so_far = operandsOf(computed.scene, *asIfOn(computed), operandsAsked(plane, own));
            double sum = 0;
            for (std::int64_t term = 0; term < joined[cell]; ++term)
                sum += lefts.at(so_far.left->at(0, term)).value * tops.at(so_far.top->at(term, 0)).value;
            for (std::int64_t more = joined[cell]; more <= step->term; ++more) // addends come last
                for (const OperandBlock& added : so_far.above)
                    sum += computed.trace->find(added.tensor)->at(added.cells.front());
            block.faces[cell] = {block.headOff ? 0 : sum, CellMark::Begun};
        }
    }
    return block;
}

BlockSum blockSum(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head,
                  std::int64_t row, std::int64_t column)
{
    BlockSum out;
    const BlockCounts all = blockCounts(computed, tensor, batch, head);
    if (!isBlock(all))
        return out;
    const BlockPlane plane = *planeOf(computed, tensor, batch, head);
    const CellOperands operands =
        operandsOf(computed.scene, *asIfOn(computed),
                   operandsAsked(plane, {tensor, batch, head, {row, 1}, {column, 1}, {0, all.terms}}));
    const TracedTensor& result = *computed.trace->find(tensor);
    const TracedTensor& left = *computed.trace->find(operands.left->tensor);
    const TracedTensor& top = *computed.trace->find(operands.top->tensor);
    double sizes = 0;
    for (std::int64_t term = 0; term < all.terms; ++term) {
        const std::int64_t l = operands.left->at(0, term), t = operands.top->at(term, 0);
        const double product = l < 0 || t < 0 ? 0 : left.at(l) * top.at(t);
        out.sum += product;
        sizes += std::abs(product);
    }
    for (const OperandBlock& added : operands.above)
        if (added.cells.front() >= 0) {
            out.added += computed.trace->find(added.tensor)->at(added.cells.front());
            out.biased = true;
        }
    out.sum += out.added;
    sizes += std::abs(out.added);
    const std::int64_t flat = plane.first + row * plane.columns + column;
    const double current = result.at(flat);
    out.pinned = isPinned(computed, tensor, indexAt(result.shape, flat));
    out.headOff = isOff(computed, tensor, head);
    out.same = current == out.sum || (std::isnan(current) && std::isnan(out.sum)) ||
               std::abs(current - out.sum) <= rounding * sizes + 1e-30;
    return out;
}

ValueStats blockStats(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head)
{
    constexpr std::int64_t most = 1 << 20; // numbers of an edge that are read; of more the first ones
    ValueStats stats;
    const BlockCounts all = blockCounts(computed, tensor, batch, head);
    if (!isBlock(all))
        return stats;
    const BlockPlane plane = *planeOf(computed, tensor, batch, head);
    const std::int64_t rows = std::min(all.rows, std::max<std::int64_t>(most / all.terms, 1));
    const std::int64_t columns = std::min(all.columns, std::max<std::int64_t>(most / all.terms, 1));
    const CellOperands operands =
        operandsOf(computed.scene, *asIfOn(computed),
                   operandsAsked(plane, {tensor, batch, head, {0, rows}, {0, columns}, {0, all.terms}}));
    std::vector<double> largestLeft(std::size_t(all.terms)), largestTop(std::size_t(all.terms));
    const auto read = [&](const OperandBlock& block, bool across, std::vector<double>& largest) {
        const TracedTensor& traced = *computed.trace->find(block.tensor);
        for (std::size_t i = 0; i < block.cells.size(); ++i) {
            const double value = block.cells[i] < 0 ? 0 : traced.at(block.cells[i]);
            stats.add(value);
            double& most_of_term = largest[across ? i % std::size_t(block.columns) : i / std::size_t(block.columns)];
            if (std::isfinite(value))
                most_of_term = std::max(most_of_term, std::abs(value));
        }
    };
    read(*operands.left, true, largestLeft);
    read(*operands.top, false, largestTop);
    for (std::size_t term = 0; term < largestLeft.size(); ++term)
        stats.add(largestLeft[term] * largestTop[term]);
    const TracedTensor& result = *computed.trace->find(tensor);
    std::vector<float> row(static_cast<std::size_t>(all.columns));
    for (std::int64_t r = 0; r < rows; ++r) {
        result.read(plane.first + r * plane.columns, std::span<float>(row));
        stats.add(std::span<const float>(row));
    }
    return stats;
}

} // namespace attn

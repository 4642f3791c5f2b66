// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/goal.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/strides.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

std::string fourDecimals(double value) { return decimalText(value, 4); }

// The limit that a value misses; its difference where both read the same.
std::string limitWords(ConditionKind kind, double now, double wanted, double missing)
{
    if (missing < 0.00005)
        return say("less than 0.0001 to go");
    const std::string is = fourDecimals(now), limit = fourDecimals(wanted);
    if (is == limit)
        return say("%1 to go", fourDecimals(missing));
    return kind == ConditionKind::AtLeast   ? say("%1, but it must be at least %2", is, limit)
           : kind == ConditionKind::AtMost  ? say("%1, but it must be at most %2", is, limit)
           : kind == ConditionKind::Largest ? say("%1 (largest: %2)", is, limit)
                                            : say("%1, but it must be %2", is, limit);
}

ConditionState compared(ConditionKind kind, double now, double wanted, double missing, const std::string& what)
{
    ConditionState state{missing <= 0, now, wanted, std::isnan(missing) ? missing : std::max(missing, 0.0), {}};
    state.words = state.reached         ? what
                  : std::isnan(missing) ? say("not a number yet")
                                        : limitWords(kind, now, wanted, missing);
    return state;
}

// Of a weight that is too small, also what gets most of the rest of its row.
std::string tooSmall(const Condition& condition, const Computed& computed, const TracedTensor& tensor, double now)
{
    const Index& index = condition.cell.index;
    if ((condition.cell.tensor != "weights" && condition.cell.tensor != "dropped") || index.size() != 4 ||
        fourDecimals(now) == fourDecimals(condition.value))
        return {};
    const std::vector<double> row = computed.trace->row(tensor, index[0] * tensor.shape[1] + index[1], index[2]);
    const std::vector<std::string> keys = keyLabels(computed.scene, index[0], tensor.shape[2], std::ssize(row));
    std::size_t most = row.size();
    for (std::size_t key = 0; key < row.size(); ++key)
        if (std::int64_t(key) != index[3] && row[key] > 0 && (most == row.size() || row[key] > row[most]))
            most = key;
    return most == row.size() ? std::string()
                              : say("%1, but it must be at least %2; “%3” still gets %4", fourDecimals(now),
                                    fourDecimals(condition.value), keys[most], fourDecimals(row[most]));
}

ConditionState ofRow(const Condition& condition, const Computed& computed, const TracedTensor& tensor)
{
    const MatrixShape matrix = matrixShape(tensor.shape);
    const std::int64_t flat = flatIndex(tensor.shape, condition.cell.index), row = flat / matrix.columns;
    const std::vector<double> numbers = computed.trace->row(tensor, row / matrix.rows, row % matrix.rows);
    const double now = numbers[flat % matrix.columns];
    if (condition.is == ConditionKind::SumsTo) {
        double sum = 0;
        for (const double number : numbers)
            sum += number;
        return compared(condition.is, sum, condition.value, std::abs(sum - condition.value) - condition.within,
                        say("the row sums to %1", fourDecimals(sum)));
    }
    double next = -std::numeric_limits<double>::infinity();
    for (std::size_t column = 0; column < numbers.size(); ++column)
        if (static_cast<std::int64_t>(column) != flat % matrix.columns && !(numbers[column] <= next))
            next = numbers[column]; // a nan stays
    ConditionState state =
        compared(condition.is, now, next, next - now, say("%1, runner-up %2", fourDecimals(now), fourDecimals(next)));
    if (state.reached && !(now > next)) { // a tie is not the largest
        state.reached = false;
        state.words = say("tied for the largest");
    }
    return state;
}

bool isLimit(ConditionKind kind) { return kind == ConditionKind::AtLeast || kind == ConditionKind::AtMost; }

// Of a next token; tiny values read “below 0.0001”.
std::string probability(double value)
{
    return value > 0 && value < 0.00005 ? say("below 0.0001") : fourDecimals(value);
}

ConditionState ofNext(const Condition& condition, double now, const NextPieces& next)
{
    const std::string most = next.most() + " " + probability(next.mostProbability());
    const std::string what = condition.next + " " + probability(now);
    switch (condition.is) {
    case ConditionKind::AtLeast: return compared(condition.is, now, condition.value, condition.value - now, what);
    case ConditionKind::AtMost: return compared(condition.is, now, condition.value, now - condition.value, what);
    default: {
        const bool is_most = next.isMostProbable(condition.next);
        const bool reached = is_most == (condition.is == ConditionKind::MostProbable);
        return {reached, now, next.mostProbability(), reached ? 0.0 : next.mostProbability() - now,
                is_most ? say("%1 is the most probable", what) : say("%1; the most probable is %2", what, most)};
    }
    }
}

} // namespace

bool asksForNext(std::span<const Condition> conditions)
{
    return std::ranges::any_of(conditions, [](const Condition& condition) { return !condition.next.empty(); });
}

std::vector<CellRef> cellsIn(const Computed& computed, const std::vector<CellBlock>& blocks)
{
    std::vector<CellRef> cells;
    for (const CellBlock& block : blocks) {
        const TracedTensor* tensor = computed.trace->find(block.tensor);
        if (!tensor || block.leading.size() > tensor->shape.size())
            continue;
        const Shape inner(tensor->shape.begin() + std::ptrdiff_t(block.leading.size()), tensor->shape.end());
        for (std::int64_t flat = 0; flat < elementCount(inner); ++flat) {
            CellRef cell{block.tensor, block.leading};
            const Index rest = indexAt(inner, flat);
            cell.index.insert(cell.index.end(), rest.begin(), rest.end());
            cells.push_back(std::move(cell));
        }
    }
    return cells;
}

Result<ConditionState> stateOf(const Condition& condition, const Computed& computed, const NextPieces* next)
{
    if (!condition.next.empty()) {
        if (!next)
            return Error{say("this scene predicts no next token, so it has no probability for “%1”", condition.next)};
        const auto now = next->probability(condition.next);
        if (!now)
            return Error{say("next token “%1”: the model has no token spelled this way", condition.next)};
        return ofNext(condition, *now, *next);
    }
    const auto cell = parseCellRef(*computed.trace, toString(condition.cell));
    if (!cell)
        return cell.error();
    const TracedTensor& tensor = *computed.trace->find(cell->tensor);
    Condition exact = condition;
    exact.cell = *cell;
    if (condition.is == ConditionKind::Largest || condition.is == ConditionKind::SumsTo)
        return ofRow(exact, computed, tensor);
    const double now = computed.trace->cell(tensor, cell->index);
    switch (condition.is) {
    case ConditionKind::AtLeast: {
        ConditionState state = compared(condition.is, now, condition.value, condition.value - now, fourDecimals(now));
        if (const std::string words = tooSmall(exact, computed, tensor, now);
            state.missing >= 0.00005 && !words.empty())
            state.words = words;
        return state;
    }
    case ConditionKind::AtMost:
        return compared(condition.is, now, condition.value, now - condition.value, fourDecimals(now));
    case ConditionKind::Equals:
        return compared(condition.is, now, condition.value, std::abs(now - condition.value) - condition.within,
                        fourDecimals(now));
    default: {
        if (cell->index.size() != 4)
            return Error{say("%1: only cells of scores and weights can be masked", toString(*cell))};
        const bool masked =
            computed.blocked.applied() && computed.blocked(cell->index[0], cell->index[2], cell->index[3]);
        return ConditionState{masked, now, 0, masked ? 0.0 : 1.0, masked ? "masked" : say("not masked yet")};
    }
    }
}

Result<ConditionState> stateOf(std::span<const Condition> conditions, const Computed& computed, const NextPieces* next)
{
    if (conditions.empty())
        return Error{say("a goal needs a condition")};
    ConditionState closest;
    const Condition* of = nullptr;
    for (const Condition& condition : conditions) {
        auto state = stateOf(condition, computed, next);
        if (!state || !state->reached)
            return state;
        if (of && isLimit(condition.is) && condition.is == of->is &&
            std::abs(state->now - state->wanted) >= std::abs(closest.now - closest.wanted))
            continue;
        closest = *state;
        of = &condition;
    }
    return closest;
}

} // namespace attn

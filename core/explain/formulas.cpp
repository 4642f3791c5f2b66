// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/formulas.h"

#include "core/layer/circuitfacts.h"

#include <algorithm>
#include <iterator>

namespace attn {

namespace {

// The table's axes as formula letters: an axis without meaning gets a letter of its own.
std::string lettersOf(const StageTensor& tensor)
{
    std::string letters = tensor.axes;
    const std::string plain = plainLetters(letters.size());
    for (std::size_t axis = 0; axis < letters.size(); ++axis)
        letters[axis] = letters[axis] == '-' ? plain[axis] : letters[axis];
    return letters;
}

// The part that `with` plays in the making of a tensor.
std::optional<Operand>& roleOf(Formula& formula, const StageTensor& with)
{
    switch (formula.operation) {
    case Operation::Product: return formula.factor;
    case Operation::Add: return formula.added;
    case Operation::MaskAdd: return with.kind == Kind::Real ? formula.added : formula.decided_by;
    case Operation::Norm:
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::SinkShare: return formula.beside;
    default: return formula.decided_by;
    }
}

// What the table says of a tensor, as a formula.
Formula formulaOf(const Plan& plan, const StageTensor& tensor)
{
    const auto operandOf = [&](const StageTensor& each) {
        return stageOperand(plan.dims, each.name, each.shape, lettersOf(each));
    };
    Formula formula{.operation = tensor.operation, .made = operandOf(tensor)};
    if (const StageTensor* from = findStage(plan.stages, tensor.from)) {
        formula.term = operandOf(*from);
        if (readsWholeRow(tensor.operation))
            (tensor.by_column ? *(formula.term->axes.end() - 2) : formula.term->axes.back()).letter =
                'J'; // the numbers of the row, or of the column, one after the other
    }
    if (const StageTensor* with = findStage(plan.stages, tensor.with))
        roleOf(formula, *with) = operandOf(*with);
    return formula;
}

} // namespace

std::vector<Formula> stageFormulas(const Realized& realized)
{
    std::vector<Formula> own; // for tensors with axes that are split, joined or shifted
    if (startsFromX(realized.config))
        addProjectionFormulas(own, realized);
    if (asksWithNext(realized.config))
        addQueryFormulas(own, realized);
    addPositionFormulas(own, realized);
    if (mixesValues(realized.config) && normalises(realized.config))
        addContextFormulas(own, realized);
    const std::vector<StageTensor>& stages = realized.plan.stages;
    if (std::ranges::any_of(stages, [](const StageTensor& stage) { return isCircuit(stage.name); }))
        addCircuitFormulas(own, realized);
    std::vector<Formula> formulas;
    for (const StageTensor& tensor : stages) {
        if (!tensor.computed())
            continue;
        const std::size_t before = formulas.size();
        std::ranges::copy_if(own, std::back_inserter(formulas),
                             [&](const Formula& formula) { return formula.made.tensor == tensor.name; });
        if (formulas.size() == before)
            formulas.push_back(formulaOf(realized.plan, tensor));
    }
    return formulas;
}

std::vector<Formula> formulasOf(const Scene& scene, const Realized& realized)
{
    std::vector<Formula> formulas;
    addRecipeFormulas(formulas, scene, realized);
    std::ranges::move(stageFormulas(realized), std::back_inserter(formulas));
    return formulas;
}

const Formula* formulaFor(const std::vector<Formula>& formulas, const std::string& tensor, std::int64_t flat)
{
    const auto found = std::ranges::find_if(formulas, [&](const Formula& formula) {
        return formula.made.tensor == tensor && !lettersAt(formula.made, flat).empty();
    });
    return found == formulas.end() ? nullptr : &*found;
}

Operand stageOperand(const Dims& dims, std::string tensor, const Shape& shape, const std::string& axes)
{
    Shape view = shape;
    std::string letters = axes;
    if (const std::size_t head = axes.find('h'); head != std::string::npos && dims.KV < dims.H) {
        letters.replace(head, 1, "kr");
        view[head] = dims.groupSize();
        view.insert(view.begin() + static_cast<std::ptrdiff_t>(head), dims.KV);
    }
    return operand(std::move(tensor), std::move(view), letters);
}

std::string plainLetters(std::size_t rank) { return std::string("abcdefgh").substr(0, rank); }

} // namespace attn

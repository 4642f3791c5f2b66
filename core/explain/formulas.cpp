// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/formulas.h"

#include <algorithm>
#include <iterator>

namespace attn {

namespace {

// The table's axes as the letters of a formula: an axis without meaning gets a letter of its own.
std::string lettersOf(const StageTensor& tensor)
{
    std::string letters = tensor.axes;
    const std::string plain = plainLetters(letters.size());
    for (std::size_t axis = 0; axis < letters.size(); ++axis)
        letters[axis] = letters[axis] == '-' ? plain[axis] : letters[axis];
    return letters;
}

Operand operandOf(const StageTensor& tensor) { return operand(tensor.name, tensor.shape, lettersOf(tensor)); }

// What the table says of a tensor, as a formula.
Formula formulaOf(const std::vector<StageTensor>& stages, const StageTensor& tensor)
{
    Formula formula{.operation = tensor.operation, .made = operandOf(tensor)};
    if (const StageTensor* from = findStage(stages, tensor.from)) {
        formula.term = operandOf(*from);
        if (isRowOperation(tensor.operation))
            (tensor.by_column ? *(formula.term->axes.end() - 2) : formula.term->axes.back()).letter =
                'J'; // the keys of the row, or the queries of the column, one after the other
    }
    if (const StageTensor* with = findStage(stages, tensor.with)) {
        const bool adds = tensor.operation == Operation::MaskAdd && with->kind == Kind::Real;
        (tensor.operation == Operation::Product ? formula.factor
         : adds                                 ? formula.added
                                                : formula.decided_by) = operandOf(*with);
    }
    return formula;
}

} // namespace

std::vector<Formula> stageFormulas(const Realized& realized)
{
    std::vector<Formula> own; // of tensors whose axes are split, joined or shifted on the way
    if (startsFromX(realized.config))
        addProjectionFormulas(own, realized);
    if (asksWithNext(realized.config))
        addQueryFormulas(own, realized);
    if (mixesValues(realized.config) && normalises(realized.config))
        addContextFormulas(own, realized);
    const std::vector<StageTensor>& stages = realized.plan.stages;
    std::vector<Formula> formulas;
    for (const StageTensor& tensor : stages) {
        if (!tensor.computed())
            continue;
        const std::size_t before = formulas.size();
        std::ranges::copy_if(own, std::back_inserter(formulas),
                             [&](const Formula& formula) { return formula.made.tensor == tensor.name; });
        if (formulas.size() == before)
            formulas.push_back(formulaOf(stages, tensor));
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

std::string plainLetters(std::size_t rank) { return std::string("abcdefgh").substr(0, rank); }

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/formulas.h"

#include <algorithm>

namespace attn {

std::vector<Formula> formulasOf(const Scene& scene, const Realized& realized)
{
    std::vector<Formula> formulas;
    addRecipeFormulas(formulas, scene, realized);
    if (realized.config.stage != Stage::Attention) {
        addStageFormulas(formulas, realized);
        return formulas;
    }
    addProjectionFormulas(formulas, realized);
    addWeightFormulas(formulas, realized);
    if (realized.config.normalize != Normalize::None)
        addContextFormulas(formulas, realized);
    return formulas;
}

void addStageFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    if (realized.config.stage == Stage::DropoutOnly) {
        const Shape& shape = realized.at("x").shape();
        const Operand keep = operand("keep", shape, plainLetters(shape.size()));
        if (realized.keep)
            formulas.push_back({.operation = Operation::Keep, .made = keep});
        formulas.push_back(dropoutFormula(realized, "x", shape));
        return;
    }
    const Shape& shape = realized.at("masked").shape();
    const std::string leading = plainLetters(shape.size() - 1);
    formulas.push_back({.operation = Operation::Softmax,
                        .made = operand("weights", shape, leading + 'j'),
                        .term = operand("masked", shape, leading + 'J')});
}

const Formula* formulaFor(const std::vector<Formula>& formulas, const std::string& tensor, std::int64_t flat)
{
    const auto found = std::ranges::find_if(formulas, [&](const Formula& formula) {
        return formula.made.tensor == tensor && !lettersAt(formula.made, flat).empty();
    });
    return found == formulas.end() ? nullptr : &*found;
}

std::string plainLetters(std::size_t rank) { return std::string("abcdefgh").substr(0, rank); }

Formula dropoutFormula(const Realized& realized, const std::string& from, const Shape& shape)
{
    const std::string letters = plainLetters(shape.size());
    Formula formula{.made = operand("dropped", shape, letters), .term = operand(from, shape, letters)};
    if (realized.keep) {
        formula.operation = Operation::Dropout;
        formula.decided_by = operand("keep", shape, letters);
    }
    return formula;
}

} // namespace attn

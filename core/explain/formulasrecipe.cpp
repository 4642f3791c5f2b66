// SPDX-License-Identifier: GPL-3.0-or-later
// What a recipe derives from tensors that were made before: rows looked up by their ids, copies, a transposed weight.
#include "core/explain/formulas.h"

namespace attn {

namespace {

// Of the tensor that a draw reads as a matrix; x and a memory have a batch axis besides, of one item.
Shape shapeOfSource(const Realized& realized, const std::string& name)
{
    const Tensor& tensor = realized.at(name);
    return {tensor.dim(-2), tensor.dim(-1)};
}

} // namespace

void addRecipeFormulas(std::vector<Formula>& formulas, const Scene& scene, const Realized& realized)
{
    for (const Draw& draw : scene.draws) {
        if (const auto* lookup = std::get_if<Lookup>(&draw)) {
            const Tensor& ids = realized.at(lookup->ids);
            const Shape table = shapeOfSource(realized, lookup->table);
            Operand row = operand(lookup->table, table, "re");
            row.axes[0].through = std::make_shared<const Tensor>(ids);
            formulas.push_back({.made = operand(lookup->out, {ids.size(), table[1]}, "re"),
                                .term = row,
                                .decided_by = operand(lookup->ids, {ids.size()}, "r")});
        } else if (const auto* stack = std::get_if<Stack>(&draw)) {
            const Shape& of = realized.at(stack->of).shape();
            const std::string letters = plainLetters(of.size());
            Shape shape = of;
            shape.insert(shape.begin(), stack->n);
            formulas.push_back(
                {.made = operand(stack->out, shape, "n" + letters), .term = operand(stack->of, of, letters)});
        } else if (const auto* linear = std::get_if<LinearFromT>(&draw)) {
            const Shape of = shapeOfSource(realized, linear->of);
            formulas.push_back({.made = operand(linear->name + ".weight", {of[1], of[0]}, "oi"),
                                .term = operand(linear->of, of, "io")});
        }
    }
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The context term by term, the heads joined, and the output.
#include "core/explain/formulas.h"

namespace attn {

void addContextFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    const auto [B, T, D, O, H, hd] = realized.plan.dims;
    const Config& config = realized.config;
    const Shape cells = {B, H, T, T}, rows = {B, H, T, hd}, sums = {B, H, T, T + 1, hd};
    const std::string mixing(mixedBy(config));
    if (config.cumulative)
        formulas.push_back({.operation = Operation::Product,
                            .made = operand("cumulative_context", sums, "bhije"),
                            .term = operand("v", rows, "bhj-e"),
                            .factor = operand(mixing, cells, "bhij-"),
                            .added = operand("cumulative_context", sums, "bhij-e"),
                            .added_first = true});
    if (readsStraightThrough(config))
        formulas.push_back(
            {.made = operand("context", {B, T * O}, "bm"), .term = operand("head_context", {B, T * O}, "bm")});
    else
        formulas.push_back(
            {.made = operand("context", {B, T, H, hd}, "bthe"), .term = operand("head_context", rows, "bhte")});

    if (const std::string& layer = realized.plan.out_proj; !layer.empty()) {
        const Shape& weight = realized.at(layer + ".weight").shape();
        Formula formula{.operation = Operation::Product,
                        .made = operand("output", {B, T, weight[0]}, "bto"),
                        .term = operand("context", {B, T, O}, "bti"),
                        .factor = operand(layer + ".weight", weight, "oi")};
        if (realized.find(layer + ".bias"))
            formula.added = operand(layer + ".bias", {weight[0]}, "o");
        formulas.push_back(std::move(formula));
    }
}

} // namespace attn

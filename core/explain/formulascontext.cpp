// SPDX-License-Identifier: GPL-3.0-or-later
// The context term by term, the heads joined, and the output.
#include "core/explain/formulas.h"

namespace attn {

namespace {

// Head by head, because nothing enters the heads switched off.
void addHeadContexts(std::vector<Formula>& formulas, const Realized& realized, const std::string& mixing)
{
    const Dims& dims = realized.plan.dims;
    for (std::int64_t head = 0; head < dims.H; ++head) {
        Formula formula{.operation = Operation::Product,
                        .made = operand("head_context", {dims.B, dims.H, dims.T, dims.hd}, "b#ie", head)};
        if (!headIsOff(realized.config, head)) {
            formula.term = operand("v", {dims.B, dims.KV, dims.S, dims.hd}, "b#je", dims.kvHead(head));
            formula.factor = operand(mixing, {dims.B, dims.H, dims.T, dims.S}, "b#ij", head);
        }
        formulas.push_back(std::move(formula));
    }
}

} // namespace

void addContextFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const std::int64_t B = dims.B, T = dims.T, O = dims.O, H = dims.H, S = dims.S, hd = dims.hd;
    const Config& config = realized.config;
    const Shape rows = {B, H, T, hd}, sums = {B, H, T, S + 1, hd};
    const std::string mixing(mixedBy(config)), key = sharesKeys(config, dims) ? "k" : "h";
    if (config.cumulative)
        formulas.push_back({.operation = Operation::Product,
                            .made = stageOperand(dims, "cumulative_context", sums, "bhije"),
                            .term = operand("v", {B, dims.KV, S, hd}, "b" + key + "j-e"),
                            .factor = stageOperand(dims, mixing, {B, H, T, S}, "bhij-"),
                            .added = stageOperand(dims, "cumulative_context", sums, "bhij-e"),
                            .added_first = true});
    if (!config.heads_off.empty())
        addHeadContexts(formulas, realized, mixing);
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

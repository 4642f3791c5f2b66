// SPDX-License-Identifier: GPL-3.0-or-later
// What the table cannot say: queries and keys normed over all heads or rotated in pairs, and T5's bias, which finds its number
// by distance.
#include "core/explain/formulas.h"
#include "core/layer/positions.h"

namespace attn {

namespace {

// For each component of a head, its pair and that pair's other component; -1 if not rotated.
struct PairTables {
    std::shared_ptr<Tensor> pair, other;
};

PairTables pairTables(const Rope& rope, const Dims& dims)
{
    PairTables tables{std::make_shared<Tensor>(Shape{dims.hd}), std::make_shared<Tensor>(Shape{dims.hd})};
    for (std::int64_t component = 0; component < dims.hd; ++component) {
        const auto [pair, is_first] = ropePairOf(rope, dims, component);
        const auto both = pair < 0 ? std::pair<std::int64_t, std::int64_t>(-1, -1) : ropePair(rope, dims, pair);
        tables.pair->mutableData()[component] = static_cast<float>(pair);
        tables.other->mutableData()[component] = static_cast<float>(is_first ? both.second : both.first);
    }
    return tables;
}

void addRotated(std::vector<Formula>& formulas, const Realized& realized, const std::string& name)
{
    const StageTensor& stage = *findStage(realized.plan.stages, name);
    const auto own = [&](const std::string& tensor) { return operand(tensor, stage.shape, "bhte"); };
    const auto [pair, partner] = pairTables(*realized.config.rope, realized.plan.dims);
    Operand other = own(stage.from);
    other.axes.back().through = partner;
    Formula formula{.operation = Operation::Rotate, .made = own(name), .term = own(stage.from), .added = other};
    if (!stage.with.empty()) {
        formula.beside = operand(stage.with, realized.at(stage.with).shape(), "e");
        formula.beside->axes[0].through = pair;
    }
    formulas.push_back(std::move(formula));
}

// Of all heads of a token together: J runs over the numbers of one head after the other.
void addNormed(std::vector<Formula>& formulas, const Realized& realized, const std::string& name)
{
    const StageTensor& stage = *findStage(realized.plan.stages, name);
    const std::int64_t heads = stage.shape[1], hd = stage.shape[3];
    auto head = std::make_shared<Tensor>(Shape{heads * hd}), component = std::make_shared<Tensor>(Shape{heads * hd});
    for (std::int64_t i = 0; i < heads * hd; ++i) {
        head->mutableData()[i] = static_cast<float>(i / hd);
        component->mutableData()[i] = static_cast<float>(i % hd);
    }
    Operand all = operand(stage.from, stage.shape, "bJtJ");
    all.axes[1].through = std::move(head);
    all.axes[3].through = std::move(component);
    formulas.push_back({.operation = Operation::Norm,
                        .made = operand(name, stage.shape, "bhte"),
                        .term = std::move(all),
                        .beside = operand(stage.with, {heads, hd}, "he")});
}

void addBuckets(std::vector<Formula>& formulas, const Realized& realized)
{
    const PositionBias& bias = realized.config.position_bias;
    const Dims& dims = realized.plan.dims;
    const Shape& shape = realized.at(bias.tensor).shape();
    auto buckets = std::make_shared<Tensor>(Shape{dims.T, dims.S});
    float* bucket = buckets->mutableData();
    for (std::int64_t i = 0; i < dims.T; ++i)
        for (std::int64_t j = 0; j < dims.S; ++j)
            *bucket++ = static_cast<float>(t5Bucket(j - i, shape[0], bias.max_distance, bias.bidirectional));
    Operand entry = operand(bias.tensor, shape, "ih");
    entry.axes[0].through = std::move(buckets);
    entry.axes[0].second = 'j';
    formulas.push_back({.operation = Operation::Bucket,
                        .made = operand("position_bias", {dims.H, dims.T, dims.S}, "hij"),
                        .term = std::move(entry)});
}

} // namespace

void addPositionFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    if (normsAllHeads(realized.config))
        for (const char* name : {"q_normed", "k_normed"})
            addNormed(formulas, realized, name);
    if (rotates(realized.config))
        for (const char* name : {"q_rotated", "k_rotated"})
            addRotated(formulas, realized, name);
    if (addsBias(realized.config) && realized.config.position_bias.kind == PositionBiasKind::T5 &&
        normalises(realized.config))
        addBuckets(formulas, realized);
}

} // namespace attn

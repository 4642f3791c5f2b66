// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/logitparts.h"

#include "core/base/say.h"
#include "core/model/interventions.h"
#include "core/model/nexttokens.h"

#include <cmath>
#include <numeric>

namespace attn {

namespace {

using Row = std::vector<double>;

double dot(const Row& a, const Row& b) { return std::inner_product(a.begin(), a.end(), b.begin(), 0.0); }

// dot(norm(x), direction) = dot(x, `direction` of this) + constant, for a norm that keeps the scale it has for one row.
struct Readout {
    Row direction;
    double constant = 0;
};
Readout before(const Model& model, const NormWeights& norm, const Row& scaled_by, Row direction)
{
    if (!norm.weight)
        return {std::move(direction)};
    const auto width = double(direction.size());
    const auto mean = [&](const Row& row) {
        return model.family.norm == NormKind::Layer ? std::accumulate(row.begin(), row.end(), 0.0) / width : 0;
    };
    const double middle = mean(scaled_by),
                 factor = 1 / std::sqrt(dot(scaled_by, scaled_by) / width - middle * middle + model.config.eps);
    const Tensor weight = model.weights.tensor(*norm.weight);
    Readout made;
    if (norm.bias) {
        const Tensor bias = model.weights.tensor(*norm.bias);
        made.constant = dot({bias.values().begin(), bias.values().end()}, direction);
    }
    for (std::size_t i = 0; i < direction.size(); ++i)
        direction[i] *= factor * ((model.family.unit_offset ? 1 : 0) + double(weight[i]));
    const double centre = mean(direction); // the mean of x is subtracted from each of its numbers
    for (double& each : direction)
        each -= centre;
    made.direction = std::move(direction);
    return made;
}

// The row of the vocabulary head, and its bias.
Readout headRow(const Model& model, std::int64_t token)
{
    const LinearWeights& head = model.tensors.head;
    std::vector<float> row(static_cast<std::size_t>(head.in));
    for (std::int64_t i = 0; head.stored_in_out && i < head.in; ++i)
        model.weights.read(*head.weight, i * head.out + token, 1, &row[std::size_t(i)]);
    if (!head.stored_in_out)
        model.weights.read(*head.weight, (head.first + token) * head.in, head.in, row.data());
    float bias = 0;
    if (head.bias)
        model.weights.read(*head.bias, head.first + token, 1, &bias);
    return {{row.begin(), row.end()}, bias};
}

} // namespace

Result<LogitParts> logitParts(ModelRunner& runner, const std::vector<std::int64_t>& ids, const ModelEdits& changes,
                              std::optional<std::int64_t> answer, std::optional<std::int64_t> against)
{
    const Model& model = runner.model();
    const ModelConfig& config = model.config;
    if (!model.predictsNext() || config.order == BlockOrder::Post || config.decoder_layers > 0 || model.readsImage())
        return Error{model.hasLogits() ? say("this model's logits cannot be split into parts that add up")
                                       : model.whyNoNext()};
    const auto changed = changedLayers(runner, changes);
    if (!changed)
        return changed.error();
    const std::int64_t place = predictedPlace(model, ids);
    const auto rowOf = [&](const Tensor& tensor) {
        const auto row = tensor.values().subspan(place * tensor.dim(-1), tensor.dim(-1));
        return Row(row.begin(), row.end());
    };
    std::vector<Row> mlps;
    PassOptions options;
    options.keep_layers = true;
    options.seen_mlp = [&](std::int64_t, const MlpValues& values) { mlps.push_back(rowOf(values.output)); };
    const auto pass = runner.run(ids, *changed, options);
    if (!pass)
        return pass.error();
    const auto logits = lastRow((*pass)->logits);
    LogitParts made;
    made.answer = answer.value_or(NextTokens(logits).most(1).front().id);
    auto [wanted, biases] = headRow(model, made.answer);
    if (against) {
        const Readout other = headRow(model, *against);
        std::ranges::transform(wanted, other.direction, wanted.begin(), std::minus());
        biases -= other.constant;
    }
    for (double& each : wanted)
        each *= config.logit_factor;
    const Row last = rowOf((*pass)->hidden.back());
    const auto [direction, constant] = before(model, model.tensors.final_norm, last, std::move(wanted));
    biases = biases * config.logit_factor + constant;
    made.logit = config.final_softcap
                     ? dot(last, direction) + biases
                     : double(logits[std::size_t(made.answer)]) - (against ? logits[std::size_t(*against)] : 0);
    made.parts.push_back({LogitPart::Kind::Embedding, -1, -1, dot(rowOf((*pass)->hidden.front()), direction)});
    const double factor = config.order == BlockOrder::Parallel ? 1 : config.residual_factor;
    for (std::int64_t layer = 0; layer < config.layers; ++layer) {
        const Computed& computed = *(*pass)->layers[layer];
        if (const auto why = whyNoHeadOutputs(computed))
            return Error{say("layer %1: %2", layer, why->message)};
        const LayerWeights& weights = model.tensors.layers[layer];
        Row attended(last.size()), row = attended;
        computed.trace->find("output")->read(place * std::ssize(attended), std::span(attended));
        const Readout of_attention = before(model, weights.after_attention_norm, attended, direction),
                      of_mlp = before(model, weights.after_mlp_norm, mlps[layer], direction);
        biases += factor * (dot(attended, of_attention.direction) + of_attention.constant + of_mlp.constant);
        for (std::int64_t head = 0; head < computed.realized->plan.dims.H; ++head) {
            headOutput(computed, head, place, row);
            made.parts.push_back({LogitPart::Kind::Head, layer, head, factor * dot(row, of_attention.direction)});
            biases -= made.parts.back().logit; // what no head adds is the output layer's bias
        }
        made.parts.push_back({LogitPart::Kind::Mlp, layer, -1, factor * dot(mlps[layer], of_mlp.direction)});
    }
    made.parts.push_back({LogitPart::Kind::Biases, -1, -1, biases});
    for (const LogitPart& part : made.parts)
        made.sum += part.logit;
    return made;
}

} // namespace attn

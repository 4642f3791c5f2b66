// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/interventions.h"

#include "core/base/say.h"
#include "core/engine/freememory.h"
#include "core/model/nexttokens.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

namespace {

TokenScore scoreOf(const ModelPass& pass, std::int64_t token)
{
    const auto logits = lastRow(pass.logits);
    return {logits[std::size_t(token)], NextTokens(logits).of(token)};
}

std::int64_t mostProbable(const ModelPass& pass) { return NextTokens(lastRow(pass.logits)).most(1).front().id; }

void tell(const PassesDone& done, std::int64_t count, std::int64_t total)
{
    if (done)
        done(count, total);
}

std::span<const float> stateOf(const ModelPass& pass, std::int64_t layer, std::int64_t token)
{
    const std::int64_t width = pass.hidden[layer].dim(1);
    return pass.hidden[layer].values().subspan(token * width, width);
}

// The hidden states of a pass up to `layer`, with one token's of another there.
ModelPass withState(const ModelPass& base, const ModelPass& from, std::int64_t layer, std::int64_t token)
{
    ModelPass before;
    before.ids = base.ids;
    before.hidden.assign(base.hidden.begin(), base.hidden.begin() + layer + 1);
    Tensor& state = before.hidden.back();
    std::ranges::copy(stateOf(from, layer, token), state.mutableData() + token * state.dim(1));
    return before;
}

// The output of a layer's attention [T, width], with what a head adds in another pass.
Tensor withHead(const Computed& base, const Computed& from, std::int64_t head)
{
    const TracedTensor& output = *base.trace->find("output");
    Tensor made({output.shape[1], output.shape[2]});
    float* row = made.mutableData();
    output.read(0, std::span(row, std::size_t(made.size())));
    std::vector<double> other(std::size_t(made.dim(1))), own = other;
    for (std::int64_t token = 0; token < made.dim(0); ++token) {
        headOutput(from, head, token, other);
        headOutput(base, head, token, own);
        for (std::size_t i = 0; i < own.size(); ++i, ++row)
            *row = static_cast<float>(*row + (other[i] - own[i]));
    }
    return made;
}

} // namespace

std::optional<Error> whyNoHeadOutputs(const Computed& computed)
{
    const Realized& realized = *computed.realized;
    const bool joined = realized.config.merge == Merge::Transpose && !realized.plan.out_proj.empty() &&
                        computed.trace->find("head_context");
    return joined ? std::nullopt : std::optional(Error{say("the output is not a sum over heads")});
}

void headOutput(const Computed& computed, std::int64_t head, std::int64_t token, std::span<double> out)
{
    const Dims& dims = computed.realized->plan.dims;
    const Tensor& weight = computed.realized->at(computed.realized->plan.out_proj + ".weight"); // [out, H hd]
    std::vector<double> context(static_cast<std::size_t>(dims.hd));
    computed.trace->find("head_context")->read((head * dims.T + token) * dims.hd, std::span(context));
    const float* row = weight.data() + head * dims.hd;
    for (double& each : out) {
        each = 0;
        for (std::size_t e = 0; e < context.size(); ++e)
            each += context[e] * static_cast<double>(row[e]);
        row += dims.O;
    }
}

Result<HeadSweep> switchOffEach(ModelRunner& runner, const std::vector<std::int64_t>& ids, const ModelEdits& changes,
                                std::optional<std::int64_t> answer, const PassesDone& done)
{
    const ModelConfig& config = runner.model().config;
    const auto changed = changedLayers(runner, changes);
    if (!changed)
        return changed.error();
    const auto pass = runner.run(ids, *changed, {});
    if (!pass)
        return pass.error();
    HeadSweep sweep;
    sweep.answer = answer.value_or(mostProbable(**pass));
    sweep.with = scoreOf(**pass, sweep.answer);
    const auto headsOf = [&](std::int64_t layer) { // a changed layer may have others
        const auto own = changed->find(layer);
        return own == changed->end() ? config.heads : own->second.config.num_heads;
    };
    std::int64_t all = 0;
    for (std::int64_t layer = 0; layer < config.layers; ++layer)
        all += headsOf(layer);
    for (std::int64_t layer = 0; layer < config.layers; ++layer)
        for (std::int64_t head = 0; head < headsOf(layer); ++head) {
            ModelEdits edits = changes;
            if (auto fault = switchOff({{layer, head}}, runner.model(), edits))
                return *fault;
            const auto off = changedLayers(runner, edits);
            if (!off)
                return off.error();
            const auto without = runner.runFrom(**pass, layer, *off, {});
            if (!without)
                return without.error();
            sweep.heads.push_back({{layer, head}, scoreOf(**without, sweep.answer)});
            tell(done, std::ssize(sweep.heads), all);
        }
    std::ranges::stable_sort(sweep.heads, {}, [](const HeadEffect& each) { // nan first, for a strict order
        return std::isnan(each.without.logit) ? -INFINITY : each.without.logit;
    });
    return sweep;
}

Result<PatchEffects> patchEach(ModelRunner& runner, const PatchQuestion& question, const PassesDone& done)
{
    const Model& model = runner.model();
    if (question.from.size() != question.ids.size())
        return Error{say("the texts have %1 and %2 tokens, but patching needs the same number",
                         std::ssize(question.from), std::ssize(question.ids))};
    const auto changed = changedLayers(runner, question.changes);
    if (!changed)
        return changed.error();
    PassOptions options;
    options.keep_layers = question.heads;
    const auto first = runner.run(question.from, *changed, options),
               second = runner.run(question.ids, *changed, options);
    if (!first || !second)
        return first ? second.error() : first.error();
    const ModelPass &from = **first, &base = **second;
    PatchEffects effects;
    effects.answer = question.answer.value_or(mostProbable(from));
    effects.against = question.against.value_or(mostProbable(base));
    if (effects.answer == effects.against)
        return Error{say("both texts predict token %1 (%2); name two tokens with --answer and --against",
                         effects.answer, tokenText(model, effects.answer))};
    const auto difference = [&](const ModelPass& pass) {
        const auto logits = lastRow(pass.logits);
        return double(logits[std::size_t(effects.answer)]) - logits[std::size_t(effects.against)];
    };
    effects.from = difference(from);
    effects.base = difference(base);
    const auto layers = std::size_t(model.config.layers);
    effects.differences.resize(question.heads ? layers : layers + 1);
    std::vector<std::int64_t> places(effects.differences.size(), std::ssize(base.ids));
    for (std::size_t layer = 0; question.heads && layer < layers; ++layer) // a changed layer may have others
        places[layer] = base.layers[layer]->realized->plan.dims.H;
    const std::int64_t all = std::accumulate(places.begin(), places.end(), std::int64_t(0));
    std::int64_t count = 0;
    for (std::int64_t layer = 0; layer < std::ssize(effects.differences); ++layer)
        for (std::int64_t place = 0; place < places[std::size_t(layer)]; ++place) {
            tell(done, count++, all);
            if (!question.heads && std::ranges::equal(stateOf(from, layer, place), stateOf(base, layer, place))) {
                effects.differences[layer].push_back(effects.base); // such as before the first token that differs
                continue;
            }
            PassOptions patched;
            if (question.heads) {
                const Computed &own = *base.layers[layer], &other = *from.layers[layer];
                for (const Computed* computed : {&own, &other})
                    if (const auto why = whyNoHeadOutputs(*computed))
                        return Error{say("layer %1: %2", layer, why->message)};
                patched.attention_outputs.emplace(layer, withHead(own, other, place));
            }
            const ModelPass before = question.heads ? base : withState(base, from, layer, place);
            const auto pass = runner.runFrom(before, layer, *changed, patched);
            if (!pass)
                return pass.error();
            effects.differences[layer].push_back(difference(**pass));
        }
    tell(done, count, count);
    return effects;
}

Result<Tensor> meanAttention(ModelRunner& runner, const std::vector<std::vector<std::int64_t>>& texts,
                             const ModelEdits& changes, const PassesDone& done)
{
    const ModelConfig& config = runner.model().config;
    const std::int64_t tokens = std::ssize(texts.at(0)), numbers = config.heads * tokens * tokens;
    if (3.0 * sizeof(float) * double(config.layers) * double(numbers) > double(freeMemory()))
        return Error{say("mean attention over texts of %1 tokens needs more memory than is available", tokens)};
    const auto changed = changedLayers(runner, changes);
    if (!changed)
        return changed.error();
    std::vector<double> sums(std::size_t(config.layers * numbers)), read(std::size_t(numbers), 0.0);
    std::optional<Error> fault;
    PassOptions options;
    options.logits = LogitRows::None;
    options.seen = [&](std::int64_t layer, const Computed& computed) {
        const TracedTensor* weights = computed.trace->find("weights");
        if (!weights || weights->shape != Shape{1, config.heads, tokens, tokens}) {
            fault = Error{say("layer %1: the scene does not compute attention weights for every head", layer)};
            return;
        }
        weights->read(0, std::span(read));
        std::transform(read.begin(), read.end(), &sums[std::size_t(layer * numbers)],
                       &sums[std::size_t(layer * numbers)], std::plus());
    };
    for (std::size_t text = 0; text < texts.size(); ++text) {
        if (std::ssize(texts[text]) != tokens)
            return Error{say("text %1 has %2 tokens, but text 1 has %3; mean attention needs texts of the same length",
                             text + 1, std::ssize(texts[text]), tokens)};
        const auto pass = runner.run(texts[text], *changed, options);
        if (!pass || fault)
            return pass ? *fault : pass.error();
        tell(done, std::int64_t(text) + 1, std::ssize(texts));
    }
    Tensor mean({config.layers, 1, config.heads, tokens, tokens});
    std::ranges::transform(sums, mean.mutableData(),
                           [&](double sum) { return static_cast<float>(sum / double(texts.size())); });
    return mean;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/layerchange.h"

#include "core/base/say.h"
#include "core/io/scene/scenefilenumbers.h"
#include "core/model/layerscene.h"
#include "core/model/modelorigin.h"
#include "core/rewrite/familytensors.h"
#include "core/rewrite/rewriting.h"
#include "core/scene/drawfacts.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

// Checks neither names nor sizes.
Scene applied(Scene own, const LayerEdits& change)
{
    if (change.config)
        own.config = *change.config;
    own.config.heads_off = change.heads_off;
    std::erase_if(own.inputs, [&](const NamedTensor& input) {
        return std::ranges::find(change.gone, input.name) != change.gone.end();
    });
    for (const NamedTensor& input : change.inputs) {
        if (Tensor* known = own.input(input.name))
            *known = input.tensor;
        else
            own.inputs.push_back(input);
    }
    own.draws = change.draws;
    own.edits = change.edits;
    own.overrides = change.overrides;
    return own;
}

std::optional<Error> checkNames(const Scene& own, const LayerEdits& change)
{
    const std::int64_t heads = change.config ? change.config->num_heads : own.config.num_heads;
    for (std::size_t i = 0; i < change.heads_off.size(); ++i)
        if (const std::int64_t head = change.heads_off[i]; head < 0 || head >= heads)
            return Error{say("heads_off[%1]: head %2 does not exist; the layer has heads 0 to %3", i, head, heads - 1)};
    for (const NamedTensor& input : change.inputs)
        if (input.name == "x")
            return Error{say("inputs.x: x is the model's hidden state; change its cells in 'edits'")};
    for (std::size_t i = 0; i < change.gone.size(); ++i)
        if (change.gone[i] == "x" || !own.input(change.gone[i]))
            return Error{say("gone[%1]: the model's layer has no parameter %2", i, change.gone[i])};
    return std::nullopt;
}

bool isMade(const Scene& scene, const std::string& name)
{
    return scene.input(name) || std::ranges::any_of(scene.draws, [&](const Draw& draw) {
               const auto made = namesMadeBy(draw);
               return std::ranges::find(made, name) != made.end();
           });
}

// What plan() would say first, of a layer whose x is not known yet.
std::optional<Error> checkWithoutX(const Scene& scene)
{
    if (const auto fault = checkConfig(scene.config))
        return Error{"config." + *fault};
    for (const std::string& name : tensorsInConfig(scene.config))
        if (!isMade(scene, name))
            return Error{say("config: no tensor named '%1'", name)};
    return std::nullopt;
}

} // namespace

Scene layerOf(ModelRunner& runner, std::int64_t layer, std::int64_t tokens, std::int64_t memory_tokens)
{
    Scene own = runner.parameters(layer);
    *own.input("x") = Tensor({1, tokens, runner.model().config.width});
    if (Tensor* memory = own.config.memory.empty() ? nullptr : own.input(own.config.memory))
        *memory = Tensor({1, memory_tokens > 0 ? memory_tokens : tokens, runner.model().config.width});
    setWindow(own, runner.model(), layer, tokens);
    return own;
}

Result<Scene> withChange(Scene own, const LayerEdits& change)
{
    if (auto fault = checkNames(own, change))
        return *fault;
    Scene scene = applied(std::move(own), change);
    const Tensor* x = scene.input("x");
    if (!x || x->empty()) {
        if (auto fault = checkWithoutX(scene))
            return *fault;
    } else if (const auto planned = plan(scene); !planned) {
        return planned.error();
    }
    return scene;
}

LayerEdits changeOf(const Scene& scene, const Scene& own) { return changeOf(scene, own.inputs, own.config); }

Result<LayerScenes> changedLayers(ModelRunner& runner, const ModelEdits& changes)
{
    LayerScenes changed;
    for (const auto& [layer, change] : changes) {
        if (auto fault = checkLayer(runner.model(), layer))
            return *fault;
        auto scene = withChange(runner.parameters(layer), change);
        if (!scene)
            return Error{say("layer %1: %2", layer, scene.error().message)};
        changed.emplace(layer, std::move(*scene));
    }
    return changed;
}

Result<LayerEdits> settledChange(ModelRunner& runner, std::int64_t layer, const LayerEdits& change, std::int64_t tokens,
                                 std::int64_t memory_tokens)
{
    const Scene own = layerOf(runner, layer, tokens, memory_tokens);
    auto scene = withChange(own, change);
    if (!scene)
        return scene.error();
    const auto planned = plan(*scene);
    if (!planned)
        return planned.error();
    if (auto fault = settleKinds(scene->inputs, *planned))
        return *fault;
    LayerEdits settled = changeOf(*scene, own);
    settled.bytes = change.bytes;
    settled.checksum = change.checksum;
    return settled;
}

Result<RetokenizedChange> changeForTokens(ModelRunner& runner, std::int64_t layer, const LayerEdits& change,
                                          std::int64_t tokens)
{
    const Scene own = layerOf(runner, layer, tokens);
    const Scene edited = applied(own, change);
    RetokenizedChange retokenized;
    // Restores one at a time, then both: what fits stays.
    const bool mask = edited.config.mask != own.config.mask && !edited.config.mask.tensor.empty();
    const bool bias = edited.config.position_bias != own.config.position_bias;
    for (const auto& [no_mask, no_bias] : {std::pair(false, false), {true, false}, {false, true}, {true, true}}) {
        if ((no_mask && !mask) || (no_bias && !bias))
            continue;
        Rewriting rewriting(edited);
        Config& config = rewriting.scene.config;
        const auto drop = [&](const std::string& tensor) {
            if (!own.input(tensor))
                std::erase_if(rewriting.scene.inputs, [&](const NamedTensor& each) { return each.name == tensor; });
        };
        if (no_mask) {
            drop(std::exchange(config.mask, own.config.mask).tensor);
            rewriting.dropped.emplace_back(
                say("the mask does not fit the new tokens and was replaced by the model's own."));
        }
        if (no_bias) {
            drop(std::exchange(config.position_bias, own.config.position_bias).tensor);
            rewriting.dropped.emplace_back(say("the position bias does not fit the new tokens and was removed."));
        }
        auto fitting = rewriting.finish();
        if (!fitting)
            continue;
        retokenized.change = changeOf(fitting->scene, own);
        for (const std::string& sentence : fitting->dropped)
            retokenized.dropped.push_back(say("Layer %1: %2", layer, sentence));
        retokenized.change.bytes = change.bytes;
        retokenized.change.checksum = change.checksum;
        return retokenized;
    }
    const auto fault = plan(edited);
    retokenized.dropped.push_back(fault ? say("Layer %1: the changes do not fit these tokens and were removed.", layer)
                                        : say("Layer %1: the changes do not fit these tokens and were removed (%2).",
                                              layer, fault.error().message));
    return retokenized;
}

} // namespace attn

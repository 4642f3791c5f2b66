// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/modelscene.h"

#include "core/base/say.h"
#include "core/io/files/foreignfile.h"
#include "core/io/scene/scenefile.h"
#include "core/model/layerchange.h"

#include <algorithm>

namespace attn {

namespace {

// What a scene's file leaves out. It holds x of a model that reads an image, as the image may be gone.
std::vector<NamedTensor> givenBy(const Model& model, std::vector<NamedTensor> inputs)
{
    if (model.readsImage())
        std::erase_if(inputs, [](const NamedTensor& input) { return input.name == "x"; });
    return inputs;
}

} // namespace

std::optional<Error> switchOff(const std::vector<ModelHead>& heads, const Model& model, ModelEdits& changes)
{
    for (const auto& [layer, head] : heads) {
        if (auto fault = checkLayer(model, layer))
            return fault;
        const auto known = changes.find(layer);
        const bool other = known != changes.end() && known->second.config;
        const std::int64_t most = other ? known->second.config->num_heads : model.config.heads;
        if (head < 0 || head >= most)
            return Error{say("head %1.%2: layer %3 has heads 0 to %4", layer, head, layer, most - 1)};
        std::vector<std::int64_t>& off = changes[layer].heads_off;
        if (const auto place = std::ranges::lower_bound(off, head); place == off.end() || *place != head)
            off.insert(place, head);
    }
    return std::nullopt;
}

Result<Scene> modelLayerScene(ModelRunner& runner, const LayerOrigin& origin)
{
    if (auto fault = checkLayer(runner.model(), origin.layer))
        return *fault;
    const ModelEdits before(origin.changes.begin(), origin.changes.lower_bound(origin.layer));
    const auto changed = changedLayers(runner, before);
    if (!changed)
        return changed.error();
    const auto own = runner.sceneOf(origin.layer, origin.ids, *changed);
    if (!own)
        return own.error();
    Scene scene = **own;
    if (const auto change = origin.changes.find(origin.layer); change != origin.changes.end()) {
        auto made = withChange(scene, change->second);
        if (!made)
            return Error{say("layer %1: %2", origin.layer, made.error().message)};
        scene = std::move(*made);
    }
    scene.model = originOf(runner.model(), origin.path, origin.layer, origin.text, origin.ids);
    scene.model->others = before;
    scene.model->given = givenBy(runner.model(), (*own)->inputs);
    return scene;
}

namespace {

// Completes a single layer: takes what the scene lacks from the model, and shares equal tensors so that files omit
// them.
std::optional<Error> fillLayer(Scene& scene, ModelRunner& runner)
{
    ModelLayer& layer = *scene.model;
    const auto changed = changedLayers(runner, layer.others);
    if (!changed)
        return changed.error();
    auto whole = runner.model().readsImage() ? Result<std::optional<Scene>>(runner.parameters(layer.layer))
                                             : runner.sceneOf(layer.layer, layer.ids, *changed);
    if (!whole)
        return whole.error();
    if (runner.model().readsImage() && !scene.input("x"))
        return Error{say("inputs.x: x is missing; an image scene needs this input")};
    layer.given = givenBy(runner.model(), (*whole)->inputs);
    for (const NamedTensor& given : layer.given) {
        Tensor* own = scene.input(given.name);
        if (!own)
            scene.inputs.push_back(given);
        else if (*own == given.tensor)
            *own = given.tensor;
    }
    if (scene.tokens.empty())
        scene.tokens = (*whole)->tokens;
    if (scene.memory_tokens.empty())
        scene.memory_tokens = (*whole)->memory_tokens;
    return std::nullopt;
}

// The changes as the model's layers take them. Errors begin with the layer's place in the file.
std::optional<Error> settleChanges(ModelLayer& layer, ModelRunner& runner)
{
    const Model& model = runner.model();
    ModelEdits settled;
    std::int64_t count = 0;
    for (const auto& [number, change] : layer.others) {
        const std::string path = "layers[" + std::to_string(count++) + "]";
        if (checkLayer(model, number))
            return Error{say("%1.layer: the model has layers 0 to %2, got %3", path, model.config.layers - 1, number)};
        if (const auto fault = checkFingerprint(model, number, {change.bytes, change.checksum}))
            return Error{path + ": " + fault->message};
        auto fitting = settledChange(runner, number, change, std::ssize(idsOfLayer(model, layer.ids, number)),
                                     std::ssize(textsOf(model, layer.ids).encoder));
        if (!fitting)
            return Error{path + "." + fitting.error().message};
        if (!changesNothing(*fitting))
            settled.emplace(number, std::move(*fitting));
    }
    layer.others = std::move(settled);
    return std::nullopt;
}

Error ofModel(const Error& error) { return {say("model: %1", error.message)}; }

std::optional<Error> fill(Scene& scene, const ModelPtr& model)
{
    ModelLayer& layer = *scene.model;
    if (const auto fault = checkLayer(*model, layer.layer))
        return layer.page ? Error{"model.open: " + fault->message} : ofModel(*fault);
    if (const auto fault = checkFingerprint(*model, layer.layer, {layer.bytes, layer.checksum}))
        return ofModel(*fault);
    if (layer.ids.empty()) {
        auto ids = tokenIds(*model, *layer.text);
        if (!ids)
            return ofModel(ids.error());
        layer.ids = std::move(*ids);
    }
    if (const auto fault = checkIds(*model, layer.ids))
        return ofModel(*fault);
    ModelRunner runner(model, true);
    if (const auto fault = settleChanges(layer, runner))
        return fault;
    const LayerFingerprint print = fingerprint(*model, layer.layer);
    layer.bytes = print.bytes;
    layer.checksum = print.checksum;
    if (const auto fault = layer.page ? fillPage(scene, runner) : fillLayer(scene, runner))
        return ofModel(*fault);
    return std::nullopt;
}

} // namespace

std::optional<Error> fillFromModel(Scene& scene)
{
    if (!scene.model)
        return std::nullopt;
    const auto model = openModel(scene.model->path, !scene.model->page);
    if (!model)
        return ofModel(model.error());
    Scene filled = scene; // scene is kept on error
    if (auto fault = fill(filled, *model))
        return fault;
    scene = std::move(filled);
    return std::nullopt;
}

Result<Scene> openSceneFile(const std::string& path, Pipes pipes)
{
    if (const auto hint = conversionHint(path))
        return Error{path + ": " + *hint};
    return readSceneFile(path, pipes, [&](Scene& scene) {
        resolvePath(*scene.model, path);
        return fillFromModel(scene);
    });
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/modelscene.h"

#include "core/io/scene/scenefile.h"
#include "core/model/layerscene.h"

#include <algorithm>
#include <filesystem>

namespace attn {

namespace {

namespace fs = std::filesystem;

// How many bytes the attention of a layer takes in the model's files, and a fingerprint of them in order.
struct LayerFingerprint {
    std::uint64_t bytes = 0, checksum = 0;
};

LayerFingerprint fingerprint(const Model& model, std::int64_t layer)
{
    constexpr std::uint64_t prime = 1099511628211u;
    LayerFingerprint all;
    for (const WeightEntry* entry : attentionTensors(model.tensors.layers[layer])) {
        all.bytes += entry->bytes;
        all.checksum = all.checksum * prime ^ model.weights.checksum(*entry);
    }
    return all;
}

fs::path absoluteFolder(const std::string& file)
{
    std::error_code fault;
    const fs::path whole = fs::absolute(file, fault);
    return (fault ? fs::path(file) : whole).lexically_normal().parent_path();
}

// The path of a model in a file of `folder`.
void resolve(ModelLayer& model, const fs::path& folder)
{
    const fs::path path(model.path);
    if (model.path == tiny_model || path.is_absolute())
        return;
    model.path = (folder / path).lexically_normal().string();
    model.relative = true;
}

void addHeadsOff(Config& config, std::int64_t head)
{
    const auto place = std::ranges::lower_bound(config.heads_off, head);
    if (place == config.heads_off.end() || *place != head)
        config.heads_off.insert(place, head);
}

} // namespace

std::optional<Error> checkLayer(const Model& model, std::int64_t layer)
{
    if (layer >= 0 && layer < model.config.layers)
        return std::nullopt;
    return Error{"layer " + std::to_string(layer) + ": the model has layers 0 to " +
                 std::to_string(model.config.layers - 1)};
}

std::optional<Error> switchOff(const std::vector<ModelHead>& heads, ModelRunner& runner, LayerScenes& changed)
{
    for (const auto& [layer, head] : heads) {
        if (auto fault = checkLayer(runner.model(), layer))
            return fault;
        const auto known = changed.find(layer);
        const std::int64_t most = known == changed.end() ? runner.model().config.heads : known->second.config.num_heads;
        if (head < 0 || head >= most)
            return Error{"head " + std::to_string(layer) + "." + std::to_string(head) + ": layer " +
                         std::to_string(layer) + " has heads 0 to " + std::to_string(most - 1)};
        Scene& scene =
            known == changed.end() ? changed.emplace(layer, runner.parameters(layer)).first->second : known->second;
        addHeadsOff(scene.config, head);
    }
    return std::nullopt;
}

Result<Scene> modelLayerScene(ModelRunner& runner, const LayerOrigin& origin)
{
    if (auto fault = checkLayer(runner.model(), origin.layer))
        return *fault;
    LayerScenes changed;
    if (auto fault = switchOff(origin.ablated, runner, changed))
        return *fault;
    auto made = runner.sceneOf(origin.layer, origin.ids, changed);
    if (!made)
        return made.error();
    Scene scene = std::move(**made);
    const LayerFingerprint print = fingerprint(runner.model(), origin.layer);
    ModelLayer model{origin.path,  fs::path(origin.path).is_relative() && origin.path != tiny_model,
                     origin.layer, origin.text,
                     origin.ids,   {},
                     print.bytes,  print.checksum,
                     scene.inputs};
    if (model.relative)
        model.path = (absoluteFolder(origin.path + "/.")).string();
    std::ranges::copy_if(origin.ablated, std::back_inserter(model.ablated),
                         [&](const ModelHead& head) { return head.first < origin.layer; });
    scene.model = std::move(model);
    return scene;
}

std::optional<Error> fillFromModel(Scene& scene)
{
    if (!scene.model)
        return std::nullopt;
    ModelLayer& layer = *scene.model;
    const auto named = [](const Error& error) { return Error{"model: " + error.message}; };
    const auto model = openModel(layer.path);
    if (!model)
        return named(model.error());
    if (const auto fault = checkLayer(**model, layer.layer))
        return named(*fault);
    const LayerFingerprint print = fingerprint(**model, layer.layer);
    if (layer.bytes != 0 && (layer.bytes != print.bytes || layer.checksum != print.checksum))
        return Error{"model: layer " + std::to_string(layer.layer) + " of " + layer.path +
                     " holds other numbers than when the scene was written"};
    layer.bytes = print.bytes;
    layer.checksum = print.checksum;
    if (layer.ids.empty()) {
        auto ids = tokenIds(**model, *layer.text);
        if (!ids)
            return named(ids.error());
        layer.ids = std::move(*ids);
    }
    ModelRunner runner(*model, true);
    LayerScenes changed;
    if (const auto fault = switchOff(layer.ablated, runner, changed))
        return named(*fault);
    Result<std::optional<Scene>> whole = runner.sceneOf(layer.layer, layer.ids, changed);
    if (!whole)
        return named(whole.error());
    layer.given = (*whole)->inputs;
    for (const NamedTensor& given : layer.given) {
        Tensor* own = scene.input(given.name);
        if (!own)
            scene.inputs.push_back(given);
        else if (*own == given.tensor)
            *own = given.tensor; // the same numbers: shared, so that the file leaves them out again
    }
    if (scene.tokens.empty())
        scene.tokens = (*whole)->tokens;
    return std::nullopt;
}

Result<Scene> openSceneFile(const std::string& path, Pipes pipes)
{
    return readSceneFile(path, pipes, [&](Scene& scene) {
        resolve(*scene.model, absoluteFolder(path));
        return fillFromModel(scene);
    });
}

} // namespace attn

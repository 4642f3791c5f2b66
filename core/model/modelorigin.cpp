// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/modelorigin.h"

#include "core/base/say.h"
#include "core/io/files/path.h"
#include "core/tokenizer/unicode.h"

#include <filesystem>

namespace attn {

namespace {

namespace fs = std::filesystem;

fs::path absolutePath(const std::string& file)
{
    std::error_code fault;
    const fs::path whole = fs::absolute(pathOf(file), fault);
    return (fault ? pathOf(file) : whole).lexically_normal();
}

} // namespace

ModelLayer originOf(const Model& model, const std::string& path, std::int64_t layer,
                    const std::optional<std::string>& text, std::vector<std::int64_t> ids)
{
    ModelLayer origin;
    origin.relative = pathOf(path).is_relative() && path != tiny_model;
    origin.path = origin.relative ? utf8Of(absolutePath(path + "/.").parent_path()) : path;
    origin.layer = layer;
    if (text)
        origin.text = validUtf8(*text); // as the tokenizer reads it, and as a file can hold it
    origin.ids = std::move(ids);
    const LayerFingerprint print = fingerprint(model, layer);
    origin.bytes = print.bytes;
    origin.checksum = print.checksum;
    return origin;
}

void resolvePath(ModelLayer& origin, const std::string& scene_file)
{
    const auto path = pathOf(origin.path);
    if (origin.path == tiny_model || path.is_absolute())
        return;
    origin.path = utf8Of((absolutePath(scene_file).parent_path() / path).lexically_normal());
    origin.relative = true;
}

std::optional<Error> checkLayer(const Model& model, std::int64_t layer)
{
    if (layer >= 0 && layer < model.config.layers)
        return std::nullopt;
    return Error{say("layer %1: the model has layers 0 to %2", layer, model.config.layers - 1)};
}

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

std::optional<Error> checkFingerprint(const Model& model, std::int64_t layer, const LayerFingerprint& known)
{
    if (known.bytes == 0 || fingerprint(model, layer) == known)
        return std::nullopt;
    return Error{say("the values of layer %1 in %2 have changed since the scene was saved", layer, model.path)};
}

} // namespace attn

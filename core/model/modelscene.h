// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes that name a layer of a model instead of holding its numbers: how one is made, and how its numbers come back when
// its file is opened.
#pragma once

#include "core/io/files/inputfile.h"
#include "core/model/modelpass.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace attn {

// (layer, head), from 0.
using ModelHead = std::pair<std::int64_t, std::int64_t>;

// Switches heads off, of layers that are changed already or not. Errors: a layer or a head that the model has not.
std::optional<Error> switchOff(const std::vector<ModelHead>& heads, ModelRunner& runner, LayerScenes& changed);
// Why the model has no such layer; nothing where it has.
std::optional<Error> checkLayer(const Model& model, std::int64_t layer);

// Where a scene's x comes from.
struct LayerOrigin {
    std::string path; // of the model, as openModel() takes it
    std::int64_t layer = 0;
    std::optional<std::string> text;
    std::vector<std::int64_t> ids;
    std::vector<ModelHead> ablated; // in any layer; in this one they are off in the scene
};
// The layer with its real input, as a scene whose file names the model.
Result<Scene> modelLayerScene(ModelRunner& runner, const LayerOrigin& origin);

// Puts the numbers of its model into a scene that has a member `model`: tensors that it lacks, and x. Errors: no such model,
// no such layer, other numbers than when the scene was written. Nothing happens to scenes without the member.
std::optional<Error> fillFromModel(Scene& scene);

// Every scene file is opened by this: readSceneFile(), and the model's numbers where the file names one. Relative paths of
// models start at the file's folder.
Result<Scene> openSceneFile(const std::string& path, Pipes pipes = Pipes::Refused);

} // namespace attn

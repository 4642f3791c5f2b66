// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes that name a model layer instead of holding its numbers: making one, and filling it in when its file is opened.
#pragma once

#include "core/io/files/inputfile.h"
#include "core/model/modelorigin.h"
#include "core/model/modelpage.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace attn {

// (layer, head), from 0.
using ModelHead = std::pair<std::int64_t, std::int64_t>;

// Switches heads off, of layers that are changed already or not. Errors: a layer or a head that the model has not.
std::optional<Error> switchOff(const std::vector<ModelHead>& heads, const Model& model, ModelEdits& changes);

// Where a scene's x comes from.
struct LayerOrigin {
    std::string path; // of the model, as openModel() takes it
    std::int64_t layer = 0;
    std::optional<std::string> text;
    std::vector<std::int64_t> ids;
    ModelEdits changes; // in any layer; of this one and those before it they count
};
// The layer with its real input, as a scene whose file names the model.
Result<Scene> modelLayerScene(ModelRunner& runner, const LayerOrigin& origin);

// Fills a scene that has a member `model` with the model's numbers: tensors that it lacks, and x unless it is of an image;
// for a page that was read, all of the open layer. Errors: no such model, no such layer, other numbers than when the scene was written,
// changes that its layers cannot have ("layers[1].heads_off[0]: …"). Leaves scenes without the member alone.
std::optional<Error> fillFromModel(Scene& scene);

// Every scene file is opened by this: readSceneFile(), and the model's numbers where the file names one. Relative paths of
// models start at the file's folder.
Result<Scene> openSceneFile(const std::string& path, Pipes pipes = Pipes::Refused);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The scene that the tests of documents, files and journals begin with, and the same with one number edited.
#pragma once

#include "core/lessons/lesson.h"
#include "core/model/modelscene.h"
#include "core/scene/edits.h"

#include <memory>

namespace attn {

inline Scene firstScene() { return *loadLesson(*lessonNamed("000.param.seed123")); }

inline Scene withX(float value)
{
    Scene scene = firstScene();
    scene.edits.set("x", {1, 1}, value);
    return scene;
}

// A layer of the model that ships inside, with its real input; its file names the model.
inline Scene layerOfTiny()
{
    const ModelPtr model = *openModel(std::string(tiny_model));
    ModelRunner runner(model);
    const std::string text = "Alice met the Hatter";
    return *modelLayerScene(runner, {std::string(tiny_model), 2, text, *tokenIds(*model, text), {}});
}

inline std::unique_ptr<ModelRunner> tinyRunner()
{
    return std::make_unique<ModelRunner>(*openModel(std::string(tiny_model)));
}
inline Scene pageOfTiny(ModelRunner& runner)
{
    const std::string text = "Alice met the Hatter";
    return **newPage(runner, std::string(tiny_model), text, *tokenIds(runner.model(), text));
}

} // namespace attn

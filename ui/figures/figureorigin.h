// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure can be made again from: its scene with every edit and its options, kept in its file as facts and read
// back from there.
#pragma once

#include "ui/figures/figureset.h"
#include "ui/figures/requestoptions.h"

namespace attn {

// "Options", as the command line has them, and "SceneFile", the scene's own text without its notes and what it expects.
// A scene of more than most_scene_numbers is left out: it would be larger than the picture.
inline constexpr std::int64_t most_scene_numbers = 50'000;
bool keepsScene(const Scene& scene);
std::vector<std::pair<QString, QString>> originFacts(const Computed& computed, const FigureRequest& request,
                                                     const FigurePlan& plan);

// The second of them alone.
std::optional<std::pair<QString, QString>> sceneFact(const Computed& computed);

struct FigureOrigin {
    Scene scene;
    FigureOptions options;
};
// Of a PNG, SVG or PDF that was exported before. An error for any other file, and where the facts are not there.
Result<FigureOrigin> figureOrigin(const QByteArray& file);

// What is in every figure that keeps its scene, a studio's too.
Result<Scene> sceneOfFigure(const QByteArray& file);

// The options of one figure of several.
FigureOptions optionsOf(const FigureRequest& request, const FigurePlan& plan);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure can be recreated from: its scene with every edit and its options, kept in its file as facts and read
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
// Reads an exported PNG, SVG or PDF. Fails for any other file, or if the facts are missing.
Result<FigureOrigin> figureOrigin(const QByteArray& file);

// The scene in any figure that keeps it, a studio's too.
Result<Scene> sceneOfFigure(const QByteArray& file);

// The options of one figure of several.
FigureOptions optionsOf(const FigureRequest& request, const FigurePlan& plan);

} // namespace attn

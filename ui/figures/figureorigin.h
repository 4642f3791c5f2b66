// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure can be recreated from: its scene with every edit and its options, kept in its file as facts and read
// back from there.
#pragma once

#include "core/io/scene/scenefile.h"
#include "core/model/modelscene.h"
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
    Scene scene; // of a comparison B, of all heads of a model its page
    FigureOptions options;
    std::optional<Scene> other;     // A of two scenes that are compared …
    std::vector<std::string> names; // … and how A and B are called
};
// Reads an exported PNG, SVG or PDF. Fails for any other file, or if the facts are missing. `fill`: fills in the numbers
// of a scene's model.
Result<FigureOrigin> figureOrigin(const QByteArray& file, const FillScene& fill = fillFromModel);

// The scene in any figure that keeps it, a studio's too.
Result<Scene> sceneOfFigure(const QByteArray& file, const FillScene& fill = fillFromModel);

// Gives a figure of more than a tensor what it is drawn again from, in place of the scene it has.
void keepOrigin(std::vector<std::pair<QString, QString>>& facts, const FigureOrigin& origin);
// The scene as a figure shows it: with the cells hidden that are hidden now. `view`: with its view.
Scene shownScene(const Computed& computed, bool view = true);

// The options of one figure of several.
FigureOptions optionsOf(const FigureRequest& request, const FigurePlan& plan);

} // namespace attn

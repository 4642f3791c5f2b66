// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands that draw share: a computed scene, the stages that are named, and a Qt without a display.
#pragma once

#include "core/base/result.h"
#include "ui/figures/fontless.h"
#include "ui/figures/requestoptions.h"
#include "ui/matrix/heatmapdata.h"

#include <QGuiApplication>

#include <memory>
#include <string>
#include <vector>

namespace attn {

// The scene as painters read it, with its circuits, without the numbers that its view hides (Computed::answers has them); refused when it needs more memory than is free.
Result<Computed> computeForDrawing(Scene scene);

// The tensors that --stage names, each once; "all" is every stage.
Result<std::vector<std::string>> stagesNamed(const Computed& computed, const std::vector<std::string>& stages);

// What the color scale of a map is instead of what --range and --log ask for; empty: as asked.
std::string scaleNote(const HeldMatrix& map, const Looks& looks);

// Whether the name of an output folder ends as files do, "w.jpg", and no folder of that name exists.
bool looksLikeFile(const std::string& name);

// A Qt that draws: fonts, but no display. As it ends, it says which letters no font has.
class Drawing {
public:
    // `widgets`: parts of the window are needed.
    explicit Drawing(bool widgets = false);
    ~Drawing();

private:
    FontlessLetters m_letters;
    int m_argc = 1;
    char m_name[10] = "attnscope";
    char* m_argv[2] = {m_name, nullptr};
    std::unique_ptr<QGuiApplication> m_application;
};

} // namespace attn

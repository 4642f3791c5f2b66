// SPDX-License-Identifier: GPL-3.0-or-later
// What pages of scenes and of lessons share: a scene computed, with what it hides taken out, and its stages as HTML.
#pragma once

#include "core/base/result.h"
#include "core/page/pagelayer.h"
#include "core/page/pagestages.h"

#include <string>
#include <vector>

namespace attn {

// The layer of a page: computed on the cpu backend, without the numbers that the scene's view hides, with the tensors of its
// stages. The error is that of a scene that cannot be computed, or has more numbers than a page holds.
Result<PageLayer> pageLayer(const Scene& scene, int number);

// Parameters and inputs beside the stages, put into the layer while together they have few numbers enough.
struct PageGiven {
    std::vector<std::string> shown, tooLarge;
};
PageGiven takeGiven(PageLayer& layer);

// Heading, axes, colour bars and maps of a stage; `heading` is its element.
std::string stageHtml(const PageLayer& layer, const PageStage& stage, const std::string& heading,
                      const PageFocus* only = nullptr);
// A scene's notes: paragraphs of plain text.
std::string notesHtml(const std::string& notes);

} // namespace attn

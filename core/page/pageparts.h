// SPDX-License-Identifier: GPL-3.0-or-later
// What pages of scenes and of lessons share: a scene computed, with what it hides taken out, and its stages as HTML.
#pragma once

#include "core/base/result.h"
#include "core/page/pagelayer.h"
#include "core/page/pagestages.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// Why the scene cannot stand in a page: it cannot be computed, or has more numbers than a page holds.
std::optional<Error> tooLargeForPage(const Scene& scene);
// The layer of a page: computed on the cpu backend, without the numbers that the scene's view hides, with the tensors of its
// stages. The error is that of a scene that cannot be computed, or has more numbers than a page holds.
Result<PageLayer> pageLayer(const Scene& scene, int number);
// The same of one that is computed. Cells that differ from `before`, which may be null, are marked.
PageLayer pageLayerOf(const ComputedPtr& computed, const ComputedPtr& before, int number);

// Parameters and inputs beside the stages, put into the layer while together they have few numbers enough.
struct PageGiven {
    std::vector<std::string> shown, tooLarge;
};
PageGiven takeGiven(PageLayer& layer);

// The sections of a scene's page: its stages in the order of their cards, and what is given.
struct LiveStage {
    std::string card;            // "softmax"; of what is given: "given"
    std::string title, subtitle; // "Softmax", "causal"
    std::string off;             // "off: p = 0"; empty: it is on
    std::string html;            // empty where it is off
};
LiveStage givenStage(const PageLayer& layer, const PageGiven& given);
std::vector<LiveStage> liveStages(const PageLayer& layer, const PageGiven& given);

// Heading, axes, colour bars and maps of a stage; `heading` is its element.
std::string stageHtml(const PageLayer& layer, const PageStage& stage, const std::string& heading,
                      const PageFocus* only = nullptr);
// A scene's notes: paragraphs of plain text.
std::string notesHtml(const std::string& notes);

} // namespace attn

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

// Why the scene cannot become a page: it cannot be computed, or has more numbers than a page holds.
std::optional<Error> tooLargeForPage(const Scene& scene);
// The layer of a page: computed on the cpu backend, without the numbers that the scene's view hides, with the tensors of its
// stages. The error is that of a scene that cannot be computed, or has more numbers than a page holds.
Result<PageLayer> pageLayer(const Scene& scene, int number);
// The same of one that is computed. Cells that differ from `before`, which may be null, are marked.
PageLayer pageLayerOf(const ComputedPtr& computed, const ComputedPtr& before, int number);

// Parameters and inputs beside the stages, put into the layer while together they have few numbers enough.
PageStage takeGiven(PageLayer& layer);
// The sections of a scene's page: its stages in card order, and the inputs; also stored in the layer.
std::vector<PageStage> pageSections(PageLayer& layer);
// Content of a section; empty if its stage is off.
std::string sectionHtml(const PageLayer& layer, const PageStage& stage);

// "6 tokens, 2 heads."; empty if there are none.
std::string sceneFacts(const Dims& dims);

// Heading, axes, colour bars and maps of a stage; `heading` is its element.
std::string stageHtml(const PageLayer& layer, const PageStage& stage, const std::string& heading,
                      const PageFocus* only = nullptr);
// A scene's notes: paragraphs of plain text.
std::string notesHtml(const std::string& notes);

} // namespace attn

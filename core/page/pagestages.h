// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of one computation as sections of a page: a heading, the maps of all batch items and heads, what their marks mean.
#pragma once

#include "core/page/pagelayer.h"

#include <span>
#include <string>
#include <vector>

namespace attn {

inline constexpr char given_card[] = "given"; // of parameters and inputs

// A card of the rail with its tensors.
struct PageStage {
    std::string card;     // of the rail: "softmax"; or given_card
    std::string title;    // "Softmax"
    std::string heading;  // "Softmax weights"
    std::string subtitle; // "causal", "6 × 3"
    std::string off;      // "off: p = 0"; empty: it is on
    std::vector<std::string> tensors;
    std::vector<std::string> too_large = {}; // tensors that are not shown for their many numbers
};
std::vector<PageStage> pageStages(const Realized& realized);
// Parameters and inputs that are on no card, in the order of the trace.
std::vector<std::string> givenTensors(const Computed& computed);

// The maps of one tensor side by side, each batch item and head; `only` shows the one at its batch item and head.
struct PageFocus {
    std::int64_t batch = 0, head = 0;
    std::span<const CellBlock> pointed = {};
};
std::string tensorMaps(const PageLayer& layer, const std::string& tensor, const PageFocus* only = nullptr);
// "0 to 1" with the colours between.
std::string colorBar(const PageLayer& layer, const std::string& tensor);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the rail: the table of stages (core/layer/stages.h) as the window shows it. Pure: no widget.
#pragma once

#include "core/recipe/realize.h"

#include <QString>

#include <vector>

namespace attn {

struct StageInfo {
    QString id;       // "x" "qkv" "scores" "scale" "mask" "softmax" "dropout" "context" "concat" "output"
    QString title;    // "Q K V", "Softmax"; names the normaliser in use
    QString subtitle; // "6 × 3", "÷ √2", "causal"; when off: why, "off: p = 0"
    QString heading;  // of the centre: "Softmax weights"
    std::vector<std::string> tensors; // shown side by side: {"q", "k", "v"}; empty when off
    Shape shape;                      // of the first tensor
    bool on = true;
    std::vector<std::string> aside = {}; // intermediate results, shown on demand
    QString turnOn = {};     // when off: the one choice that turns it on, "Dropout with p = 0.5"; empty: there is none
    bool overridden = false; // a number of one of its tensors is pinned
    bool operator==(const StageInfo&) const = default;
};

// One for each card of the table, in the scene's own order: those that are off say why.
std::vector<StageInfo> cardsOf(const Realized& realized);
// The card of `tensor` ("weights" -> "softmax"; "mask" if the mask comes after the softmax); for others the first.
QString cardOfTensor(const Realized& realized, const std::string& tensor);

} // namespace attn

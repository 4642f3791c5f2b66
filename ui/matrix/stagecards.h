// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a scene in the scene's own order: what the rail shows, and which tensor each card opens. Pure: no
// widget.
#pragma once

#include "core/layer/trace.h"
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
    bool operator==(const StageInfo&) const = default;
};

// Ten cards for an attention layer, two for dropout or softmax alone. The mask stands where the scene applies it
// (before the scale, after it, or after the softmax), dropout stands before the softmax where it falls on the scores.
std::vector<StageInfo> stagesOf(const Realized& realized, const Trace& trace);
// The stage that shows `tensor` ("weights" -> "softmax"), or "x".
QString stageOfTensor(const std::string& tensor);
// The stage among these that shows `tensor`; knows, unlike the one above, what this scene does after the softmax.
QString stageOfTensor(const std::vector<StageInfo>& stages, const std::string& tensor);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the softmax studio from the scores to what the normaliser reads, as the scene's table of stages has them.
// Pure: no widget.
#pragma once

#include "core/recipe/realize.h"
#include "ui/studios/softmax/softmaxrow.h"

#include <string>
#include <vector>

namespace attn {

struct LogitColumn {
    SoftmaxStep step = SoftmaxStep::Scores;
    QString title, subtitle;          // "Scale, mask", "s / √2"
    std::vector<std::string> tensors; // represented tensors, in order: the last has its numbers
    bool masked = false;              // a masked cell of it holds what the mask left there
};

// A filling mask has no column of its own if another operation precedes it: it only hatches.
std::vector<LogitColumn> logitColumns(const Realized& realized);

} // namespace attn

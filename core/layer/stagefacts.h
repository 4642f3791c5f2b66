// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for a tensor that the layer computes in every configuration; the table of stages says the rest for one.
#pragma once

#include "core/base/tensor.h"

#include <string_view>

namespace attn {

// Of the rail.
struct CardTitle {
    std::string_view id, title;
};

// See StageTensor.
struct StageFacts {
    std::string_view name, axes;
    CardTitle card;
    std::string_view letter, words, unit = "value";
    bool probability = false;
    Kind kind = Kind::Real;
};

// Null for a tensor that the layer does not compute; x is one of them.
const StageFacts* factsOf(std::string_view name);
// Whether the rail has a card of this id, in some configuration.
bool isCard(std::string_view id);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A stage that a layer leaves out, turned on where one choice is enough for it.
#pragma once

#include "core/rewrite/structure.h"

#include <string_view>

namespace attn {

// The choice that turns the card of a stage that is off on, as a step of the history is called: "Dropout with p = 0.5".
// Empty where more than one choice is needed, or the card is on.
std::string_view turnOnWords(const Config& config, std::string_view card);
// The scene with that choice. Errors: those of restructure, setDropout and setMaskKind, and no such choice.
Result<Rewritten> turnOn(const Scene& scene, std::string_view card);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Which tensor a dropout falls on: what `dropped` is equal to while nothing is dropped.
#pragma once

#include "core/scene/config.h"

#include <string>

namespace attn {

// "weights"; with dropout on scores the normaliser's input ("masked" or "scaled"), or "scores" when nothing is
// normalised; "x" in stage dropout_only.
std::string dropoutInput(const Config& config);

} // namespace attn

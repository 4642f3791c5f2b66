// SPDX-License-Identifier: GPL-3.0-or-later
// One batch item of a layer as a separate layer: batch items do not depend on each other, so a derivative needs no
// other one.
#pragma once

#include "core/recipe/realize.h"

#include <memory>
#include <string_view>

namespace attn {

// Whether the first axis of a tensor that the layer knows counts batch items; not of a parameter.
bool hasItems(const Realized& realized, std::string_view tensor);
// How many one-item layers `realized` can be split into; 1 for stages that are computed alone.
std::int64_t itemCount(const Realized& realized);

// Whether a stage is skipped: not `wanted`, and no other uses it (sums of weight rows and of the context, output).
bool isLeftOut(std::string_view stage, std::string_view wanted);

// Item `item` of `realized`, without what isLeftOut().
std::shared_ptr<const Realized> oneItem(const Realized& realized, std::int64_t item, std::string_view wanted);

} // namespace attn

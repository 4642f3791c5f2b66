// SPDX-License-Identifier: GPL-3.0-or-later
// One batch item of a layer as a layer of its own: no number of one item depends on another one, so nothing else needs to be
// computed for a derivative.
#pragma once

#include "core/recipe/realize.h"

#include <memory>
#include <string_view>

namespace attn {

// Whether the first axis of a tensor that the layer knows counts batch items; not of a parameter.
bool hasItems(const Realized& realized, std::string_view tensor);
// How many layers of their own `realized` can be cut into; 1 for the stages that are computed alone.
std::int64_t itemCount(const Realized& realized);

// What nothing else is made of (sums of weight rows and of the context, the output): computed only where it is wanted.
bool isLeftOut(std::string_view stage, std::string_view wanted);

// Item `item` of `realized`, without what isLeftOut().
std::shared_ptr<const Realized> oneItem(const Realized& realized, std::int64_t item, std::string_view wanted);

} // namespace attn

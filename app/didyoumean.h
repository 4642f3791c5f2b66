// SPDX-License-Identifier: GPL-3.0-or-later
// Which known word somebody meant who wrote another one: two letters swapped, one too many, one too few.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace attn {

// The known word nearest to `written`; empty when none is near.
std::string_view nearestWord(std::string_view written, std::span<const std::string_view> known);

// ", did you mean --tensor?", or nothing.
std::string didYouMean(std::string_view written, std::span<const std::string_view> known);

} // namespace attn

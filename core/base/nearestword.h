// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the known word meant by a misspelled one: two letters swapped, one too many, one too few.
#pragma once

#include "core/base/result.h"

#include <span>
#include <string>
#include <string_view>

namespace attn {

// The known word nearest to `written`; empty when none is near.
std::string_view nearestWord(std::string_view written, std::span<const std::string_view> known);

// No tensor has that name: the nearest name, or where none is near, the known names, at most 40 of them.
Error noTensor(const std::string& name, std::span<const std::string_view> known);

} // namespace attn

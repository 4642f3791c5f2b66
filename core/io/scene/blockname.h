// SPDX-License-Identifier: GPL-3.0-or-later
// Cells as files write them: "weights" is all of a tensor, "weights[0,0,4]" the part whose index begins so.
#pragma once

#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// nullopt if the text is not of that form; blanks are not skipped, and indices count from 0.
std::optional<CellBlock> parseBlock(std::string_view text);
std::string toString(const CellBlock& block);

} // namespace attn

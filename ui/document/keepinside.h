// SPDX-License-Identifier: GPL-3.0-or-later
// When another computation or stage is shown, moves the focus to something that exists: the nearest stage that is on, a
// valid head and cell.
#pragma once

#include "core/engine/computed.h"
#include "ui/kit/cell.h"

#include <optional>

namespace attn {

class Selection;

void keepFocusInside(const Computed& computed, Selection& selection);
// Chooses the cell of the matrix in focus nearest to `wanted`, else to the chosen cell; without either, the one a user
// looks at first.
void keepCellInside(const Computed& computed, Selection& selection, std::optional<Cell> wanted = {});

} // namespace attn

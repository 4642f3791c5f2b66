// SPDX-License-Identifier: GPL-3.0-or-later
// When another computation or another stage is shown, the person looks at what is there: at the nearest stage that is
// on, at a head and a cell that exist.
#pragma once

#include "core/engine/computed.h"
#include "ui/kit/cell.h"

#include <optional>

namespace attn {

class Selection;

void keepFocusInside(const Computed& computed, Selection& selection);
// The chosen cell in the matrix in focus, or what is nearest to the wanted one; where there is neither, the one that a person looks
// at first.
void keepCellInside(const Computed& computed, Selection& selection, std::optional<Cell> wanted = {});

} // namespace attn

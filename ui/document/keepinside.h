// SPDX-License-Identifier: GPL-3.0-or-later
// When another computation or another stage is shown, the person looks at what is there: at the nearest stage that is
// on, at a head and a cell that exist.
#pragma once

#include "core/engine/computed.h"

namespace attn {

class Selection;

void keepFocusInside(const Computed& computed, Selection& selection);
// The chosen cell in the matrix in focus; where none is chosen, the one that a person looks at first.
void keepCellInside(const Computed& computed, Selection& selection);

} // namespace attn

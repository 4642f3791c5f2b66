// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a product as a block: cubes from far to near, what is along their edges, the face, the beam and frames of the
// current cell, and the sum below. Used for the window, figures and films.
#pragma once

#include "ui/paint/blocklayout.h"
#include "ui/paint/cellpainter.h"
#include "ui/theme/colors.h"

namespace attn {

// All that changes with the numbers, the view or the current cell.
void drawBlock(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const BlockShown& shown,
               const Colors& colors);
// The current sum, and next to it the marks, or why the face is no sum.
void drawBlockFoot(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const Colors& colors);
// Drawn over the finished picture.
void drawBlockFrame(Canvas& canvas, const BlockLayout& layout, const BlockPiece& piece, CellFrame frame,
                    const Colors& colors);

} // namespace attn

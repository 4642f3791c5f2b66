// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a product as a block: cubes from far to near, what lies along their edges, the face, the beam and the frames of
// the cell in hand, and the sum below. The window, figures and films are painted here.
#pragma once

#include "ui/paint/blocklayout.h"
#include "ui/paint/cellpainter.h"
#include "ui/theme/colors.h"

namespace attn {

// All that changes with the numbers, the view or the cell in hand.
void drawBlock(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const BlockShown& shown,
               const Colors& colors);
// The sum in hand, and beside it the marks, or why the face is no sum.
void drawBlockFoot(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const Colors& colors);
// On top of what is painted already.
void drawBlockFrame(Canvas& canvas, const BlockLayout& layout, const BlockPiece& piece, CellFrame frame,
                    const Colors& colors);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a block, its words and the current sum are on a page.
#pragma once

#include "ui/matrix/blockpicture.h"
#include "ui/paint/blockgeometry.h"
#include "ui/paint/canvas.h"

namespace attn {

// What a person has chosen to see of it.
struct BlockShown {
    BlockView view;
    bool edges = true, digits = true, beam = true;
    bool operator==(const BlockShown&) const = default;
};

struct BlockLayout {
    QPointF axes; // baseline of the sentence about the axes
    QRectF bar;   // the flat colour bar with its numbers
    BlockGeometry geometry;
    QRectF foot;       // the current sum
    QRectF aside;      // the marks, or why the face is no sum
    int decimals = -1; // of the digits; -1: none
    int room = 0;      // characters in a cell
    TextStyle digits;
};

// `larger`: by how much lengths grow with the text. Without a foot the block has all the room.
BlockLayout layoutBlock(const Canvas& canvas, const BlockPicture& picture, const BlockShown& shown, QSizeF size,
                        double larger, bool foot = true);

} // namespace attn

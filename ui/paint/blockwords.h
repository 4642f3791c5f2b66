// SPDX-License-Identifier: GPL-3.0-or-later
// The words around a block: tokens along its edges, the names of its layers and factors, and what the colors span.
#pragma once

#include "ui/paint/blocklayout.h"
#include "ui/theme/colors.h"

namespace attn {

// Of what enters the rows and of what enters the columns, as elsewhere: queries, keys, values.
struct BlockColors {
    QColor rows, columns;
};
BlockColors blockColors(const BlockPicture& picture, const Colors& colors);
// On the line of the sentence about the axes, up to `right`; left out where it has no room.
void drawBlockHint(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const QString& hint,
                   double right, const Colors& colors);
void drawBlockWords(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const Colors& colors);

} // namespace attn

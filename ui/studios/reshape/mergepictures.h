// SPDX-License-Identifier: GPL-3.0-or-later
// The three pictures of the merge as values: the memory of head_context, and the rows that the transpose and the plain
// reshape make of it. No widgets.
#pragma once

#include "core/engine/computed.h"
#include "core/scene/config.h"
#include "ui/document/selection.h"
#include "ui/studios/reshape/memorymap.h"

#include <QSize>

namespace attn {

struct MergedNumber;

struct MergeCut {      // what is shown of a layer
    bool runs = false; // a cell is the hd numbers of one token and head, not one number
    std::int64_t heads = 1, tokens = 1, rows = 1, columns = 1;
    QSize memoryCell, rowCell;
    int bothEnds = 0;     // px: from this width on a cell has room for both ends of a range
    double character = 1; // px: width of a digit
    bool codes = true;    // below the titles; omitted before a row is
};

struct MergePictures {
    ComputedPtr computed;
    int item = 0, digits = 4;
    bool numbers = false; // cells show the numbers themselves instead of their places
    Tensor headContext;   // [H,T,hd] of all items

    // Of a token of the item.
    QString word(std::int64_t token) const;
    MemoryPicture memoryPicture(const MergeCut& cut, const Selection& selection) const;
    MemoryPicture mergedPicture(const MergeCut& cut, Merge merge, const Selection& selection) const;

private:
    MemoryCell cellOf(const MergeCut& cut, const MergedNumber& number, int width) const;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Widths of a table's number columns: all equal, wide enough for a number with two decimals, sharing the available
// room. Lengths in logical pixels.
#pragma once

namespace attn {

struct ColumnFit {
    int columns = 0, width = 0, visible = 0; // `visible` whole ones are seen at once: a cut number would mislead
    int left_over = 0;                       // one pixel each for the first columns, for an even right edge
    int decimals = 0;                        // that fit

    int widthOf(int column) const { return width + (column % visible < left_over ? 1 : 0); }
    bool operator==(const ColumnFit&) const = default;
};

// `columns` (at least one) numbers of `integerWidth` characters and at most `decimals` decimals in the table's number
// font, in `room`.
ColumnFit fitColumns(int columns, int integerWidth, int decimals, int room);

} // namespace attn

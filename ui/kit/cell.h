// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of whatever is shown as rows and columns.
#pragma once

namespace attn {

// In the matrix in focus, unless stated otherwise; for scores and weights row is the query, column the key.
struct Cell {
    int row = 0;
    int column = 0;
    bool operator==(const Cell&) const = default;
};

} // namespace attn

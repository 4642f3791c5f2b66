// SPDX-License-Identifier: GPL-3.0-or-later
// The row of the matrix in focus and the cell in it: what the inspector and the status line speak of. Reads one row of
// the trace and no more, so that it is cheap at every size.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QString>

#include <optional>

namespace attn {

struct FocusedRow {
    HeldMatrix data;           // one row: labels, values and marks
    int row = 0;               // of the matrix
    int column = 0;            // the cell in it
    Index index;               // of the cell in the tensor: 0, 0, 3, 2
    double sum = 0;            // of the whole row
    std::vector<double> exact; // as data.values, not rounded to float32

    double value() const { return exact[column]; }
    CellMark mark() const { return data.marks[column]; }
};

// nullopt if the trace has no such tensor or the cell is outside it.
std::optional<FocusedRow> focusedRow(const Computed& computed, const std::string& tensor, int batch, int head,
                                     Cell cell, int digits);

// One number of it alone, for views that show the same cell of many heads.
struct FocusedCell {
    double value = 0;
    CellMark mark = CellMark::None;
};
std::optional<FocusedCell> focusedCell(const Computed& computed, const std::string& tensor, int batch, int head,
                                       Cell cell);
// "weights[0,0,3,2]": the cell's name in code.
QString codeName(const FocusedRow& row);
// The cell in words, as it is read aloud: "query with, key starts: weight 0.2794".
QString cellInWords(const FocusedRow& row);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Two computations side by side: the difference of one matrix, cell by cell, and what changed in a few figures. Pure: no
// widget.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QStringList>

#include <optional>

namespace attn {

enum class Difference { Signed, Absolute, Ratio }; // B - A, |B - A|, B / A

// The difference of two matrices of equal size, with the labels of `b`. Signed: a diverging map centered at 0;
// absolute: from 0; ratio: a diverging map centered at 1. A cell is masked or dropped if it is so in both. Small
// differences are shown in tenths, thousandths … (HeatmapFrame::tens).
HeldMatrixPtr differenceData(const HeldMatrix& a, const HeldMatrix& b, Difference kind);
// Beside the map: "centered at 0, cells × 10⁻³". Null: not computed yet.
QString differenceNote(Difference kind, const HeatmapData* difference);
// Cells in which a number changed its sign.
std::vector<Cell> signTurns(const HeatmapData& a, const HeatmapData& b);

struct CellChanges {
    std::int64_t cells = 0, changed = 0; // of the matrix: not masked in both, computed, and those that differ
    std::optional<Cell> largestAt;       // nullopt if no cell changed
    double largest = 0;                  // the signed change there
    bool rowsBalance = true;             // the changes of each row add up to 0, as those of weights that sum to 1 must
};
CellChanges cellChanges(const HeldMatrix& a, const HeldMatrix& b);

struct CompareFacts : CellChanges {
    std::int64_t numbers = 0, edited = 0; // of inputs and parameters: all, and those that differ
    QStringList others;                   // what else differs: "the draw", "dropout p", "Mask"
    std::optional<double> context;        // the largest absolute change of the context; nullopt if not comparable
};

// "sat → cat" for scores and weights, where a query looks at a key; "sat, 1" for other matrices.
QString cellName(const HeatmapData& matrix, Cell cell);
// The tokens, draws and choices that differ between two scenes, by name.
QStringList otherDifferences(const Scene& a, const Scene& b);

CompareFacts compareFacts(const Computed& a, const Computed& b, const HeldMatrix& matrixA, const HeldMatrix& matrixB);

// Why there is no cell-by-cell difference: "weights is [1, 1, 6, 6] in A and [1, 2, 5, 5] in B"; empty if there is one.
QString whyNotComparable(const Computed& a, const Computed& b, const std::string& tensor);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a matrix and its operands stand on a page: what enters its rows at the left, what enters its columns above, the
// sum in hand below. Cells of all have one size. Pure arithmetic.
#pragma once

#include "ui/matrix/operandpicture.h"
#include "ui/paint/mapgeometry.h"

namespace attn {

struct OperandLayout {
    QSizeF cell;
    MapGeometry result, left, top;
    std::vector<MapGeometry> above;
    QRectF axis;                    // of the turned title beside the rows
    QRectF rowLabels, columnLabels; // of the result; columns are named over all that stands above it
    QPointF title;                  // baseline of the columns' title
    QRectF shares;                  // bars of a row that sums up; empty else
    QRectF bar, foot;
    double text = 0; // where words begin that stand left of what is above
};

// As many rows, columns and terms as have room for digits; of the terms six at least. `shown`: of a first small part, what
// there is beside the result. `whole`: the result's own map.
OperandCounts operandsThatFit(const OperandCounts& all, const CellOperands& shown, const HeatmapData& whole,
                              QSizeF size);
// With less they would lie over each other: a few cells of each, with room for digits.
QSizeF leastOperandSize(const OperandCounts& all, const CellOperands& shown, const HeatmapData& whole);
OperandLayout layoutOperands(const OperandPicture& picture, QSizeF size, double pixel);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a matrix and its operands are on a page: what enters its rows on the left, what enters its columns above, the
// current sum below. All cells have one size. Pure arithmetic.
#pragma once

#include "ui/matrix/operandpicture.h"
#include "ui/paint/mapgeometry.h"

namespace attn {

struct OperandLayout {
    QSizeF cell;
    MapGeometry result, left, top;
    std::vector<MapGeometry> above;
    QRectF axis;                    // of the turned title beside the rows
    QRectF rowLabels, columnLabels; // of the result; columns are named above everything over it
    QPointF title;                  // baseline of the columns' title
    QRectF shares;                  // bars of a row that sums up; empty else
    QRectF bar, foot;
    double text = 0; // x where words left of the top operand begin
};

// As many rows, columns and terms as fit with digits; at least six terms. `shown`: for a first small part, the operands
// of the result. `whole`: the result's own map.
OperandCounts operandsThatFit(const OperandCounts& all, const CellOperands& shown, const HeatmapData& whole,
                              QSizeF size);
// With less they would overlap: a few cells of each, with room for digits.
QSizeF leastOperandSize(const OperandCounts& all, const CellOperands& shown, const HeatmapData& whole);
QSizeF wholeOperandSize(const OperandCounts& all, const CellOperands& shown,
                        const HeatmapData& whole); // of all of them
OperandLayout layoutOperands(const OperandPicture& picture, QSizeF size, double pixel);

} // namespace attn

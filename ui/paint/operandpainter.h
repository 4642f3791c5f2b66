// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a matrix with its operands: their cells and names, the frames in them, and the current sum term by term.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/paint/operandlayout.h"
#include "ui/theme/colors.h"

namespace attn {

// The cells of the result, of what enters it, and the names of this.
void drawOperandMaps(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout, const Colors& colors);
// The row and column that enter the current cell, arrows from them, its terms, and the cell itself.
void drawOperandFrames(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout,
                       const Colors& colors);
// Bars of the current row, growing to 1, between the row that enters and the result.
void drawOperandShares(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout,
                       const Colors& colors);
// Below: the current term, the next one and the sum so far; for a row operation, the progress of its row. `equation`:
// of a cell that is not a sum, once computed.
void drawOperandFoot(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout,
                     const QString& equation, const Colors& colors);
// The same in words.
QString operandFootText(const OperandPicture& picture, const QString& equation);
// All terms of the sum that the maps show, a line each; empty if there is no sum.
QString operandTermsText(const OperandPicture& picture);

// Where the names around the result are.
HeatmapLayout furnitureOf(const OperandLayout& layout);

// Of queries, keys and values their own colors, also where a map of attention is made; of all else none.
struct OperandColors {
    QColor left, top;
};
OperandColors operandColors(const OperandPicture& picture, const Colors& colors);

} // namespace attn

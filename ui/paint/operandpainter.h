// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a matrix with its operands: their cells and names, what is framed in them, and the sum in hand term by term.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/paint/operandlayout.h"
#include "ui/theme/colors.h"

namespace attn {

// The cells of the result, of what enters it, and the names of this.
void drawOperandMaps(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout, const Colors& colors);
// The row and the column that enter the cell in hand, arrows from them, its terms, and the cell itself.
void drawOperandFrames(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout,
                       const Colors& colors);
// Bars of the row in hand, growing to 1, between the row that enters and the result.
void drawOperandShares(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout,
                       const Colors& colors);
// Below: the term in hand, the next one and the sum so far; of a row operation how far its row has come.
// `equation`: of a cell that is no sum, once it is computed.
void drawOperandFoot(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout,
                     const QString& equation, const Colors& colors);
// The same in words.
QString operandFootText(const OperandPicture& picture, const QString& equation);

// Where the names round the result stand.
HeatmapLayout furnitureOf(const OperandLayout& layout);

} // namespace attn

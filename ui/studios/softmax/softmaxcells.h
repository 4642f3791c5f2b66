// SPDX-License-Identifier: GPL-3.0-or-later
// One number of a row in the softmax: a bar from its zero line and the number beside it; hatched where the mask alone
// decides.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/studios/softmax/softmaxrow.h"
#include "ui/theme/colors.h"

#include <utility>
#include <vector>

namespace attn {

// The range of each column's bars: scores share one scale, every other column has its own.
std::vector<std::pair<double, double>> softmaxScales(const SoftmaxRow& row);

struct SoftmaxCellStyle {
    const Colors& colors;
    TextStyle digits;
    double numberWidth = 0; // kept free for the number
    double unit = 1;        // one px of the window's design
};
// `cell` is the space of one key in column `column`; draws nothing for a number not reached by the steps.
void drawSoftmaxCell(Canvas& canvas, const QRectF& cell, const SoftmaxRow& row, std::size_t column, std::size_t key,
                     bool chosen, const std::pair<double, double>& scale, const SoftmaxCellStyle& style);

} // namespace attn

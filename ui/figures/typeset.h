// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a figure with formulas between dollar signs, set as in lessons: "Scores $QK^\top/\sqrt{d_k}$". A lone dollar
// sign, and what is no formula that lessons know, stay as typed.
#pragma once

#include "ui/figures/figuretext.h"

namespace attn {

// Around the start of the baseline, in points. Plain words have the extent of their font's line, whatever they are.
struct TypesetExtent {
    double width = 0, ascent = 0, descent = 0;
};
TypesetExtent typesetExtent(const QString& words, const TextStyle& style);
// The same in `width`: words without a formula are cut in their middle where they are wider.
QString typesetFitted(const QString& words, const TextStyle& style, double width);
// Split at blanks outside of formulas.
QStringList typesetWords(const QString& words);
// Like Canvas::text.
void drawTypeset(Canvas& canvas, const QString& words, const TextStyle& style, QPointF at, const QColor& color,
                 Align align = Align::Start, bool turned = false);

} // namespace attn

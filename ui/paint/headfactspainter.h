// SPDX-License-Identifier: GPL-3.0-or-later
// What tells a head from others, as three small bars with their numbers: the grey is the share of what is possible.
#pragma once

#include "ui/matrix/headfacts.h"
#include "ui/theme/colors.h"

#include <QRectF>

class QPainter;

namespace attn {

// `brief`: numbers alone, at the right end of `place`, for a line that has other words too.
void paintHeadFacts(QPainter& painter, const QRectF& place, const HeadFacts& facts, bool brief, const Colors& colors);
double briefFactsWidth();
// What the numbers are, in their order: for a line above heads that have them alone.
QString headFactsKey();
// "entropy 1.12 of at most 1.77 bits, largest weight 0.737, mean weight on the first token 0.192".
QString headFactsInWords(const HeadFacts& facts);

} // namespace attn

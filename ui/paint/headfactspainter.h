// SPDX-License-Identifier: GPL-3.0-or-later
// What distinguishes a head from others, as small bars with numbers: the gray is the share of the maximum.
#pragma once

#include "ui/matrix/headfacts.h"
#include "ui/theme/colors.h"

#include <QRectF>

#include <span>

class QPainter;

namespace attn {

// Three facts. `brief`: numbers only, at the right end of `place`, for a line that has other words too.
void paintHeadFacts(QPainter& painter, const QRectF& place, std::span<const HeadFact> facts, bool brief,
                    const Colors& colors);
double briefFactsWidth();
// What the numbers are, in their order: for a line above heads that have them alone.
enum class HeadFactsWords { Brief, Full };
QString headFactsKey(HeadSort sort, HeadFactsWords which);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The band over heads that share a key and a value (grouped queries): which key head it is, and its readers.
#pragma once

#include "ui/heatmap/headlayout.h"

#include <QString>

class QPainter;

namespace attn {

// "Key and value head 1, read by query heads 4 to 7". `size`: query heads that read one key head.
QString headGroupInWords(int group, int size);
// `focused`: the head in focus is one of its readers.
void paintHeadGroup(QPainter& painter, const HeadLayout& layout, int group, bool focused);

} // namespace attn

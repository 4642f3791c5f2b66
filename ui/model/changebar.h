// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below a map that says how far an edit has moved it.
#pragma once

#include <QRectF>

class QPainter;

namespace attn {

// `change`: the largest of a weight; full_change and above fill the track, nan does so in the error color.
void paintChangeBar(QPainter& painter, const QRectF& track, double change);

} // namespace attn

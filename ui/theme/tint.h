// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a cell in a table of inputs: the diverging map, mixed into the canvas so that digits stay easy to read.
#pragma once

#include <QColor>

namespace attn {

struct Colors;

// `tint` from -1 to 1: a value over the largest absolute value of its tensor. In high contrast always the canvas.
QColor tintedCell(double tint, const Colors& colors);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// How every number and shape of the window is written: one formatter, so that the same value reads the same everywhere.
#pragma once

#include "core/base/tensor.h"

#include <QString>

namespace attn {

// Fixed decimals with a true minus: 0.2794, −1.5000, −∞, inf, nan. `decimals` 0 .. 8.
QString formatNumber(double value, int decimals = 4);
// The same with an ASCII minus and "-inf", for text that is copied as code.
QString formatCode(double value, int decimals = 4);
// Decimals that fit a cell of `cellPx`: 4 at 52 px and more, 3 at 38, 2 at 30, 1 at 24, none (-1) below; at most
// `digits`.
int decimalsForCell(double cellPx, int digits);
// "1,048,576": a count in prose.
QString formatCount(std::int64_t count);
// "6 × 3": a shape in prose, without leading axes of size 1.
QString formatShape(const Shape& shape);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// How every number and shape of the window is written: one place, so that the same value reads the same everywhere. What
// is typed, copied or run as code is ASCII and has names of its own. Core's writing is core/base/numbertext.
#pragma once

#include "core/base/tensor.h"

#include <QString>

namespace attn {

// Fixed decimals with a true minus: 0.2794, −1.5000, −∞, inf, nan. `decimals` 0 .. 8.
QString formatNumber(double value, int decimals = 4);
// As many significant digits, without zeros at the end: "0.5", "1.002".
QString formatSignificant(double value, int digits = 6);
// With a plus where it grew: "+0.0312".
QString formatChange(double change, int decimals);
// How far two computations are apart: "0.8449", "6.0 × 10⁻⁸" for what so many decimals would hardly tell from 0, and "0"
// for exactly nothing.
QString formatDifference(double value, int decimals = 4);
// "0.5 … 1.25", and one number where both read the same.
QString formatRange(double low, double high);
// A number that stands beside `limit`: with as many decimals as it takes to be on the right side of it.
QString formatBeside(double value, double limit, int decimals);
// Decimals that fit a cell of `cellPx`: 4 at 52 px and more, 3 at 38, 2 at 30, 1 at 24, none (-1) below; at most
// `digits`.
int decimalsForCell(double cellPx, int digits);
// "1,048,576": a count in prose.
QString formatCount(std::int64_t count);
// "1 head", "3 heads": the nouns come translated.
QString counted(std::int64_t count, const QString& one, const QString& many);
// "6 × 3": a shape in prose, without leading axes of size 1.
QString formatShape(const Shape& shape);

// With an ASCII minus and "-inf", for what is typed, copied or run: fixed decimals,
QString formatCode(double value, int decimals = 4);
// the shortest that reads back as the same float32 or float64: "0.43", "-inf", "1e-05",
QString shortestCode(float value);
QString shortestCode(double value);
// and significant digits.
QString significantCode(double value, int digits);

} // namespace attn

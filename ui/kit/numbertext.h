// SPDX-License-Identifier: GPL-3.0-or-later
// How every number and shape in the window is written, in one place so that a value reads the same everywhere. Text to
// type, copy or run as code is ASCII and has functions of its own. Core's formatting is core/base/numbertext.
#pragma once

#include "core/base/tensor.h"

#include <QString>

#include <string>

namespace attn {

// Fixed decimals with a true minus: 0.2794, −1.5000, −∞, inf, nan, ? for a withheld value. `decimals` 0 .. 8. Exactly
// zero is "0", and nothing else reads as zero: what would show as 0.0000, and what is too large for decimals, gets an
// exponent: 2.6502e−5, 1.6516e38.
QString formatNumber(double value, int decimals = 4);
// The same, for core's sentences.
std::string shownNumber(double value, int decimals);
// The same for a cell with room for `room` characters. A wider number loses decimals; if it still does not fit it is
// marked, not cut off: "≈0" near zero, else "…".
QString formatCell(double value, int decimals, int room);
// How many characters cells of a map from `low` to `high` need at this many decimals.
int cellCharacters(double low, double high, int decimals);
// With an exponent: "2.65e−5", "9e18"; no zeros at the end of `decimals`, no plus.
QString formatScientific(double value, int decimals);
// As many significant digits, without zeros at the end: "0.5", "1.002", "1e−6".
QString formatSignificant(double value, int digits = 6);
// The shortest that reads back as the same float32: "−0.43", "1e−5".
QString formatShortest(float value);
// With a plus where it grew: "+0.0312".
QString formatChange(double change, int decimals);
QString powerOfTen(int power); // "10⁻³"
// How far apart two computations are: "0.8449", "6.0 × 10⁻⁸" for what `decimals` would barely distinguish from 0, and
// "0" for exactly nothing.
QString formatDifference(double value, int decimals = 4);
// "0.5 … 1.25", or one number if both read the same. Only a whole number reads as one.
QString formatRange(double low, double high);
// A number shown beside `limit`, with enough decimals to read as below, above or equal to it, as it is.
QString formatBeside(double value, double limit, int decimals);
// Decimals that fit a cell of `cellPx`: 4 at 48 px and more, 3 at 38, 2 at 30, 1 at 24, none (-1) below; at most
// `digits`.
int decimalsForCell(double cellPx, int digits);
// "1,048,576": a count in prose.
QString formatCount(std::int64_t count);
QString notYet(); // "not yet": in place of a value that is not computed yet
// "1 head", "3 heads"; both nouns are translated.
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

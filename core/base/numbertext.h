// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers are written outside the window: one place, so that the same value reads the same in messages, equations,
// scripts and files. ASCII, with a point in every locale; "inf", "-inf" and "nan" where it is none, "?" where it is not
// to be told (core/base/withheld.h). The window's own
// writing is ui/kit/numbertext.
#pragma once

#include <string>

namespace attn {

// The shortest text that reads back as the same number: "0.43", "3", "1e-05".
std::string shortest(float value);
std::string shortest(double value);
// The same for Python, JSON and CSV, with a point or an exponent, since 3 would be an integer there: "3.0". Such readers
// read a double and round it to float32; where that ends beside the number, the text has the digits of the double.
std::string codeNumber(float value);
std::string codeNumber(double value);
// The float's text where the value is one, else the double's.
std::string narrowCodeNumber(double value);
// As many significant digits, without zeros at the end: "0.2794", "1e+10".
std::string significant(double value, int digits);
// Fixed decimals (at most 17), or an exponent where they would show a number as 0 or make it endless: "0.2794", "3.1e-07".
std::string decimalText(double value, int decimals);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers are written outside the window: in one place, so that a value reads the same in messages, equations,
// scripts and files. ASCII, with a decimal point in every locale; "inf", "-inf" and "nan" for non-finite values, "?"
// for withheld ones (core/base/withheld.h). The window has its own ui/kit/numbertext.
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
// Of up to 8 decimals, as many as a float32's 8 digits allow: 3 for 12345.678. Beyond 8 were requested on purpose.
int heldDecimals(double value, int decimals);
// Fixed decimals (at most 17, see heldDecimals), or an exponent where they would show a number as 0 or make it endless:
// "0.2794", "3.1e-07". 0 has no sign.
std::string decimalText(double value, int decimals);

} // namespace attn

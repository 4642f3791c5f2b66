// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic typed into a cell: "1/sqrt(8)", "2*pi", "-1e-3". Independent of any locale: a point is the decimal mark.
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace attn {

// The value of `text`: numbers, + - * / ^ (also ** and the signs − × · ÷), parentheses, pi, e, sqrt exp log sin cos
// abs, min and max of two or more. ^ binds to the right and before a sign: -2^2 is -4. inf, -inf and nan must be alone.
// Errors name the character: "Character 4: expected a number, found ')'." Also rejects results that are not numbers or
// are too large for float32, more than 1000 bytes, more than 64 levels of nesting.
Result<double> evaluate(std::string_view text);

// A number written with a decimal comma, in whichever language: "0,5". Every field and option refuses it by this one sentence.
bool hasDecimalComma(std::string_view text);
Error decimalCommaFault();

} // namespace attn

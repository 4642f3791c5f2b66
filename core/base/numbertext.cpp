// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbertext.h"

#include "core/base/readreal.h"
#include "core/base/withheld.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attn {

namespace {

constexpr int most_decimals = 17;
constexpr double endless = 1e9; // from here on an exponent is shorter

// What std::to_chars writes, given how.
template <class Real, class... How> std::string toChars(Real value, How... how)
{
    if (isWithheld(value))
        return withheld_text;
    if (std::isnan(value))
        return "nan"; // the sign of a nan means nothing
    char text[64];
    return std::string(text, std::to_chars(text, text + sizeof text, value, how...).ptr);
}

std::string pointed(std::string text) { return text.find_first_of(".einf") == std::string::npos ? text + ".0" : text; }

} // namespace

std::string shortest(float value) { return toChars(value); }
std::string shortest(double value) { return toChars(value); }

std::string codeNumber(float value)
{
    std::string text = shortest(value);
    double as_read = value;
    readReal(text.data(), text.data() + text.size(), as_read);
    return std::isfinite(value) && static_cast<float>(as_read) != value ? codeNumber(double(value)) : pointed(text);
}

std::string codeNumber(double value) { return pointed(shortest(value)); }

std::string narrowCodeNumber(double value)
{
    const auto narrow = static_cast<float>(value);
    return narrow == value ? codeNumber(narrow) : codeNumber(value);
}

std::string significant(double value, int digits) { return toChars(value, std::chars_format::general, digits); }

int heldDecimals(double value, int decimals)
{
    constexpr int held = 8;
    while (decimals > 0 && decimals <= held && std::abs(value) >= std::pow(10, held - decimals))
        --decimals;
    return decimals;
}

std::string decimalText(double value, int decimals)
{
    decimals = std::clamp(decimals, 0, most_decimals);
    const bool vanishes = value != 0 && std::abs(value) < 0.5 * std::pow(10, -decimals);
    const bool exponent = vanishes || std::abs(value) >= endless;
    return exponent ? toChars(value, std::chars_format::scientific, decimals)
                    : toChars(value == 0 ? 0.0 : value, std::chars_format::fixed, heldDecimals(value, decimals));
}

} // namespace attn

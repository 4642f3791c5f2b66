// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/printed.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

namespace attn {

namespace {

constexpr int most_fixed_decimals = 6; // more are no print with fixed decimals

// The shortest text that reads back as this number, as digits before and after the exponent.
struct Shortest {
    int mantissa_decimals = 0, exponent = 0;
};

Shortest shortestOf(float number)
{
    char text[32];
    const char* end = std::to_chars(text, text + sizeof text, number, std::chars_format::scientific).ptr;
    const char* e = std::find(static_cast<const char*>(text), end, 'e');
    const char* point = std::find(static_cast<const char*>(text), e, '.');
    return {point == e ? 0 : int(e - point - 1), std::atoi(std::string(e + 1, end).c_str())};
}

std::string printedAs(double number, const PrintForm& form)
{
    char text[400];
    const auto how = form.scientific ? std::chars_format::scientific : std::chars_format::fixed;
    std::string printed(text, std::to_chars(text, text + sizeof text, number, how, form.decimals).ptr);
    return printed.find_first_not_of("-0.") == std::string::npos ? printed.substr(printed.front() == '-') : printed;
}

} // namespace

PrintForm printFormOf(std::span<const float> printed)
{
    PrintForm fixed, scientific{true, 4};
    for (const float number : printed) {
        if (number == 0 || !std::isfinite(number))
            continue;
        const auto [decimals, exponent] = shortestOf(number);
        scientific.decimals = std::max(scientific.decimals, decimals);
        fixed.decimals = std::max(fixed.decimals, decimals - exponent);
    }
    return fixed.decimals <= most_fixed_decimals ? fixed : scientific;
}

bool printsAs(double computed, float printed, const PrintForm& form)
{
    if (!std::isfinite(computed) || !std::isfinite(printed))
        return computed == printed || (std::isnan(computed) && std::isnan(printed));
    return printedAs(static_cast<float>(computed), form) == printedAs(printed, form);
}

} // namespace attn

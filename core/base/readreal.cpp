// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/readreal.h"

#ifndef __cpp_lib_to_chars
#include <cerrno>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <string>
#if __has_include(<xlocale.h>)
#include <xlocale.h>
#endif
#endif

namespace attn {

#ifdef __cpp_lib_to_chars
std::from_chars_result readReal(const char* first, const char* last, double& value)
{
    return std::from_chars(first, last, value);
}

std::from_chars_result readReal(const char* first, const char* last, float& value)
{
    return std::from_chars(first, last, value);
}
#else
namespace {

// The end of what may be a number: the C library would take blanks, a plus and 0x as well.
const char* endOfReal(const char* first, const char* last)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isLetter = [](char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; };
    const auto isExponent = [](char c) { return c == 'e' || c == 'E'; };
    const char* p = first != last && *first == '-' ? first + 1 : first;
    if (p != last && isLetter(*p)) { // inf and nan
        while (p != last && isLetter(*p))
            ++p;
        return p;
    }
    if (p == last || !(isDigit(*p) || (*p == '.' && p + 1 != last && isDigit(p[1]))))
        return first;
    while (p != last && (isDigit(*p) || *p == '.' || isExponent(*p) || ((*p == '-' || *p == '+') && isExponent(p[-1]))))
        ++p;
    return p;
}

#ifdef __wasm__
void readText(const char* text, char** rest, double& value) { value = std::strtod(text, rest); }
void readText(const char* text, char** rest, float& value) { value = std::strtof(text, rest); }
#else
locale_t pointLocale()
{
    static const locale_t locale = newlocale(LC_ALL_MASK, "C", nullptr);
    return locale;
}

void readText(const char* text, char** rest, double& value) { value = strtod_l(text, rest, pointLocale()); }
void readText(const char* text, char** rest, float& value) { value = strtof_l(text, rest, pointLocale()); }
#endif

template <class Real> std::from_chars_result read(const char* first, const char* last, Real& value)
{
    const std::string text(first, endOfReal(first, last));
    errno = 0;
    char* rest = nullptr;
    Real number = 0;
    readText(text.c_str(), &rest, number);
    const char* const end = first + (rest - text.c_str());
    if (end == first)
        return {first, std::errc::invalid_argument};
    if (errno == ERANGE && (number == 0 || std::isinf(number)))
        return {end, std::errc::result_out_of_range};
    value = number;
    return {end, std::errc()};
}

} // namespace

std::from_chars_result readReal(const char* first, const char* last, double& value) { return read(first, last, value); }
std::from_chars_result readReal(const char* first, const char* last, float& value) { return read(first, last, value); }
#endif

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Formats reals with a given number of digits as the C library does: the same digits as libc++, whose std::to_chars
// calls the functions below, without its tables of 105 kB. They have libc++'s own names (src/include/ryu/ryu.h of LLVM
// 19); with other ones the linker would pull in the tables again.
#include <charconv>
#include <cstdio>
#include <cstring>

namespace {

// 309 digits, a point and 1074 decimals are the longest.
std::to_chars_result printed(char* first, char* last, const char* format, double value, unsigned digits)
{
    char text[1400];
    const int length = std::snprintf(text, sizeof text, format, int(digits), value);
    if (length < 0 || length >= int(sizeof text) || length > last - first)
        return {last, std::errc::value_too_large};
    std::memcpy(first, text, std::size_t(length));
    return {first + length, std::errc()};
}

} // namespace

_LIBCPP_BEGIN_NAMESPACE_STD

to_chars_result __d2fixed_buffered_n(char* first, char* last, double value, unsigned decimals)
{
    return printed(first, last, "%.*f", value, decimals);
}

to_chars_result __d2exp_buffered_n(char* first, char* last, double value, unsigned decimals)
{
    return printed(first, last, "%.*e", value, decimals);
}

void __append_n_digits(unsigned count, unsigned digits, char* to)
{
    for (; count > 0; digits /= 10)
        to[--count] = char('0' + digits % 10);
}

void __append_nine_digits(unsigned digits, char* to) { __append_n_digits(9, digits, to); }

_LIBCPP_END_NAMESPACE_STD

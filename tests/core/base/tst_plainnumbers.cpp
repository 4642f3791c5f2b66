// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbertext.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <limits>

using namespace attn;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

} // namespace

TEST_CASE("The shortest text reads back as the same number")
{
    CHECK(shortest(0.1f) == "0.1");
    CHECK(shortest(0.1) == "0.1");
    CHECK(shortest(double(0.1f)) == "0.10000000149011612");
    CHECK(shortest(3.0) == "3");
    CHECK(shortest(1e-5f) == "1e-05");
    CHECK(shortest(-infinity) == "-inf");
    CHECK(shortest(-std::nan("")) == "nan");
}

TEST_CASE("A number in code is no integer, and Python reads it as the same float32")
{
    CHECK(codeNumber(3.0f) == "3.0");
    CHECK(codeNumber(1e20f) == "1e+20");
    CHECK(codeNumber(-infinity) == "-inf");
    CHECK(codeNumber(std::nanf("")) == "nan");
    const float twice_rounded = 7.038531e-26f; // read as a double and rounded, these decimals end at its neighbour
    CHECK(codeNumber(twice_rounded) != "7.038531e-26");
    CHECK(static_cast<float>(std::strtod(codeNumber(twice_rounded).c_str(), nullptr)) == twice_rounded);
    CHECK(narrowCodeNumber(0.1f) == "0.1");
    CHECK(narrowCodeNumber(0.1) == "0.1");
    CHECK(narrowCodeNumber(1 / 3.0) == "0.3333333333333333");
}

TEST_CASE("Significant digits drop zeros at the end")
{
    CHECK(significant(101.23, 4) == "101.2");
    CHECK(significant(0.5, 4) == "0.5");
    CHECK(significant(1e10, 4) == "1e+10");
    CHECK(significant(infinity, 7) == "inf");
}

TEST_CASE("Fixed decimals never show a number as 0 and never become endless")
{
    CHECK(decimalText(0.27944, 4) == "0.2794");
    CHECK(decimalText(0, 4) == "0.0000");
    CHECK(decimalText(3.1e-7, 4) == "3.1000e-07");
    CHECK(decimalText(-0.00004, 4) == "-4.0000e-05");
    CHECK(decimalText(0.00006, 4) == "0.0001");
    CHECK(decimalText(9e18, 1) == "9.0e+18");
    CHECK(decimalText(999999999, 1) == "999999999");
    CHECK(decimalText(12345.677734375, 4) == "12345.678"); // as float32 has it
    CHECK(decimalText(-99999.9, 4) == "-99999.900");
    CHECK(decimalText(9999.12345, 4) == "9999.1234");
    CHECK(decimalText(12345.677734375, 9) == "12345.677734375");
    CHECK(decimalText(-0.0, 4) == "0.0000");
    CHECK(decimalText(0.1, 17) == "0.10000000000000001");
    CHECK(decimalText(-infinity, 2) == "-inf");
    CHECK(decimalText(std::nan(""), 2) == "nan");
}

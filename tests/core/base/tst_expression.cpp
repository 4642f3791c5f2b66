// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <string>

using attn::evaluate;

namespace {

double valueOf(const std::string& text)
{
    const auto result = evaluate(text);
    REQUIRE_MESSAGE(result, text << ": " << result.error().message);
    return *result;
}

std::string errorOf(const std::string& text)
{
    const auto result = evaluate(text);
    REQUIRE_MESSAGE(!result, text << " was accepted");
    return result.error().message;
}

std::string repeated(const std::string& part, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i)
        text += part;
    return text;
}

} // namespace

TEST_CASE("numbers are read in C notation, with every minus a person may type")
{
    CHECK(valueOf("0.43") == 0.43);
    CHECK(valueOf(" -1.5 ") == -1.5);
    CHECK(valueOf("\u22121.5") == -1.5);
    CHECK(valueOf("1e-3") == 1e-3);
    CHECK(valueOf("1E3") == 1000);
    CHECK(valueOf(".5") == 0.5);
    CHECK(valueOf("5.") == 5);
    CHECK(valueOf("+2") == 2);
    CHECK(std::signbit(valueOf("-0")));
}

TEST_CASE("signs bind as in mathematics")
{
    CHECK(valueOf("1+2*3") == 7);
    CHECK(valueOf("(1+2)*3") == 9);
    CHECK(valueOf("8/4/2") == 1);
    CHECK(valueOf("8-4-2") == 2);
    CHECK(valueOf("2^3^2") == 512);
    CHECK(valueOf("-2^2") == -4);
    CHECK(valueOf("2^-1") == 0.5);
    CHECK(valueOf("2**3") == 8);
    CHECK(valueOf("2*-3") == -6);
    CHECK(valueOf("--2") == 2);
    CHECK(valueOf("6 \u00D7 7") == 42);
    CHECK(valueOf("6 \u00F7 4") == 1.5);
    CHECK(valueOf("=1/sqrt(8)") == 1 / std::sqrt(8.0));
}

TEST_CASE("constants and functions have their values")
{
    CHECK(valueOf("2*pi") == 2 * std::numbers::pi);
    CHECK(valueOf("\u03C0/2") == std::numbers::pi / 2);
    CHECK(valueOf("e") == std::numbers::e);
    CHECK(valueOf("exp(1)") == std::exp(1.0));
    CHECK(valueOf("log(2)") == std::log(2.0));
    CHECK(valueOf("sin(1)+cos(1)") == std::sin(1.0) + std::cos(1.0));
    CHECK(valueOf("abs(-3)") == 3);
    CHECK(valueOf("min(3, 1, 2)") == 1);
    CHECK(valueOf("max(3,1+4)") == 5);
    CHECK(valueOf("sqrt(max(4,9))") == 3);
}

TEST_CASE("inf and nan stand alone only")
{
    CHECK(valueOf("inf") == std::numeric_limits<double>::infinity());
    CHECK(valueOf("-inf") == -std::numeric_limits<double>::infinity());
    CHECK(valueOf("\u2212\u221E") == -std::numeric_limits<double>::infinity());
    CHECK(std::isnan(valueOf("nan")));
    CHECK(errorOf("1+inf") == "Character 3: inf cannot be part of an expression.");
    CHECK(errorOf("nan*0") == "Character 1: nan cannot be part of an expression.");
}

TEST_CASE("an error names the character and what was expected there")
{
    CHECK(errorOf("") == "Enter a number.");
    CHECK(errorOf("1+") == "Character 3: expected a number, found the end.");
    CHECK(errorOf("1+*2") == "Character 3: expected a number, found '*'.");
    CHECK(errorOf("(1+2") == "Character 5: expected ')', found the end.");
    CHECK(errorOf("1 2") == "Character 3: expected + - * / or ^, found '2'.");
    CHECK(errorOf("sqrt 4") == "Character 6: expected '(' after sqrt, found '4'.");
    CHECK(errorOf("min(4)") == "Character 1: min needs at least two numbers.");
    CHECK(errorOf("sqrt(4,5)") == "Character 7: expected ')', found ','.");
    CHECK(errorOf("pixel").starts_with("Character 1: 'pixel' is not a number; known names: "));
    CHECK(errorOf("2*foo(1)") ==
          "Character 3: 'foo' is not a number; known names: pi, e, sqrt, exp, log, sin, cos, abs, min, max.");
    CHECK(errorOf("\u22121 \u00E4") == "Character 4: expected + - * / or ^, found '\u00E4'.");
    CHECK(errorOf("2*1,5") ==
          "Character 4: use commas only between the arguments of min and max; the decimal separator is a point.");
    CHECK(errorOf("1e999") == "Character 1: '1e999' is too large or too small.");
}

TEST_CASE("a decimal comma is refused by one sentence")
{
    for (const char* text : {"1,5", " -0,25 ", "+3,5e-2", ",5"})
        CHECK(errorOf(text) == "Use a decimal point: 0.5, not 0,5.");
    for (const char* text : {"1,5,2", "1,", "max(1,5)", "a,5", "1,5x", ","})
        CHECK(!attn::hasDecimalComma(text));
}

TEST_CASE("a result that no cell can hold is refused")
{
    CHECK(errorOf("sqrt(-1)") == "The result is not a real number.");
    CHECK(errorOf("max(sqrt(-1), 1)") == "The result is not a real number.");
    CHECK(errorOf("max(1, sqrt(-1))") == "The result is not a real number.");
    CHECK(errorOf("0/0") == "The result is not a real number.");
    CHECK(errorOf("1/0") == "Character 4: cannot divide by 0; for infinity, type inf.");
    CHECK(errorOf("0/0") == "The result is not a real number.");
    CHECK(errorOf("1e39") == "The result is too large for float32 (3.4e38).");
    CHECK(errorOf("3.4028236e38") == "The result is too large for float32 (3.4e38).");
    CHECK(valueOf("3.4028235e38") == 3.4028235e38);
}

TEST_CASE("depth and length are bounded, whatever is typed")
{
    CHECK(valueOf(repeated("(", 60) + "1" + repeated(")", 60)) == 1);
    CHECK(errorOf(repeated("(", 400)).ends_with("the expression is nested deeper than 64 levels."));
    CHECK(errorOf(repeated("sqrt(", 190)).ends_with("the expression is nested deeper than 64 levels."));
    CHECK(errorOf(repeated("2^", 400) + "1").ends_with("the expression is nested deeper than 64 levels."));
    CHECK(valueOf(repeated("-", 900) + "1") == 1);
    CHECK(errorOf(repeated("1+", 600)) == "An expression can have at most 1,000 characters.");
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/math.h"

#include <doctest/doctest.h>

#include <string>

using namespace attn;

namespace {

MathNode read(const std::string& latex)
{
    const auto formula = parseMath(latex);
    REQUIRE_MESSAGE(formula, latex << ": " << formula.error().message);
    return *formula;
}

std::string spoken(const std::string& latex) { return spokenMath(read(latex)); }

std::string faultOf(const std::string& latex)
{
    const auto formula = parseMath(latex);
    REQUIRE_MESSAGE(!formula, latex << " was accepted");
    return formula.error().message;
}

} // namespace

TEST_CASE("the softmax's formula is read, spoken and written as MathML")
{
    const std::string softmax = R"(w_{ij} = \frac{e^{s_{ij}}}{\sum_t e^{s_{it}}})";
    CHECK(spoken(softmax) == "w sub i j equals e to the s sub i j over (sum over t of e to the s sub i t)");
    CHECK(mathMl(read(softmax), false) ==
          "<math aria-label=\"w sub i j equals e to the s sub i j over (sum over t of e to the s sub i t)\">"
          "<msub><mi>w</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo>"
          "<mfrac><msup><mi>e</mi><msub><mi>s</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub></msup>"
          "<mrow><munder><mo movablelimits=\"false\">∑</mo><mi>t</mi></munder>"
          "<msup><mi>e</mi><msub><mi>s</mi><mrow><mi>i</mi><mi>t</mi></mrow></msub></msup></mrow></mfrac></math>");
}

TEST_CASE("each command and each form is read")
{
    CHECK(spoken(R"(\mathrm{softmax}\left(\frac{QK^\top}{\sqrt{d_k}}\right)V)") ==
          "softmax ((Q K transposed) over the root of d sub k) V");
    CHECK(spoken(R"(\operatorname{softmax}(x) \in \mathbb{R}^{T \times T})") ==
          "softmax ( x ) in ℝ to the (T times T)");
    CHECK(spoken(R"(\sum_{j=1}^{T} w_j \le 1)") == "sum from j equals 1 to T of w sub j at most 1");
    CHECK(spoken(R"(x_1^2 + 0.5\cdot y' \to -\infty)") == "x sub 1 to the 2 plus 0.5 times y prime to minus infinity");
    CHECK(spoken(R"(\text{if } j > i, \quad \hat x \approx \bar{y})") ==
          "if j greater than i , x\u0302 is about y\u0304");
    CHECK(spoken(R"(u = \begin{cases} -\infty & j > i \\ s & \text{else} \end{cases})") ==
          "u equals minus infinity, j greater than i; s, else");
    CHECK(spoken(R"(\begin{bmatrix} 1 & 0 \\ 0 & 1 \end{bmatrix})") == "[1, 0; 0, 1]");
    for (const std::string_view command : mathCommands())
        CHECK_MESSAGE(parseMath("a \\" + std::string(command) + " b"), command);
}

TEST_CASE("a minus with nothing before it is a sign, between two things an operation")
{
    using enum MathNode::Kind;
    CHECK(read("-a").parts[0].kind == Upright);
    CHECK(read("a - b").parts[1].kind == Sign);
    CHECK(read("a = -b").parts[2].kind == Upright);
    CHECK(read("f(-b)").parts[2].kind == Upright);
}

TEST_CASE("letters in the colours of query, key and value")
{
    const MathNode product = read(R"(\query{q_i} \cdot \key{k}_j + \value v)");
    CHECK(product.parts[0].parts[0].role == ProseRole::Query);
    CHECK(product.parts[0].parts[1].role == ProseRole::Query);
    CHECK(product.parts[2].parts[0].role == ProseRole::Key);
    CHECK(product.parts[2].parts[1].role == ProseRole::None);
    CHECK(product.parts[4].role == ProseRole::Value);
    CHECK(mathMl(product, true).find("<math display=\"block\" ") == 0);
    CHECK(mathMl(product, true).find("<mi class=\"k\">k</mi>") != std::string::npos);
}

TEST_CASE("numbers of the computation stay live in a formula")
{
    const MathNode fraction = read(R"(\frac{{scores[1,2]}}{\sqrt{2}} = {scaled[0, 0, 1,2]})");
    CHECK(numbersOf(fraction) == std::vector<std::string>{"scores[1,2]", "scaled[0,0,1,2]"});
    const MathNode filled =
        withNumbers(fraction, [](const std::string& cell) { return cell == "scores[1,2]" ? "1.5" : "-1.06"; });
    CHECK(spokenMath(filled) == "1.5 over the root of 2 equals -1.06");
    CHECK(numbersOf(filled).empty());
}

TEST_CASE("what is wrong with a formula is one sentence")
{
    CHECK(faultOf(R"(\fra{1}{2})") == R"(\fra: unknown command; did you mean \frac?)");
    CHECK(faultOf(R"(\sotfmax)") == R"(\sotfmax: unknown command; did you mean \softmax?)");
    CHECK(faultOf(R"(\frac{1})") == R"(\frac is missing its argument)");
    CHECK(faultOf("a_") == "_ is missing its argument");
    CHECK(faultOf("{a") == "a { has no matching }");
    CHECK(faultOf("a}") == "a } has no matching {");
    CHECK(faultOf("a & b") == R"(& can only separate the columns of \begin{cases} and similar blocks)");
    CHECK(faultOf("a_b_c") == "one symbol has two subscripts; write {x_a}_b or x_{ab}");
    CHECK(faultOf(R"(\left( a)") == R"(a \left without its \right)");
    CHECK(faultOf(R"(a \right))") == R"(\right has no matching beginning)");
    CHECK(faultOf(R"(\left a \right))") == R"(\left: expected ( ) [ ] | \{ \} or . after it)");
    CHECK(faultOf(R"(\begin{array} a \end{array})").starts_with(R"(\begin{array}: not known; known are cases)"));
    CHECK(faultOf(R"(\begin{cases} a \end{matrix})") == R"(a \begin{cases} without its \end{cases})");
    CHECK(faultOf(R"(\text a)") == R"(\text is missing its {…})");
    CHECK(faultOf(R"(\text{a$b)") == "a { has no matching }");
    CHECK(faultOf(R"(\hat{ab})") == R"(\hat: expected one letter)");
    CHECK(faultOf("a \\") == "the formula ends in the middle of a command: \\");
    CHECK(faultOf("a # b") == "'#' is not allowed in a formula");
    std::string deep;
    for (int i = 0; i < 40; ++i)
        deep += "{";
    CHECK(faultOf(deep) == "the formula is nested more than 32 levels deep");
    CHECK(faultOf(std::string(4001, 'a')) == "the formula is longer than 4,000 bytes");
}

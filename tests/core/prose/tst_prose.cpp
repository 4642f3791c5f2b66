// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/prose.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

// Hooks whose marks are easy to see.
ProseHooks plainMarks()
{
    return {
        .formula = [](const MathNode& formula,
                      bool display) { return (display ? "((" : "(") + spokenMath(formula) + (display ? "))" : ")"); },
        .word = [](ProseRole role, const std::string& word) { return std::to_string(int(role)) + ":" + word; },
        .number = [](const std::string& cell) { return cell == "weights[1,2]" ? "0.2381" : "?"; },
        .figure = [](const std::string& cell, const std::string& number) { return cell + "=" + number; }};
}

std::string html(std::string_view markdown)
{
    const auto text = htmlOf(markdown, plainMarks());
    REQUIRE_MESSAGE(text, text.error().message);
    return *text;
}

std::string faultIn(std::string_view markdown)
{
    const auto fault = proseFault(markdown);
    const auto text = htmlOf(markdown, plainMarks());
    REQUIRE_MESSAGE(fault, std::string(markdown) << " was accepted");
    REQUIRE(!text);
    CHECK(text.error().message == *fault);
    return *fault;
}

} // namespace

TEST_CASE("formulas, coloured words and live numbers stand in Markdown")
{
    CHECK(html("A *weight* $w_{ij}$ of [query:journey] for [key:starts] is {weights[1,2]}.") ==
          "<p>A <em>weight</em> (w sub i j) of 1:journey for 2:starts is weights[1,2]=0.2381.</p>\n");
    CHECK(html("# The softmax\n\n$$\nw = e^s\n- 1\n$$\n\n- one\n- [value:two]") ==
          "<h3>The softmax</h3>\n<p>((w equals e to the s minus 1))</p>\n<ul><li>one</li>\n<li>3:two</li>\n</ul>\n");
    CHECK(html("{weights[0,0,1,2]} and $x = {weights[1,2]}$") == "<p>weights[0,0,1,2]=? and (x equals 0.2381)</p>\n");
    CHECK(html("| a | b |\n|---|--:|\n| $|x|$ | {W_query[0,1]} |") ==
          "<table><thead><tr><th>a</th><th style=\"text-align:right\">b</th></tr>\n</thead><tbody><tr><td>(bar x "
          "bar)</td>"
          "<td style=\"text-align:right\">W_query[0,1]=?</td></tr>\n</tbody></table>\n");
}

TEST_CASE("Markdown sees nothing of what is in a formula, a word or a number")
{
    CHECK(
        html("*$a_i * b_i$* and **$c$**: [key:don't_*stop*] {W_key[0,1]}, {W_query[0,1]}") ==
        "<p><em>(a sub i ∗ b sub i)</em> and <strong>(c)</strong>: 2:don't_*stop* W_key[0,1]=?, W_query[0,1]=?</p>\n");
    CHECK(html(R"($\begin{cases} a \\ b \end{cases}$ $\{a\}$)") == "<p>(a; b) ({ a })</p>\n");
    CHECK(html("[query:journey]: looks") == "<p>1:journey: looks</p>\n");
}

TEST_CASE("in code, and after a backslash, a character is itself")
{
    CHECK(html("`$a$ {b} [query:c]`") == "<p><code>$a$ {b} [query:c]</code></p>\n");
    CHECK(html("``a`$b``") == "<p><code>a`$b</code></p>\n");
    CHECK(html("```\nx = {1: \"$\"}\n```\n\\$5 \\{a} \\[query:b]") ==
          "<pre>x = {1: &quot;$&quot;}\n</pre>\n<p>$5 {a} [query:b]</p>\n");
    CHECK(html("see [note] and [a: b] a]b") == "<p>see [note] and [a: b] a]b</p>\n");
}

TEST_CASE("nothing from outside gets into the page: no HTML, no addresses")
{
    CHECK(html("<script>a</script> <b>c</b> & \"d\"") ==
          "<p>&lt;script&gt;a&lt;/script&gt; &lt;b&gt;c&lt;/b&gt; &amp; &quot;d&quot;</p>\n");
    CHECK(html("[the *book*](http://example.org \"t\") ![a picture](x.png)") == "<p>the <em>book</em> a picture</p>\n");
    CHECK(html("a\uE0000\uE001b") == "<p>a\uFFFD0\uFFFDb</p>\n");
}

TEST_CASE("the first fault is named with its line")
{
    CHECK(faultIn("one\n\ntwo $\\fra{1}{2}$") == "line 3: \\fra: unknown command; did you mean \\frac?");
    CHECK(faultIn("one\ntwo $x") ==
          "line 2: a formula starts with $ but has no closing $; write \\$ for a dollar sign");
    CHECK(faultIn("$x\n\ny$") == "line 1: a formula starts with $ but has no closing $; write \\$ for a dollar sign");
    CHECK(faultIn("$$x") == "line 1: a formula starts with $$ but has no closing $$");
    CHECK(faultIn("$$$$") == "line 1: the formula is empty");
    CHECK(faultIn("a\n{weights}") ==
          "line 2: {weights} is not a value of the computation; expected one like {weights[1,2]}, or \\{ for a brace");
    CHECK(faultIn("{weights[1,]}").starts_with("line 1: {weights[1,]} is not a value of the computation"));
    CHECK(faultIn("{weights[1,2]").starts_with("line 1: { is not a value of the computation"));
    CHECK(faultIn("[qurey:journey]") ==
          "line 1: [qurey: expected query, key or value before the colon, or \\[ for a bracket");
    CHECK(faultIn("[query:journey") == "line 1: [query: expected a word and ] after this, as in [query:journey]");
    CHECK(faultIn(std::string(100'001, 'a')) == "the text is longer than 100,000 bytes");
}

TEST_CASE("a text tells the cells it needs")
{
    CHECK(numbersIn("{weights[1,2]} $\\frac{{scores[0,1]}}{2}$ `{k[0,0]}` {q[3,1]}") ==
          std::vector<std::string>{"weights[1,2]", "scores[0,1]", "q[3,1]"});
    CHECK(numbersIn("{next:ter} $1 - {next:·the}$ {next:.}") ==
          std::vector<std::string>{"next:ter", "next:·the", "next:."});
    CHECK(faultIn("{next:}").starts_with("line 1: {next:} is not a value of the computation"));
}

TEST_CASE("a text as words alone")
{
    const auto number = [](const std::string&) { return std::string("-0.5"); };
    CHECK(*plainText("# A & B\n\n[query:you] *look* at {weights[1,2]} < $x_i$", number) ==
          "A & B\nyou look at -0.5 < x sub i");
    // On paper italics and colours are gone, and quotation marks stand for them.
    CHECK(*plainText("[query:you] *look at* **it**", number, {"“", "”"}) == "“you” “look at” it");
}

TEST_CASE("for a browser: MathML, bold words in their colour, numbers that name their cell")
{
    const auto page =
        htmlOf("[key:a<b] {weights[1,2]} $$x$$", browserHooks([](const std::string&) { return std::string("0.1"); }));
    CHECK(*page == "<p><b class=\"k\">a&lt;b</b> <data value=\"weights[1,2]\">0.1</data> "
                   "<math display=\"block\" aria-label=\"x\"><mi>x</mi></math></p>\n");
}

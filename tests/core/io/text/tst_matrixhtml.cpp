// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/matrixhtml.h"

#include "core/base/withheld.h"

#include <doctest/doctest.h>
#include <limits>

using namespace attn;

namespace {

bool has(const std::string& html, const std::string& part) { return html.find(part) != std::string::npos; }

// Marked as text for Excel and for LibreOffice.
std::string label(const std::string& words)
{
    return "<th x:str style=\"mso-number-format:'\\@'\" sdnum=\"1033;0;@\">" + words + "</th>";
}

} // namespace

TEST_CASE("A matrix as HTML has a head of columns, one of each row, and its numbers for every language")
{
    const std::vector<float> values = {0.1f, -2, 1e-9f, 3};
    const std::string html = matrixHtml(values, 2, {"the", "<cat> & \"dog\""}, {"a", "b"});
    CHECK(has(html, "<tr><th></th>" + label("a") + label("b") + "</tr>\n"));
    CHECK(has(html, "<tr>" + label("the") +
                        "<td sdval=\"0.1\" sdnum=\"1033;\" x:num=\"0.1\">0.1</td>"
                        "<td sdval=\"-2\" sdnum=\"1033;\" x:num=\"-2\">-2</td></tr>\n"));
    CHECK(has(html, label("&lt;cat&gt; &amp; &quot;dog&quot;") + "<td sdval=\"1e-09\""));
    CHECK(has(html, "<meta charset=\"utf-8\">"));
}

TEST_CASE("A label that looks like a formula or a number stays the text that it is")
{
    const std::string html = matrixHtml(std::vector<float>{1}, 1, {"=cmd|'/c calc'!A1"}, {"007"});
    CHECK(has(html, label("=cmd|'/c calc'!A1") + "<td"));
    CHECK(has(html, label("007") + "</tr>"));
}

TEST_CASE("Without labels there is no head, and what is no number is a word")
{
    constexpr float inf = std::numeric_limits<float>::infinity();
    const std::vector<float> values = {inf, -inf, std::numeric_limits<float>::quiet_NaN(), withheldNumber()};
    const std::string html = matrixHtml(values, 4, {}, {});
    CHECK(has(html, "<table>\n<tr><td>inf</td><td>-inf</td><td>nan</td><td>?</td></tr>\n</table>"));
    CHECK_FALSE(has(html, "<th"));
}

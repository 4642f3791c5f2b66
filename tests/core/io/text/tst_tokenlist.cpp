// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/tokenlist.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

using Lists = std::vector<std::vector<std::string>>;

Lists listed(const std::string& text)
{
    const auto lists = readTokenList(text);
    REQUIRE_MESSAGE(lists, text << ": " << lists.error().message);
    return *lists;
}

} // namespace

TEST_CASE("tokens are read one per line, or from JSON")
{
    CHECK(listed("The\n cat\r\nsat \n\n") == Lists{{"The", " cat", "sat "}});
    CHECK(listed("\xEF\xBB\xBFü") == Lists{{"ü"}});
    CHECK(listed(std::string("\xFF\xFE"
                             "a\0\n\0\xFC\0",
                             8)) == Lists{{"a", "ü"}});
    CHECK(listed("[CLS]\n[1]\n\"\n#") == Lists{{"[CLS]", "[1]", "\"", "#"}});
    CHECK(listed("a\xFF") == Lists{{"a\uFFFD"}});
    CHECK(listed("[\"The\", \"\\u0120cat\", \"\\n\"]\n") == Lists{{"The", "Ġcat", "\n"}});
    CHECK(listed(" [[\"a\"], [\"b\"]] ") == Lists{{"a"}, {"b"}});
}

TEST_CASE("a list of tokens that cannot be read says why")
{
    CHECK(readTokenList(" \r\n").error().message == "the list of tokens is empty");
    CHECK(readTokenList("a\n\nb").error().message == "line 2 has no token");
    for (const char* text : {"['a', 'b']", "[\"a\", 1]", "[\"a\"", "[[\"a\"], [1]]", "[\"\xFF\"]"})
        CHECK(readTokenList(text).error().message ==
              "the list of tokens is not JSON; in Python, json.dump(tokens, file) writes such a list");
}

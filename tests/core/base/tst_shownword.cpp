// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shownword.h"

#include <doctest/doctest.h>

using namespace attn;

TEST_CASE("a word of seen characters is shown as it is")
{
    for (const char* word : {"", "Your", "New York", "日本", "naïve", "👩‍🏫", "·x"})
        CHECK(shownWord(word) == word);
}

TEST_CASE("what cannot be seen is written out")
{
    CHECK(shownWord(" leading") == "·leading");
    CHECK(shownWord("trailing  ") == "trailing··");
    CHECK(shownWord("   ") == "···");
    CHECK(shownWord("a\nb\t") == "a\\nb\\t");
    CHECK(shownWord("a\u202Eb") == "a\\u202Eb");
    CHECK(shownWord("\u200B") == "\\u200B");
    CHECK(shownWord("\x1B[31m") == "\\u001B[31m");
    CHECK(shownWord("a\xE2") == "a\\xE2");
}

TEST_CASE("a text keeps its blanks and scripts")
{
    CHECK(unseenWritten(" x ") == " x ");
    CHECK(unseenWritten("שלום\u202E") == "שלום\\u202E");
    CHECK(unseenWritten("a\xE2") == "a\\xE2");
}

TEST_CASE("a word from right to left stands in an isolate")
{
    CHECK(shownWord("שלום") == "\u2068שלום\u2069");
    CHECK(shownWord("مرحبا ") == "\u2068مرحبا·\u2069");
}

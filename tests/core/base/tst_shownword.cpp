// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shownword.h"

#include <doctest/doctest.h>
#include <utf8proc.h>

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

TEST_CASE("a word from right to left is put in an isolate")
{
    CHECK(shownWord("שלום") == "\u2068שלום\u2069");
    CHECK(shownWord("مرحبا ") == "\u2068مرحبا·\u2069");
}

TEST_CASE("what cannot be seen is what Unicode's tables say")
{
    for (utf8proc_int32_t c = 1; c < 0x110000; ++c) {
        utf8proc_uint8_t bytes[4];
        const auto length = utf8proc_codepoint_valid(c) ? utf8proc_encode_char(c, bytes) : 0;
        if (length == 0)
            continue;
        const std::string text(reinterpret_cast<const char*>(bytes), std::size_t(length));
        const auto kind = utf8proc_category(c);
        const bool steers = c != 0x200D && (kind == UTF8PROC_CATEGORY_CC || kind == UTF8PROC_CATEGORY_CF ||
                                            kind == UTF8PROC_CATEGORY_ZL || kind == UTF8PROC_CATEGORY_ZP);
        const bool like_a_blank = c != ' ' && (kind == UTF8PROC_CATEGORY_ZS || kind == UTF8PROC_CATEGORY_CO);
        const bool seen = unseenWritten(text) == text, seen_among_blanks = unseenWritten(text, true) == text;
        if (seen == steers || seen_among_blanks == (steers || like_a_blank))
            FAIL_CHECK(c);
        const auto bidi = utf8proc_get_property(c)->bidi_class;
        const bool turns =
            bidi == UTF8PROC_BIDI_CLASS_R || bidi == UTF8PROC_BIDI_CLASS_AL || bidi == UTF8PROC_BIDI_CLASS_AN;
        if (turns && !shownWord(text).starts_with("\u2068"))
            FAIL_CHECK(c);
    }
}

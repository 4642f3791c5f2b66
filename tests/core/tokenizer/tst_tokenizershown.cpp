// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/charsmap.h"
#include "core/tokenizer/shown.h"
#include "core/tokenizer/unicode.h"
#include "tests/core/tokenizer/tokenizercases.h"

#include <doctest/doctest.h>

#include <map>

using namespace attn;

TEST_CASE("a piece reads as what it stands for")
{
    const Vocabulary none;
    const auto level = [&](const char* piece) { return readablePiece(piece, Spelling::ByteLevel, "", none); };
    CHECK(level("Ġthe") == "·the");
    CHECK(level("ing") == "ing");
    CHECK(level("Ċ") == "\\n");
    CHECK(level("ĠĠĠ") == "···");
    CHECK(level("ĉĠ") == "\\t·");
    CHECK(level("â") == "\\xE2");
    CHECK(level("ÃĤ") == "Â");
    CHECK(level("Ã©") == "é");
    CHECK(level("Â·") == "\\u00B7");
    CHECK(level("ĀÂł") == "\\x00\\u00A0");
    CHECK(level("\\n") == "\\\\n");

    const auto word = [&](const char* piece) { return readablePiece(piece, Spelling::WordPiece, "##", none); };
    CHECK(word("the") == "·the");
    CHECK(word("##ing") == "ing");
    CHECK(word(".") == ".");
    CHECK(word("##.") == "##.");
    CHECK(word("##") == "##");

    Vocabulary with_line;
    CHECK(!with_line.add("\n", 0));
    const auto sentence = [&](const char* piece, const Vocabulary& vocabulary) {
        return readablePiece(piece, Spelling::Metaspace, "▁", vocabulary);
    };
    CHECK(sentence("▁the", none) == "·the");
    CHECK(sentence("▁▁", none) == "··");
    CHECK(sentence("<0x0A>", none) == "\\n");
    CHECK(sentence("<0x0A>", with_line) == "\\x0A");
    CHECK(sentence("<0x41>", none) == "\\x41");
    CHECK(sentence("<0xE2>", none) == "\\xE2");
    CHECK(sentence("A", none) == "A");
}

TEST_CASE("no two pieces of a vocabulary read the same")
{
    for (const TokenizerCase& known : tokenizerCases()) {
        if (known.model == "suffixed" || known.model == "prefixed")
            continue; // no model of a family has these spellings
        CAPTURE(known.name);
        const auto tokenizer = tokenizerFromJson(known.file);
        REQUIRE(tokenizer);
        std::map<std::string, std::int64_t> read;
        for (std::int64_t id = 0; id < (*tokenizer)->size(); ++id) {
            if (!(*tokenizer)->piece(id)) {
                CHECK((*tokenizer)->shown(id) == "?");
                continue;
            }
            const std::string shown = (*tokenizer)->shown(id);
            CAPTURE(shown);
            CHECK(validUtf8(shown) == shown);
            const auto place = read.emplace(shown, id);
            CHECK_MESSAGE(place.second, place.first->second, " and ", id);
        }
    }
}

TEST_CASE("broken tries of characters are refused or rewrite nothing")
{
    CHECK(!Charsmap::fromBytes(""));
    CHECK(!Charsmap::fromBytes(std::string("\x08\0\0\0\1\1\1\1", 8)));                // shorter than it says
    CHECK(!Charsmap::fromBytes(std::string("\x06\0\0\0\1\1\1\1\1\1", 10)));           // no whole units
    CHECK(!Charsmap::fromBytes(std::string("\x04\0\0\0\1\1\1\1\xFF", 9)));            // texts that are no UTF-8
    const auto far = Charsmap::fromBytes(std::string("\x04\0\0\0\0\xFF\xFF\xFF", 8)); // leads far outside
    REQUIRE(far);
    CHECK((*far)("été") == "été");
    CHECK(!fromBase64("a*b"));
    CHECK(fromBase64("aGkh") == "hi!");
    CHECK(fromBase64("aGk=") == "hi");
}

// SPDX-License-Identifier: GPL-3.0-or-later
// To the id what Hugging Face's tokenizers give, for every kind of part of a tokenizer.json.
#include "tests/core/tokenizer/tokenizercases.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>

using namespace attn;

namespace {

TokenizerPtr opened(const std::string& file)
{
    const auto tokenizer = tokenizerFromJson(file);
    REQUIRE_MESSAGE(tokenizer, tokenizer.error().message);
    return *tokenizer;
}

} // namespace

TEST_CASE("each kind of tokenizer gives the reference's ids")
{
    REQUIRE(tokenizerCases().size() >= 22);
    for (const TokenizerCase& known : tokenizerCases()) {
        CAPTURE(known.name);
        const TokenizerPtr tokenizer = opened(known.file);
        REQUIRE(known.ids.size() == tokenizerTexts().size());
        for (std::size_t i = 0; i < known.ids.size(); ++i) {
            CAPTURE(tokenizerTexts()[i]);
            CHECK(tokenizer->encode(tokenizerTexts()[i]) == known.ids[i]);
        }
    }
}

TEST_CASE("every id that is given is a piece, and no other is")
{
    for (const TokenizerCase& known : tokenizerCases()) {
        const TokenizerPtr tokenizer = opened(known.file);
        for (const auto& ids : known.ids)
            for (const std::int64_t id : ids)
                CHECK(tokenizer->piece(id).has_value());
        CHECK_FALSE(tokenizer->piece(-1));
        CHECK_FALSE(tokenizer->piece(tokenizer->size()));
        CHECK(tokenizer->piece(tokenizer->size() - 1));
    }
}

TEST_CASE("bytes that are no UTF-8 are read as U+FFFD")
{
    const TokenizerPtr tokenizer = opened(tokenizerCase("gpt2").file);
    CHECK(tokenizer->encode("the \xFF\xE2\x82 cat") == tokenizer->encode("the \uFFFD\uFFFD cat"));
    CHECK(tokenizer->encode("\xED\xA0\x80") == tokenizer->encode("\uFFFD\uFFFD\uFFFD"));
    CHECK(tokenizer->encode("\xC0\xAF\xF4\x90") == tokenizer->encode("\uFFFD\uFFFD\uFFFD\uFFFD"));
}

TEST_CASE("merges may stand in either spelling, and the type of the model may be left out")
{
    nlohmann::json file = nlohmann::json::parse(tokenizerCase("gpt2").file);
    for (nlohmann::json& merge : file["model"]["merges"]) {
        const auto text = merge.get<std::string>();
        merge = {text.substr(0, text.find(' ')), text.substr(text.find(' ') + 1)};
    }
    file["model"].erase("type");
    const TokenizerPtr tokenizer = opened(file.dump());
    for (std::size_t i = 0; i < tokenizerTexts().size(); ++i)
        CHECK(tokenizer->encode(tokenizerTexts()[i]) == tokenizerCase("gpt2").ids[i]);
}

TEST_CASE("the time that a text takes grows no faster than the text")
{
    const auto seconds = [](const Tokenizer& tokenizer, const std::string& text) {
        double best = 1e9;
        for (int i = 0; i < 3; ++i) {
            const std::clock_t start = std::clock(); // of the processor, but on Windows of the clock
            REQUIRE(!tokenizer.encode(text).empty());
            best = std::min(best, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        }
        return best;
    };
    for (const char* name : {"gpt2", "llama3", "llama2", "unigram", "bert"}) {
        CAPTURE(name);
        const TokenizerPtr tokenizer = opened(tokenizerCase(name).file);
        for (const std::string unit : {"t", " ", "the", "\u0301\u0327"}) {
            CAPTURE(unit);
            std::string small, large;
            for (int i = 0; i < 2000; ++i)
                small += unit;
            for (int i = 0; i < 20; ++i)
                large += small;
            // 20 times as long: 400 times where it is quadratic, which takes seconds.
            CHECK(seconds(*tokenizer, large) < 200 * seconds(*tokenizer, small) + 0.25);
        }
    }
}

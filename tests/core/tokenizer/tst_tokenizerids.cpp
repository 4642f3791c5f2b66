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

TEST_CASE("CLIP's pieces are lower case and know where a word ends")
{
    const std::string file = R"({"added_tokens": [
        {"id": 20, "content": "<|startoftext|>", "single_word": false, "lstrip": false, "rstrip": false, "normalized": true, "special": true},
        {"id": 21, "content": "<|endoftext|>", "single_word": false, "lstrip": false, "rstrip": false, "normalized": false, "special": true}],
      "normalizer": {"type": "Sequence", "normalizers": [{"type": "NFC"},
        {"type": "Replace", "pattern": {"Regex": "\\s+"}, "content": " "}, {"type": "Lowercase"}]},
      "pre_tokenizer": {"type": "Sequence", "pretokenizers": [
        {"type": "Split", "pattern": {"Regex": "'s|'t|'re|'ve|'m|'ll|'d|[\\p{L}]+|[\\p{N}]|[^\\s\\p{L}\\p{N}]+"}, "behavior": "Removed", "invert": true},
        {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": true}]},
      "post_processor": {"type": "RobertaProcessing", "sep": ["<|endoftext|>", 21], "cls": ["<|startoftext|>", 20],
        "trim_offsets": false, "add_prefix_space": false},
      "decoder": {"type": "ByteLevel", "add_prefix_space": true, "trim_offsets": true},
      "model": {"type": "BPE", "dropout": null, "unk_token": "<|endoftext|>", "continuing_subword_prefix": "",
        "end_of_word_suffix": "</w>", "fuse_unk": false, "merges": ["t h", "th e</w>", "c a", "ca t</w>", "' s</w>", "th e"],
        "vocab": {"t": 0, "h": 1, "e": 2, "c": 3, "a": 4, "s": 5, "'": 6, "e</w>": 7, "t</w>": 8, "s</w>": 9, "1</w>": 10,
          "2</w>": 11, "th": 12, "the</w>": 13, "ca": 14, "cat</w>": 15, "'s</w>": 16, "!</w>": 17, "the": 18, "!": 19,
          "<|startoftext|>": 20, "<|endoftext|>": 21}}})";
    const nlohmann::json model = nlohmann::json::parse(file)["model"];
    std::string merges = "#version: 0.2\n";
    for (const nlohmann::json& merge : model["merges"])
        merges += merge.get<std::string>() + "\n";
    const auto pair = tokenizerFromVocabAndMerges(model["vocab"].dump(), merges);
    REQUIRE_MESSAGE(pair, pair.error().message);
    using Ids = std::vector<std::int64_t>;
    for (const TokenizerPtr& tokenizer : {opened(file), *pair}) {
        CHECK(tokenizer->encode("The \n CAT's 12!") == Ids{20, 13, 15, 16, 10, 11, 17, 21});
        CHECK(tokenizer->encode("catthe") == Ids{20, 14, 0, 13, 21}); // one word: "cat" does not end it
        CHECK(tokenizer->encode("<|startoftext|>cat") == Ids{20, 20, 15, 21});
        CHECK(tokenizer->encode("") == Ids{20, 21});
    }
}

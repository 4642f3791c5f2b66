// SPDX-License-Identifier: GPL-3.0-or-later
// What a tokenizer.json must not hold is refused in one sentence that names the place.
#include "core/tokenizer/regex.h"
#include "tests/core/tokenizer/tokenizercases.h"

#include <doctest/doctest.h>

#include <functional>
#include <nlohmann/json.hpp>

using namespace attn;
using nlohmann::json;

namespace {

std::string faultOfText(const std::string& text)
{
    const auto tokenizer = tokenizerFromJson(text);
    REQUIRE_MESSAGE(!tokenizer, text.substr(0, 200));
    return tokenizer.error().message;
}

json smallFile()
{
    return json::parse(R"({"added_tokens": [{"id": 4, "content": "<e>", "special": true}], "normalizer": null,
        "pre_tokenizer": {"type": "Whitespace"}, "post_processor": null,
        "model": {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2, "c": 3}, "merges": ["a b"]}})");
}

// What is said when `change` has been made to a file that is fit.
std::string faultAfter(const std::function<void(json&)>& change)
{
    json file = smallFile();
    change(file);
    return faultOfText(file.dump());
}

} // namespace

TEST_CASE("the small file is fit")
{
    const auto tokenizer = tokenizerFromJson(smallFile().dump());
    REQUIRE_MESSAGE(tokenizer, tokenizer.error().message);
    CHECK((*tokenizer)->encode("ab<e>c") == std::vector<std::int64_t>{2, 4, 3});
    CHECK((*tokenizer)->size() == 5);
}

TEST_CASE("text that is no tokenizer")
{
    CHECK(faultOfText("") == "the file: empty");
    CHECK(faultOfText("{\n\"model\": {\n,") == "line 3, column 1: this is not valid JSON");
    CHECK(faultOfText("[]") == "the file: expected an object");
    CHECK(faultOfText("{}") == "model: expected an object");
    CHECK(faultOfText(R"({"model": {"vocab": {"a": 0}, "vocab": {}}})") == "model.vocab: the name occurs twice");
    CHECK(faultOfText(R"({"normalizer": {"type": "NFC", "type": "NFD"}})") == "normalizer.type: the name occurs twice");
    CHECK(faultOfText("{\"x\": " + std::string(100, '[')).find("is nested deeper than 32 levels") != std::string::npos);
    CHECK(faultOfText(R"({"model": {"vocab": {"a": {}}}})") ==
          "model.vocab: 'a': expected a whole number, found an object");
    CHECK(faultOfText(R"({"model": {"vocab": {"a": 1.5}}})") == "model.vocab: 'a': expected a whole number, found 1.5");
    CHECK(faultOfText(R"({"model": {"vocab": [["a", 0], ["b"]]}})") == "model.vocab[1]: expected a list of two values");
    CHECK(faultOfText(R"({"model": {"vocab": [["a", 0], 7]}})") ==
          "model.vocab[1]: expected a list with a piece and its score, found a number");
    CHECK(faultOfText(R"({"model": {"merges": [["a", "b", "c"]]}})") ==
          "model.merges[0]: expected two pieces, found a third string");
    CHECK(faultOfText(R"({"model": {"merges": ["a b", "a"]}})") ==
          "model.merges[1]: expected two pieces separated by a space, found 'a'");
}

TEST_CASE("vocabularies and merges")
{
    CHECK(faultAfter([](json& f) { f["model"].erase("vocab"); }) ==
          "model.vocab: expected an object that maps pieces to ids");
    CHECK(faultAfter([](json& f) { f["model"].erase("merges"); }) == "model.merges: expected a list of merges");
    CHECK(faultAfter([](json& f) { f["model"]["vocab"]["d"] = -1; }) ==
          "model.vocab: 'd' has the id -1; expected an id from 0 to 1000000");
    CHECK(faultAfter([](json& f) { f["model"]["vocab"]["d"] = 1000001; }) ==
          "model.vocab: 'd' has the id 1000001; expected an id from 0 to 1000000");
    CHECK(faultAfter([](json& f) { f["model"]["vocab"]["d"] = 0; }) == "model.vocab: 'a' and 'd' have the same id 0");
    CHECK(faultAfter([](json& f) {
              f["model"]["vocab"][std::string(5000, 'x')] = 9;
          }).find("has more than 4,096 bytes") != std::string::npos);
    CHECK(faultAfter([](json& f) { f["model"]["merges"].push_back("b c"); }) ==
          "model.merges[1]: 'bc' is not in the vocabulary");
    CHECK(faultAfter([](json& f) { f["model"]["unk_token"] = "<unk>"; }) ==
          "model.unk_token: '<unk>' is not in the vocabulary");
    CHECK(faultAfter([](json& f) { f["model"]["type"] = "Magic"; }) ==
          "model.type: 'Magic' is unknown; expected BPE, WordPiece, Unigram or WordLevel");
    CHECK(faultAfter([](json& f) { f["model"]["fuse_unk"] = 1; }) == "model.fuse_unk: expected true or false");
    CHECK(faultOfText(R"({"model": {"type": "Unigram", "unk_id": 2, "vocab": [["a", 0], ["b", 1]]}})") ==
          "model.unk_id: expected a whole number from 0 to 1");
    CHECK(faultOfText(R"({"model": {"type": "WordPiece", "vocab": {"a": 0}}})") ==
          "model.unk_token: WordPiece needs a token for unknown words");
    CHECK(faultAfter([](json& f) { f["model"]["type"] = "WordLevel"; }) ==
          "model.unk_token: WordLevel needs a token for unknown words");
}

TEST_CASE("lists that would fill the memory")
{
    const auto many = [](const std::string& item) {
        std::string items;
        for (int i = 0; i < 1'000'002; ++i)
            items += item;
        return items + item.substr(0, item.size() - 1);
    };
    CHECK(faultOfText(R"({"model": {"merges": [)" + many(R"("a b",)") + "]}}") ==
          "model.merges[1000001]: the list has more than 1,000,001 entries");
    CHECK(faultOfText(R"({"model": {"merges": [)" + many(R"(["",""],)") + "]}}") ==
          "model.merges[1000001]: the list has more than 1,000,001 entries");
    CHECK(faultOfText(R"({"model": {"vocab": [)" + many(R"(["",0],)") + "]}}") ==
          "model.vocab[1000001]: the list has more than 1,000,001 entries");
    CHECK(faultOfText(R"({"model": {"vocab": {)" + many(R"("a":0,)") + "}}}") ==
          "model.vocab: 'a': the list has more than 1,000,001 entries");
    const auto pair = tokenizerFromVocabAndMerges(R"({"a": 0, "b": 1, "ab": 2})", many("a b\n"));
    REQUIRE(!pair);
    CHECK(pair.error().message == "merges.txt, line 1000002: the file has more than 1,000,001 lines");
}

TEST_CASE("parts that are not known are named with their place")
{
    CHECK(faultAfter([](json& f) {
              f["normalizer"] = {{"type", "Nmt"}};
          }).starts_with("normalizer.type: 'Nmt' is unknown; expected Sequence, NFC, "));
    CHECK(faultAfter([](json& f) {
              f["pre_tokenizer"] = json::parse(
                  R"({"type": "Sequence", "pretokenizers": [{"type": "Whitespace"}, {"type": "UnicodeScripts"}]})");
          }).starts_with("pre_tokenizer.pretokenizers[1].type: 'UnicodeScripts' is unknown; expected "));
    CHECK(faultAfter([](json& f) {
              f["pre_tokenizer"] = {{"kind", "Whitespace"}};
          }) == "pre_tokenizer.type: expected a string");
    CHECK(faultAfter([](json& f) {
              f["pre_tokenizer"] = {{"type", "Punctuation"}, {"behavior", "Lost"}};
          }) == "pre_tokenizer.behavior: unknown value 'Lost'; expected Removed, Isolated, MergedWithPrevious, "
                "MergedWithNext or Contiguous");
    CHECK(faultAfter([](json& f) {
              f["post_processor"] = {{"type", "Foo"}};
          }).starts_with("post_processor.type: 'Foo' is unknown; expected Sequence, "));
    CHECK(faultAfter([](json& f) {
              f["post_processor"] = json::parse(
                  R"({"type": "TemplateProcessing", "single": [{"SpecialToken": {"id": "x"}}], "special_tokens": {}})");
          }) == "post_processor.single[0].SpecialToken.id: 'x' is not in special_tokens");
    CHECK(
        faultAfter([](json& f) {
            f["post_processor"] = json::parse(
                R"({"type": "TemplateProcessing", "single": [{"Sequence": {"id": "A"}}, {"Sequence": {"id": "A"}}]})");
        }) == "post_processor.single[1]: expected sequence A exactly once");
    CHECK(faultAfter([](json& f) { f["added_tokens"][0]["id"] = 1; }) ==
          "added_tokens: '<e>' has the id 1, which belongs to 'b'");
    CHECK(faultAfter([](json& f) { f["added_tokens"][0]["id"] = "4"; }) ==
          "added_tokens[0].id: expected a whole number from 0 to 1000000");
    CHECK(faultAfter([](json& f) {
              f["added_tokens"].push_back({{"id", 4}, {"content", "<f>"}});
          }) == "added_tokens: '<e>' and '<f>' have the same id 4");
    CHECK(faultAfter([](json& f) {
              f["normalizer"] = {{"type", "Precompiled"}, {"precompiled_charsmap", "AAAA"}};
          }) == "normalizer.precompiled_charsmap: expected the size of a trie, followed by the trie");
}

TEST_CASE("patterns that mean something else here are refused")
{
    const auto fault = [](const char* pattern) {
        return faultAfter([&](json& f) {
            f["pre_tokenizer"] = {{"type", "Split"}, {"pattern", {{"Regex", pattern}}}, {"behavior", "Isolated"}};
        });
    };
    const std::string place = "pre_tokenizer.pattern.Regex: cannot use the pattern: ";
    CHECK(fault("a(").starts_with(place));
    CHECK(fault("[a&&b]") == place + "an intersection '&&' is not allowed (byte 2)");
    CHECK(fault("[a[^b]]") == place + "a negated class inside a class is not allowed (byte 2)");
    CHECK(fault("a{1,2}+") == place + "a repeated count '}+' is not allowed (byte 1)");
    CHECK(fault("(*ACCEPT)") == place + "a verb '(*' is not allowed (byte 0)");
    CHECK(fault("[a") == place + "an unclosed class is not allowed (byte 2)");
    CHECK(fault("a\\") == place + "a backslash at the end is not allowed (byte 1)");
    CHECK(faultAfter([](json& f) {
              f["pre_tokenizer"] = {{"type", "Split"}, {"pattern", {{"Regex", std::string(20000, 'a')}}}};
          }) == "pre_tokenizer.pattern.Regex: the pattern is longer than 16,384 bytes");
}

TEST_CASE("patterns mean what they mean in the files")
{
    const auto matches = [](const char* pattern, const char* text) {
        const auto regex = Regex::compiled(pattern);
        REQUIRE_MESSAGE(regex, pattern);
        return regex->matches(text).size();
    };
    CHECK(matches("[^(\\s|[.,])]+", "a[b.c d") == 3); // a class inside a class adds its members, and no bracket
    CHECK(matches("[a[bc]d]", "abcd[]") == 4);
    CHECK(matches("[]a]", "a]b") == 2);
    CHECK(matches("\\h+", "12 aF g") == 2);               // hexadecimal digits
    CHECK(matches("\\s", "a\u0085b\u180Ec\u3000d") == 2); // White_Space
    CHECK(matches("\\w+", "a_b \u0928\u092E\u0938\u094D\u0924\u0947 \u0663") == 3);
    CHECK(matches("\\b\\w", "ab cd") == 2);
    CHECK(matches("\\Bb", "ab b") == 1);
    CHECK(matches("\\u65e5", "\u65e5") == 1);
    CHECK(matches("a{,2}b", "aab") == 1);
    CHECK(matches("^a$", "a\na") == 2); // ends of lines
    CHECK(matches(".", "a\nb") == 2);
    CHECK(matches("(?i:'s)", "'S'\u017F") == 2);
}

TEST_CASE("a hostile pattern ends")
{
    for (const char* pattern : {"(a+)+$", "(?:(?=(a|aa)+$)a|a)*b", "(a*)*\\n", "(?=((a+)+)b)a"}) {
        CAPTURE(pattern);
        const auto regex = Regex::compiled(pattern);
        REQUIRE(regex);
        std::string text(3000, 'a');
        text += 'c';
        CHECK(regex->matches(text).size() <= text.size() + 1);
    }
    const auto words = Regex::compiled("\\w+");
    REQUIRE(words);
    CHECK(words->matches("ab, c").size() == 2);
}

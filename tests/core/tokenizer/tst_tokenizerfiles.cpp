// SPDX-License-Identifier: GPL-3.0-or-later
// The same tokenizers from files of other kinds: vocab.json and merges.txt, vocab.txt, GGUF.
#include "tests/core/tokenizer/tokenizercases.h"

#include <doctest/doctest.h>

#include <limits>
#include <nlohmann/json.hpp>

using namespace attn;

namespace {

using Texts = std::vector<std::string>;

// Those texts for which a file of another kind means the same: without the tokens that the other one adds.
void checkSame(const TokenizerPtr& tokenizer, const std::string& name, const Texts& left_out = {})
{
    std::size_t checked = 0;
    for (std::size_t i = 0; i < tokenizerTexts().size(); ++i) {
        const std::string& text = tokenizerTexts()[i];
        bool meant = true;
        for (const std::string& part : left_out)
            meant = meant && text.find(part) == std::string::npos;
        if (!meant)
            continue;
        CAPTURE(text);
        CHECK(tokenizer->encode(text) == tokenizerCase(name).ids[i]);
        ++checked;
    }
    CHECK(checked > 15);
}

TokenizerPtr fromGguf(const GgufVocabulary& vocabulary)
{
    const auto tokenizer = tokenizerFromGguf(vocabulary);
    REQUIRE_MESSAGE(tokenizer, tokenizer.error().message);
    return *tokenizer;
}

std::string faultOf(const GgufVocabulary& vocabulary)
{
    const auto tokenizer = tokenizerFromGguf(vocabulary);
    REQUIRE(!tokenizer);
    return tokenizer.error().message;
}

GgufVocabulary byteLevelVocabulary()
{
    const TokenizerPieces pieces = tokenizerPieces("bytes");
    GgufVocabulary vocabulary;
    vocabulary.model = "gpt2";
    vocabulary.pre = "gpt-2";
    vocabulary.tokens = pieces.pieces;
    vocabulary.merges = pieces.merges;
    vocabulary.types.assign(vocabulary.tokens.size(), 1);
    vocabulary.tokens.emplace_back("<|endoftext|>");
    vocabulary.types.push_back(3);
    return vocabulary;
}

// SentencePiece gives each piece minus its place for a score.
GgufVocabulary sentenceVocabulary()
{
    const TokenizerPieces pieces = tokenizerPieces("sentence");
    GgufVocabulary vocabulary;
    vocabulary.model = "llama";
    vocabulary.tokens = pieces.pieces;
    double rank = 0;
    for (const std::string& merge : pieces.merges) {
        const std::string piece = merge.substr(0, merge.find(' ')) + merge.substr(merge.find(' ') + 1);
        vocabulary.scores.resize(vocabulary.tokens.size(), -1e6);
        for (std::size_t id = 0; id < vocabulary.tokens.size(); ++id)
            if (vocabulary.tokens[id] == piece)
                vocabulary.scores[id] = --rank;
    }
    vocabulary.types.assign(vocabulary.tokens.size(), 1);
    vocabulary.types[0] = 2;
    vocabulary.types[1] = vocabulary.types[2] = 3;
    vocabulary.bos = 1;
    vocabulary.unknown = 0;
    return vocabulary;
}

GgufVocabulary bertVocabulary()
{
    GgufVocabulary vocabulary;
    vocabulary.model = "bert";
    for (const std::string& piece : tokenizerPieces("words").pieces) {
        const bool special = piece.starts_with('[') && piece.size() > 1;
        const bool goes_on = piece.starts_with("##") && piece.size() > 2;
        vocabulary.tokens.push_back(special ? piece : goes_on ? piece.substr(2) : "▁" + piece);
        vocabulary.types.push_back(special ? 3 : 1);
    }
    vocabulary.unknown = 1;
    vocabulary.classifier = 2;
    vocabulary.separator = 3;
    return vocabulary;
}

} // namespace

TEST_CASE("vocab.json and merges.txt are GPT-2's tokenizer")
{
    const TokenizerPieces pieces = tokenizerPieces("bytes");
    nlohmann::json vocab;
    for (std::size_t id = 0; id < pieces.pieces.size(); ++id)
        vocab[pieces.pieces[id]] = id;
    vocab["<|endoftext|>"] = pieces.pieces.size();
    std::string merges = "#version: 0.2\n";
    for (const std::string& merge : pieces.merges)
        merges += merge + "\r\n";
    const auto tokenizer = tokenizerFromVocabAndMerges(vocab.dump(), merges);
    REQUIRE_MESSAGE(tokenizer, tokenizer.error().message);
    checkSame(*tokenizer, "gpt2", {"<mask>", "hat that", "<r>", "YEARS", "stat"});

    vocab["</s>"] = pieces.pieces.size() + 1;
    const auto starting = tokenizerFromVocabAndMerges(vocab.dump(), merges, "</s>");
    REQUIRE(starting);
    std::vector<std::int64_t> ids = (*tokenizer)->encode("the hat");
    ids.insert(ids.begin(), std::ssize(pieces.pieces) + 1);
    CHECK((*starting)->encode("the hat") == ids);
    ids.push_back(ids.front());
    CHECK((*starting)->encode("the hat</s>") == ids);

    const auto unknown = tokenizerFromVocabAndMerges(vocab.dump(), "#version: 0.2\n" + pieces.merges[0] + "\nt zz\n");
    REQUIRE(!unknown);
    CHECK(unknown.error().message == "merges.txt, line 3: 'zz' is not in the vocabulary");
    const auto three = tokenizerFromVocabAndMerges(vocab.dump(), "t h e\n");
    REQUIRE(!three);
    CHECK(three.error().message == "merges.txt, line 1: expected two pieces separated by a space, found 't h e'");
    const auto list = tokenizerFromVocabAndMerges("[]", "");
    REQUIRE(!list);
    CHECK(list.error().message == "vocab.json: expected an object that maps pieces to ids");
    CHECK(!tokenizerFromVocabAndMerges(R"({"a": "b"})", ""));
}

TEST_CASE("vocab.txt is BERT's tokenizer")
{
    std::string vocab;
    for (const std::string& piece : tokenizerPieces("words").pieces)
        vocab += piece + "\n";
    const auto tokenizer = tokenizerFromWordPieces(vocab, true);
    REQUIRE_MESSAGE(tokenizer, tokenizer.error().message);
    // One word of 19 letters: the case's limit is 12 characters, a vocab.txt's is BERT's 100.
    checkSame(*tokenizer, "bert", {"theatheathe"});
    const auto cased = tokenizerFromWordPieces(vocab, false);
    REQUIRE(cased);
    CHECK((*cased)->encode("The the") == std::vector<std::int64_t>{2, 1, 98, 3});
    const std::vector<std::int64_t> ids = (*cased)->encode(" Été");
    REQUIRE(ids.size() == 3);
    CHECK((*cased)->piece(ids[1]) == "Été");

    const auto none = tokenizerFromWordPieces("[UNK]\n[CLS]\nthe\n", true);
    REQUIRE(!none);
    CHECK(none.error().message == "the vocabulary: [SEP] is missing");
}

TEST_CASE("a GGUF file's byte-level vocabulary gives the same ids as tokenizer.json")
{
    GgufVocabulary vocabulary = byteLevelVocabulary();
    checkSame(fromGguf(vocabulary), "gpt2", {"<mask>", "hat that", "<r>", "YEARS", "stat"});

    // Llama 3: its own words, pieces that no merge leads to, and a token before the text.
    const TokenizerPieces whole = tokenizerPieces("whole");
    vocabulary.pre = "llama-bpe";
    vocabulary.tokens = whole.pieces;
    vocabulary.merges = whole.merges;
    vocabulary.types.assign(whole.pieces.size(), 1);
    const std::int64_t bos = tokenizerCase("llama3").ids[0].at(0);
    vocabulary.tokens.resize(bos);
    vocabulary.types.resize(bos, 5);
    for (std::size_t id = whole.pieces.size(); id < vocabulary.tokens.size(); ++id)
        vocabulary.tokens[id] = "<unused" + std::to_string(id) + ">";
    vocabulary.tokens.emplace_back("<|begin_of_text|>");
    vocabulary.types.push_back(3);
    vocabulary.bos = bos;
    checkSame(fromGguf(vocabulary), "llama3");
    vocabulary.add_bos = false;
    CHECK(fromGguf(vocabulary)->encode("").empty());

    vocabulary.pre = "nonsense";
    CHECK(faultOf(vocabulary).starts_with("tokenizer.ggml.pre: unknown value 'nonsense'; expected one of gpt-2, "));
}

TEST_CASE("a GGUF file that does not name its splitting is read as GPT-2's, with a note")
{
    GgufVocabulary vocabulary = byteLevelVocabulary();
    CHECK(fromGguf(vocabulary)->note().empty());
    vocabulary.pre = "";
    checkSame(fromGguf(vocabulary), "gpt2", {"<mask>", "hat that", "<r>", "YEARS", "stat"});
    CHECK(fromGguf(vocabulary)->note().find("tokenizer.ggml.pre is missing") != std::string::npos);
}

TEST_CASE("a vocabulary of whole words has one id for each, and one for all others")
{
    const auto tokenizer = tokenizerFromJson(
        R"({"added_tokens": [{"id": 5, "content": "[SEP]", "special": true}], "normalizer": {"type": "Lowercase"},
            "pre_tokenizer": {"type": "Whitespace"}, "post_processor": null, "model": {"type": "WordLevel",
            "vocab": {"[UNK]": 0, "the": 1, "cat": 2, "sat": 3, ".": 4}, "unk_token": "[UNK]"}})");
    REQUIRE_MESSAGE(tokenizer, tokenizer.error().message);
    CHECK((*tokenizer)->encode("The cat sat on.") == std::vector<std::int64_t>{1, 2, 3, 0, 4});
    CHECK((*tokenizer)->encode("cats[SEP]the-cat") == std::vector<std::int64_t>{0, 5, 1, 0, 2});
    CHECK((*tokenizer)->encode("").empty());
    CHECK((*tokenizer)->size() == 6);
    CHECK((*tokenizer)->shown(2) == "cat");
}

TEST_CASE("a GGUF file's scores merge as SentencePiece's merges do")
{
    GgufVocabulary vocabulary = sentenceVocabulary();
    checkSame(fromGguf(vocabulary), "llama2");
    vocabulary.add_space_prefix = false;
    vocabulary.add_bos = false;
    checkSame(fromGguf(vocabulary), "gemma", {"<s>"});

    vocabulary.scores[7] = std::numeric_limits<double>::quiet_NaN();
    CHECK(faultOf(vocabulary) == "tokenizer.ggml.scores: one value is not finite");
    vocabulary.scores.pop_back();
    CHECK(faultOf(vocabulary).starts_with("tokenizer.ggml.scores: expected "));
    vocabulary = sentenceVocabulary();
    vocabulary.bos = 1000000;
    CHECK(faultOf(vocabulary).starts_with("tokenizer.ggml.bos_token_id: expected an id below "));
    vocabulary.bos = std::nullopt;
    CHECK(faultOf(vocabulary) == "tokenizer.ggml.bos_token_id: missing");
    vocabulary.tokens.clear();
    CHECK(faultOf(vocabulary) == "tokenizer.ggml.tokens: missing");
}

TEST_CASE("a GGUF file's WordPiece is BERT's")
{
    GgufVocabulary vocabulary = bertVocabulary();
    // "Été" is a word with a capital only in this test's vocabulary: capitals there mean a model that tells them apart.
    for (std::string& piece : vocabulary.tokens)
        if (piece == "▁Été")
            piece = "▁été";
    const TokenizerPtr tokenizer = fromGguf(vocabulary);
    checkSame(tokenizer, "bert", {"theatheathe"});
    CHECK(tokenizer->piece(98) == "the");
    CHECK(tokenizer->piece(101) == "##at");
    vocabulary.tokens[98] = "▁The";
    CHECK(fromGguf(vocabulary)->encode("The") == std::vector<std::int64_t>{2, 98, 3});

    vocabulary.model = "t5";
    CHECK(faultOf(vocabulary) == "tokenizer.ggml.model: unknown value 't5'; expected gpt2, llama or bert");
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/tokenizer/bpe.h"
#include "core/tokenizer/tokenizerjsonparts.h"
#include "core/tokenizer/unigram.h"
#include "core/tokenizer/wordlevel.h"
#include "core/tokenizer/wordpiece.h"

namespace attn {

namespace {

Vocabulary readVocabulary(const JsonPart& part, TokenizerDocument& document)
{
    if (!document.has_vocab)
        part.member("vocab").fail(say("expected an object that maps pieces to ids"));
    Vocabulary vocabulary;
    vocabulary.reserve(document.vocab.size());
    for (auto& [piece, id] : document.vocab) {
        if (vocabulary.id(piece))
            part.member("vocab").fail(say("%1 occurs twice", quotedPiece(piece)));
        if (const auto fault = vocabulary.add(std::move(piece), id))
            part.member("vocab").fail(*fault);
    }
    document.vocab = {};
    return vocabulary;
}

// The id of the unknown token, which may be an added one; nullopt if none is named.
std::optional<std::int32_t> readUnknown(const JsonPart& part, const Vocabulary& vocabulary,
                                        const std::vector<AddedToken>& added)
{
    const JsonPart named = part.member("unk_token");
    if (named.isNull())
        return std::nullopt;
    if (const auto id = vocabulary.id(named.text()))
        return id;
    for (const AddedToken& token : added)
        if (token.content == named.text())
            return static_cast<std::int32_t>(token.id);
    named.fail(say("%1 is not in the vocabulary", quotedPiece(named.text())));
}

std::unique_ptr<TokenModel> readBpe(const JsonPart& part, TokenizerDocument& document, const TokenizerParts& parts)
{
    Vocabulary vocabulary = readVocabulary(part, document);
    BpeOptions options;
    options.unknown = readUnknown(part, vocabulary, parts.added);
    options.continuing_prefix = part.text("continuing_subword_prefix", "");
    options.end_suffix = part.text("end_of_word_suffix", "");
    options.fuse_unknown = part.flag("fuse_unk", false);
    options.byte_fallback = part.flag("byte_fallback", false);
    options.ignore_merges = part.flag("ignore_merges", false);
    if (!document.has_merges)
        part.member("merges").fail(say("expected a list of merges"));
    auto model = std::make_unique<BpeModel>(std::move(vocabulary), std::move(options));
    model->reserveMerges(document.merges.size());
    std::size_t place = 0;
    for (const auto& [left, right] : document.merges) {
        if (const auto missing = model->addMerge(left, right))
            failTokenizer(part.member("merges").place() + "[" + std::to_string(place) + "]",
                          say("%1 is not in the vocabulary", quotedPiece(*missing)));
        ++place;
    }
    model->prepare();
    return model;
}

std::int32_t neededUnknown(const JsonPart& part, const Vocabulary& vocabulary, const std::vector<AddedToken>& added)
{
    const auto unknown = readUnknown(part, vocabulary, added);
    if (!unknown)
        part.member("unk_token").fail(say("%1 needs a token for unknown words", part.text("type", "WordPiece")));
    return *unknown;
}

std::unique_ptr<TokenModel> readWordLevel(const JsonPart& part, TokenizerDocument& document,
                                          const TokenizerParts& parts)
{
    Vocabulary vocabulary = readVocabulary(part, document);
    const std::int32_t unknown = neededUnknown(part, vocabulary, parts.added);
    return std::make_unique<WordLevelModel>(std::move(vocabulary), unknown);
}

std::unique_ptr<TokenModel> readWordPiece(const JsonPart& part, TokenizerDocument& document, TokenizerParts& parts)
{
    Vocabulary vocabulary = readVocabulary(part, document);
    WordPieceOptions options;
    options.unknown = neededUnknown(part, vocabulary, parts.added);
    options.continuing_prefix = part.text("continuing_subword_prefix", "##");
    if (const JsonPart most = part.member("max_input_chars_per_word"); !most.isNull())
        options.max_characters = most.whole(0, 1'000'000);
    parts.spelling = Spelling::WordPiece;
    parts.sign = options.continuing_prefix;
    return std::make_unique<WordPieceModel>(std::move(vocabulary), std::move(options));
}

std::unique_ptr<TokenModel> readUnigram(const JsonPart& part, TokenizerDocument& document)
{
    if (!document.has_scored || document.scored.empty())
        part.member("vocab").fail(say("expected a list of pieces and their scores"));
    Vocabulary vocabulary;
    vocabulary.reserve(document.scored.size());
    std::vector<double> scores;
    for (auto& [piece, score] : document.scored) {
        if (const auto fault = vocabulary.add(std::move(piece), static_cast<std::int64_t>(scores.size())))
            part.member("vocab").fail(*fault);
        scores.push_back(score);
    }
    const auto unknown = part.member("unk_id").whole(0, static_cast<std::int64_t>(scores.size()) - 1);
    return std::make_unique<UnigramModel>(std::move(vocabulary), std::move(scores), static_cast<std::int32_t>(unknown),
                                          part.flag("byte_fallback", false));
}

// Older files imply the type by their content.
std::string modelType(const JsonPart& part, const TokenizerDocument& document)
{
    if (!part.member("type").isNull())
        return part.type();
    if (document.has_merges)
        return "BPE";
    if (document.has_scored)
        return "Unigram";
    return part.member("continuing_subword_prefix").isNull() ? "" : "WordPiece";
}

} // namespace

void readTokenModel(const JsonPart& part, TokenizerDocument& document, TokenizerParts& parts)
{
    const std::string type = modelType(part, document);
    if (type == "BPE")
        parts.model = readBpe(part, document, parts);
    else if (type == "WordPiece")
        parts.model = readWordPiece(part, document, parts);
    else if (type == "Unigram")
        parts.model = readUnigram(part, document);
    else if (type == "WordLevel")
        parts.model = readWordLevel(part, document, parts);
    else
        part.unknownType(say("BPE, WordPiece, Unigram or WordLevel"));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The older files of tokenizers: vocab.json with merges.txt, and vocab.txt.
#include "core/base/say.h"
#include "core/tokenizer/assembled.h"
#include "core/tokenizer/bpe.h"
#include "core/tokenizer/tokenizerdocument.h"
#include "core/tokenizer/unicode.h"
#include "core/tokenizer/wordpiece.h"

namespace attn {

namespace {

AddedToken specialToken(std::string content, std::int64_t id)
{
    AddedToken token;
    token.content = std::move(content);
    token.id = id;
    return token;
}

// take(line) for each line of a text, without its end; an end at the end of the text begins no more.
template <class Take> void eachLine(std::string_view text, Take take)
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        take(line);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

constexpr const char *start_of_text = "<|startoftext|>", *end_of_text = "<|endoftext|>", *end_of_word = "</w>";

bool isClip(const Vocabulary& vocabulary, std::string_view merges)
{
    return vocabulary.id(start_of_text) && vocabulary.id(end_of_text) && merges.find(end_of_word) != merges.npos;
}

// GPT-2's pieces, or those of CLIP, which mark where a word ends.
std::unique_ptr<BpeModel> readPieces(std::string_view vocab, std::string_view merges)
{
    TokenizerDocument document = readTokenizerDocument(vocab, true);
    if (!document.has_vocab)
        failTokenizer("vocab.json", say("expected an object that maps pieces to ids"));
    Vocabulary vocabulary;
    vocabulary.reserve(document.vocab.size());
    for (auto& [piece, id] : document.vocab)
        if (const auto fault = vocabulary.add(std::move(piece), id))
            failTokenizer("vocab.json", *fault);
    BpeOptions options;
    if (isClip(vocabulary, merges)) {
        options.unknown = vocabulary.id(end_of_text);
        options.end_suffix = end_of_word;
    }
    auto model = std::make_unique<BpeModel>(std::move(vocabulary), std::move(options));
    std::size_t number = 0;
    eachLine(merges, [&](std::string_view line) {
        const std::string place = say("merges.txt, line %1", ++number);
        if (number > max_tokenizer_entries)
            failTokenizer(place, say("the file has more than %1 lines", countText(max_tokenizer_entries)));
        if (line.starts_with("#version") || line.empty())
            return;
        const std::size_t blank = line.find(' ');
        if (blank == std::string_view::npos || line.find(' ', blank + 1) != std::string_view::npos)
            failTokenizer(place, say("expected two pieces separated by a space, found %1", quotedPiece(line)));
        if (const auto missing = model->addMerge(line.substr(0, blank), line.substr(blank + 1)))
            failTokenizer(place, say("%1 is not in the vocabulary", quotedPiece(*missing)));
    });
    model->prepare();
    return model;
}

TokenizerPtr readWordPieces(std::string_view vocab, bool lower)
{
    Vocabulary vocabulary;
    std::int64_t id = 0;
    eachLine(vocab, [&](std::string_view line) {
        if (const auto fault = vocabulary.add(std::string(line), id++))
            failTokenizer(say("line %1", id), *fault);
    });
    TokenizerParts parts;
    for (const char* name : {"[UNK]", "[CLS]", "[SEP]", "[PAD]", "[MASK]"})
        if (const auto known = vocabulary.id(name))
            parts.added.push_back(specialToken(name, *known));
    for (const char* name : {"[UNK]", "[CLS]", "[SEP]"})
        if (!vocabulary.id(name))
            failTokenizer(say("the vocabulary"), say("%1 is missing", name));
    parts.normalizer = {BertNormalizer{true, true, lower, lower}};
    parts.pre_tokenizer = {bertStep()};
    parts.before = {*vocabulary.id("[CLS]")};
    parts.after = {*vocabulary.id("[SEP]")};
    WordPieceOptions options;
    options.unknown = *vocabulary.id("[UNK]");
    parts.spelling = Spelling::WordPiece;
    parts.sign = options.continuing_prefix;
    parts.model = std::make_unique<WordPieceModel>(std::move(vocabulary), std::move(options));
    return assembledTokenizer(std::move(parts));
}

} // namespace

Result<TokenizerPtr> tokenizerFromVocabAndMerges(std::string_view vocab, std::string_view merges,
                                                 std::string_view start)
{
    try {
        TokenizerParts parts;
        parts.model = readPieces(vocab, merges);
        if (const auto id = parts.model->vocabulary().id(end_of_text))
            parts.added.push_back(specialToken(end_of_text, *id));
        if (const auto id = parts.model->vocabulary().id(start)) {
            if (start != end_of_text)
                parts.added.push_back(specialToken(std::string(start), *id));
            parts.before = {*id};
        }
        parts.pre_tokenizer = {byteLevelStep(false, true)};
        if (const Vocabulary& vocabulary = parts.model->vocabulary(); isClip(vocabulary, merges)) {
            if (start != start_of_text)
                parts.added.push_back(specialToken(start_of_text, *vocabulary.id(start_of_text)));
            parts.before = {*vocabulary.id(start_of_text)};
            parts.after = {*vocabulary.id(end_of_text)};
            parts.normalizer = {[](const std::string& text) { return normalForm(text, NormalForm::NFC); }, lowerCased};
            const auto words = Regex::compiled(R"('s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+)");
            parts.pre_tokenizer.insert(parts.pre_tokenizer.begin(),
                                       splitStep(TextPattern(*words), SplitBehavior::Removed, true));
        }
        parts.spelling = Spelling::ByteLevel;
        return assembledTokenizer(std::move(parts));
    } catch (const TokenizerFault& fault) {
        return Error{fault.message};
    }
}

Result<TokenizerPtr> tokenizerFromWordPieces(std::string_view vocab, bool lower)
{
    try {
        return readWordPieces(vocab, lower);
    } catch (const TokenizerFault& fault) {
        return Error{fault.message};
    }
}

} // namespace attn

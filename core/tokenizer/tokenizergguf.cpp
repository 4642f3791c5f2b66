// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/tokenizer/assembled.h"
#include "core/tokenizer/bpe.h"
#include "core/tokenizer/bytelevel.h"
#include "core/tokenizer/scoredbpe.h"
#include "core/tokenizer/tokenizerdocument.h"
#include "core/tokenizer/unicode.h"
#include "core/tokenizer/wordpiece.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

namespace {

// GGUF files name the way in which a byte-level vocabulary splits texts; this defines the names.

struct GgufSplit {
    std::vector<std::string_view> names;    // values of tokenizer.ggml.pre
    std::vector<std::string_view> patterns; // applied in turn, matches isolated
    bool ignore_merges = false;
    bool add_bos = false; // where the file does not say
};

constexpr std::string_view llama3_pattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view qwen2_pattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view gpt4o_pattern =
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)"
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)"
    R"(\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)";

// As llama.cpp has them (src/llama-vocab.cpp).
const std::vector<GgufSplit>& ggufSplits()
{
    static const std::vector<GgufSplit> splits = {
        {{"gpt-2", "phi-2", "mpt", "olmo", "jais", "gigachat"}, {gpt2_split}},
        {{"llama-bpe", "llama3", "llama-v3", "falcon3"}, {llama3_pattern}, true, true},
        {{"dbrx", "smaug-bpe"}, {llama3_pattern}},
        {{"qwen2", "deepseek-r1-qwen", "stablelm2", "megrez"}, {qwen2_pattern}},
        {{"starcoder", "refact", "command-r", "smollm", "codeshell", "exaone"}, {R"(\p{N})", gpt2_split}},
        {{"gpt-4o", "llama4"}, {gpt4o_pattern}},
    };
    return splits;
}

// Null for an unknown name.
const GgufSplit* ggufSplit(std::string_view name)
{
    for (const GgufSplit& split : ggufSplits())
        if (std::find(split.names.begin(), split.names.end(), name) != split.names.end())
            return &split;
    return nullptr;
}

// "gpt-2, llama-bpe, …", for messages.
std::string ggufSplitNames()
{
    return joinedTexts(ggufSplits(), [](const GgufSplit& split) { return joinedTexts(split.names); });
}

const std::string ggml_key = "tokenizer.ggml.";
const std::string blank_sign = "▁";

enum GgufTokenType : std::uint8_t { GgufUnknown = 2, GgufControl = 3, GgufUserDefined = 4 };

// BERT's pieces are stored with words marked ("▁word") and continuations bare; this is BERT's own spelling.
std::string bertSpelling(const std::string& piece)
{
    if (piece.size() > blank_sign.size() && piece.starts_with(blank_sign))
        return piece.substr(blank_sign.size());
    const bool special = piece.size() > 2 && piece.starts_with('[') && piece.ends_with(']');
    return special || piece == blank_sign ? piece : "##" + piece;
}

Vocabulary readGgufPieces(const GgufVocabulary& from, bool bert = false)
{
    if (from.tokens.empty())
        failTokenizer(ggml_key + "tokens", "missing");
    for (const std::size_t size : {from.types.size(), from.scores.size()})
        if (size != 0 && size != from.tokens.size())
            failTokenizer(ggml_key + (size == from.types.size() ? "token_type" : "scores"),
                          say("expected %1 numbers, found %2", from.tokens.size(), size));
    Vocabulary vocabulary;
    vocabulary.reserve(from.tokens.size());
    std::int64_t id = 0;
    for (const std::string& piece : from.tokens)
        if (const auto fault = vocabulary.add(bert ? bertSpelling(piece) : piece, id++))
            failTokenizer(ggml_key + "tokens", *fault);
    return vocabulary;
}

std::int64_t readGgufId(const GgufVocabulary& from, const std::optional<std::int64_t>& id, const char* name)
{
    const auto size = static_cast<std::int64_t>(from.tokens.size());
    if (!id)
        failTokenizer(ggml_key + name, "missing");
    if (*id < 0 || *id >= size)
        failTokenizer(ggml_key + name, say("expected an id below %1, found %2", size, *id));
    return *id;
}

// Control tokens and the user's own are cut out first; of SentencePiece the unknown one too.
std::vector<AddedToken> readGgufAdded(const GgufVocabulary& from, bool with_unknown)
{
    std::vector<AddedToken> added;
    for (std::size_t id = 0; id < from.types.size(); ++id) {
        const std::int64_t type = from.types[id];
        if (from.tokens[id].empty() ||
            (type != GgufControl && type != GgufUserDefined && !(with_unknown && type == GgufUnknown)))
            continue;
        AddedToken token;
        token.content = from.tokens[id];
        token.id = static_cast<std::int64_t>(id);
        added.push_back(std::move(token));
    }
    return added;
}

void readGgufEnds(const GgufVocabulary& from, TokenizerParts& parts, bool bos, bool eos)
{
    if (from.add_bos.value_or(bos))
        parts.before = {readGgufId(from, from.bos, "bos_token_id")};
    if (from.add_eos.value_or(eos))
        parts.after = {readGgufId(from, from.eos, "eos_token_id")};
}

TokenizerParts readGgufByteLevel(const GgufVocabulary& from)
{
    // Files from before May 2024 do not name it; llama.cpp, too, then takes the first.
    const GgufSplit* split = from.pre.empty() ? &ggufSplits().front() : ggufSplit(from.pre);
    if (split == nullptr)
        failTokenizer(ggml_key + "pre",
                      say("unknown value %1; expected one of %2", quotedPiece(from.pre), ggufSplitNames()));
    TokenizerParts parts;
    if (from.pre.empty())
        parts.note = say("The file does not say how text is split into words (tokenizer.ggml.pre is missing). "
                         "AttnScope splits text as in GPT-2, so the tokens of other models may be wrong.");
    BpeOptions options;
    options.ignore_merges = split->ignore_merges;
    auto model = std::make_unique<BpeModel>(readGgufPieces(from), options);
    model->reserveMerges(from.merges.size());
    for (std::size_t place = 0; place < from.merges.size(); ++place) {
        const std::string_view merge = from.merges[place];
        const std::size_t blank = merge.find(' ', 1); // a piece is never empty
        const auto missing = blank == std::string_view::npos
                                 ? std::optional(std::string(merge))
                                 : model->addMerge(merge.substr(0, blank), merge.substr(blank + 1));
        if (missing)
            failTokenizer(ggml_key + "merges[" + std::to_string(place) + "]",
                          say("%1 is not in the vocabulary", quotedPiece(*missing)));
    }
    model->prepare();
    parts.model = std::move(model);
    parts.added = readGgufAdded(from, false);
    for (const std::string_view pattern : split->patterns)
        parts.pre_tokenizer.push_back(
            splitStep(TextPattern(*Regex::compiled(pattern)), SplitBehavior::Isolated, false));
    parts.pre_tokenizer.push_back(byteLevelStep(false, false));
    parts.spelling = Spelling::ByteLevel;
    readGgufEnds(from, parts, split->add_bos, false);
    return parts;
}

TokenizerParts readGgufScored(const GgufVocabulary& from)
{
    Vocabulary vocabulary = readGgufPieces(from);
    if (from.scores.empty())
        failTokenizer(ggml_key + "scores", "missing");
    if (!std::all_of(from.scores.begin(), from.scores.end(), [](double score) { return std::isfinite(score); }))
        failTokenizer(ggml_key + "scores", say("one value is not finite"));
    TokenizerParts parts;
    const auto unknown = from.unknown ? readGgufId(from, from.unknown, "unknown_token_id") : 0;
    parts.model =
        std::make_unique<ScoredBpeModel>(std::move(vocabulary), from.scores, static_cast<std::int32_t>(unknown));
    parts.added = readGgufAdded(from, true);
    parts.normalizer = {[prefix = from.add_space_prefix.value_or(true)](const std::string& text) {
        return replaced(prefix && !text.empty() ? " " + text : text, TextPattern(std::string(" ")), blank_sign);
    }};
    parts.spelling = Spelling::Metaspace;
    parts.sign = blank_sign;
    readGgufEnds(from, parts, true, false);
    return parts;
}

// Whether a word has capitals: then the model is case-sensitive.
bool hasCapitals(const GgufVocabulary& from)
{
    return std::any_of(from.tokens.begin(), from.tokens.end(), [](const std::string& piece) {
        return piece.starts_with(blank_sign) &&
               std::any_of(piece.begin(), piece.end(), [](char letter) { return letter >= 'A' && letter <= 'Z'; });
    });
}

TokenizerParts readGgufWordPiece(const GgufVocabulary& from)
{
    TokenizerParts parts;
    WordPieceOptions options;
    options.unknown = static_cast<std::int32_t>(readGgufId(from, from.unknown, "unknown_token_id"));
    parts.spelling = Spelling::WordPiece;
    parts.sign = options.continuing_prefix;
    parts.model = std::make_unique<WordPieceModel>(readGgufPieces(from, true), options);
    parts.added = readGgufAdded(from, true);
    const bool lower = !hasCapitals(from);
    parts.normalizer = {BertNormalizer{true, true, lower, lower}};
    parts.pre_tokenizer = {bertStep()};
    if (from.add_bos.value_or(true))
        parts.before = {readGgufId(from, from.classifier ? from.classifier : from.bos, "cls_token_id")};
    if (from.add_eos.value_or(true))
        parts.after = {readGgufId(from, from.separator ? from.separator : from.eos, "seperator_token_id")};
    return parts;
}

TokenizerParts readGguf(const GgufVocabulary& from)
{
    if (from.model == "gpt2")
        return readGgufByteLevel(from);
    if (from.model == "llama")
        return readGgufScored(from);
    if (from.model == "bert")
        return readGgufWordPiece(from);
    failTokenizer(ggml_key + "model", say("unknown value %1; expected gpt2, llama or bert", quotedPiece(from.model)));
}

} // namespace

Result<TokenizerPtr> tokenizerFromGguf(const GgufVocabulary& vocabulary)
{
    try {
        return assembledTokenizer(readGguf(vocabulary));
    } catch (const TokenizerFault& fault) {
        return Error{fault.message};
    }
}

} // namespace attn

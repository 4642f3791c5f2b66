// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/tokenizer/tokenizerjsonparts.h"

#include <algorithm>

namespace attn {

namespace {

// Whether a part, or one of those inside a sequence, is of this type.
bool hasType(const JsonPart& part, const std::string& list, std::string_view type)
{
    if (part.isNull())
        return false;
    if (part.type() == type)
        return true;
    if (part.type() != "Sequence")
        return false;
    const auto items = part.member(list).items();
    return std::any_of(items.begin(), items.end(), [&](const JsonPart& item) { return hasType(item, list, type); });
}

// How the vocabulary spells blanks, for showing it: what the pre-tokenizer or the decoder says, else SentencePiece's sign if
// the vocabulary knows it.
void readSpelling(const JsonPart& file, TokenizerParts& parts)
{
    if (parts.spelling != Spelling::Plain)
        return;
    const JsonPart decoder = file.member("decoder");
    const bool byte_level = hasType(file.member("pre_tokenizer"), "pretokenizers", "ByteLevel") ||
                            (!decoder.isNull() && hasType(decoder, "decoders", "ByteLevel"));
    parts.spelling = byte_level ? Spelling::ByteLevel : Spelling::Metaspace;
    parts.sign = byte_level ? "" : "▁";
}

// The model's vocabulary has the last word on an added token's id, as in the reference.
void settleAddedIds(const JsonPart& part, TokenizerParts& parts)
{
    const Vocabulary& vocabulary = parts.model->vocabulary();
    std::map<std::int64_t, const AddedToken*> taken;
    for (AddedToken& token : parts.added) {
        if (const auto id = vocabulary.id(token.content))
            token.id = *id;
        else if (const std::string* other = vocabulary.piece(token.id))
            part.fail(say("%1 has the id %2, which belongs to %3", quotedPiece(token.content), token.id,
                          quotedPiece(*other)));
        const auto [place, fresh] = taken.emplace(token.id, &token);
        if (!fresh)
            part.fail(say("%1 and %2 have the same id %3", quotedPiece(place->second->content),
                          quotedPiece(token.content), token.id));
    }
}

TokenizerPtr readTokenizer(std::string_view text)
{
    TokenizerDocument document = readTokenizerDocument(text);
    const JsonPart file(document.rest, "");
    if (!document.rest.is_object())
        failTokenizer(say("the file"), say("expected an object"));
    TokenizerParts parts;
    parts.added = readAddedTokens(file.member("added_tokens"));
    parts.normalizer = readNormalizer(file.member("normalizer"));
    parts.pre_tokenizer = readPreTokenizer(file.member("pre_tokenizer"));
    if (file.member("model").isNull())
        failTokenizer("model", say("expected an object"));
    readTokenModel(file.member("model"), document, parts);
    settleAddedIds(file.member("added_tokens"), parts);
    readPostProcessor(file.member("post_processor"), parts);
    readSpelling(file, parts);
    return assembledTokenizer(std::move(parts));
}

} // namespace

std::vector<AddedToken> readAddedTokens(const JsonPart& part)
{
    std::vector<AddedToken> tokens;
    if (part.isNull())
        return tokens;
    std::map<std::string, std::size_t> places;
    for (const JsonPart& item : part.items()) {
        AddedToken token;
        token.content = item.member("content").text();
        token.id = item.member("id").whole(0, max_token_id);
        token.single_word = item.flag("single_word", false);
        token.lstrip = item.flag("lstrip", false);
        token.rstrip = item.flag("rstrip", false);
        token.normalized = item.flag("normalized", !item.flag("special", false));
        if (token.content.size() > max_piece_bytes)
            item.member("content").fail(say("the text has more than %1 bytes", countText(max_piece_bytes)));
        if (token.content.empty())
            continue;
        const auto [place, fresh] = places.emplace(token.content, tokens.size());
        if (fresh)
            tokens.push_back(std::move(token));
        else
            tokens[place->second] = std::move(token);
    }
    return tokens;
}

Result<TokenizerPtr> tokenizerFromJson(std::string_view text)
{
    try {
        return readTokenizer(text);
    } catch (const TokenizerFault& fault) {
        return Error{fault.message};
    }
}

} // namespace attn

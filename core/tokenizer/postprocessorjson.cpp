// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/tokenizer/tokenizerjsonparts.h"

namespace attn {

namespace {

using TokenIds = std::vector<std::int64_t>;

// Wraps more around what already surrounds the text.
void wrap(TokenizerParts& parts, TokenIds before, const TokenIds& after)
{
    before.insert(before.end(), parts.before.begin(), parts.before.end());
    parts.before = std::move(before);
    parts.after.insert(parts.after.end(), after.begin(), after.end());
}

// ["[SEP]", 102]
std::int64_t readNamedId(const JsonPart& part)
{
    const std::vector<JsonPart> items = part.items();
    if (items.size() != 2)
        part.fail(say("expected a list with a piece and its id"));
    return items[1].whole(0, max_token_id);
}

TokenIds readIds(const JsonPart& part)
{
    TokenIds ids;
    for (const JsonPart& id : part.items())
        ids.push_back(id.whole(0, max_token_id));
    return ids;
}

void readTemplate(const JsonPart& part, TokenizerParts& parts)
{
    TokenIds before, after;
    bool text_seen = false;
    for (const JsonPart& item : part.member("single").items()) {
        if (const JsonPart token = item.member("SpecialToken"); !token.isNull()) {
            const std::string name = token.member("id").text();
            const JsonPart known = part.member("special_tokens").member(name);
            if (known.isNull())
                token.member("id").fail(say("%1 is not in special_tokens", quotedPiece(name)));
            const TokenIds ids = readIds(known.member("ids"));
            TokenIds& side = text_seen ? after : before;
            side.insert(side.end(), ids.begin(), ids.end());
        } else if (text_seen || item.member("Sequence").member("id").text() != "A") {
            item.fail(say("expected sequence A exactly once"));
        } else {
            text_seen = true;
        }
    }
    if (!text_seen)
        part.member("single").fail(say("expected sequence A exactly once"));
    wrap(parts, std::move(before), after);
}

} // namespace

void readPostProcessor(const JsonPart& part, TokenizerParts& parts)
{
    if (part.isNull())
        return;
    const std::string type = part.type();
    if (type == "Sequence") {
        for (const JsonPart& item : part.member("processors").items())
            readPostProcessor(item, parts);
    } else if (type == "TemplateProcessing") {
        readTemplate(part, parts);
    } else if (type == "BertProcessing" || type == "RobertaProcessing") {
        wrap(parts, {readNamedId(part.member("cls"))}, {readNamedId(part.member("sep"))});
    } else if (type != "ByteLevel") { // which changes offsets alone
        part.unknownType(say("Sequence, TemplateProcessing, BertProcessing, RobertaProcessing or ByteLevel"));
    }
}

} // namespace attn

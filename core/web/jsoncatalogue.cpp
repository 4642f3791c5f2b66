// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/jsoncatalogue.h"

#include "core/base/limits.h"
#include "core/io/scene/scenefilefields.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t most_code = 16;       // of a language, in bytes
constexpr std::size_t most_sentence = 4000; // in bytes

std::string sentenceAt(const JsonValue& value, const std::string& path)
{
    const std::string& text = asText(value, path);
    if (text.size() > most_sentence)
        failAt(path, longText(text.size(), most_sentence));
    return text;
}

// It becomes the language of an HTML document.
bool isCode(std::string_view text)
{
    return !text.empty() && text.size() <= most_code && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    });
}

} // namespace

JsonCatalogue::JsonCatalogue(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    m_language = fields.text("language");
    if (!isCode(m_language))
        failAt(fields.path("language"), say("'%1' is not a language code such as 'de'", m_language));
    const JsonValue& sentences = fields.need("sentences");
    const Fields object(sentences, fields.path("sentences"));
    fields.close();
    for (const JsonMember& member : std::get<JsonObject>(sentences.value)) {
        if (member.name.size() > most_sentence)
            failAt(fields.path("sentences"),
                   say("a member name is too long (%1 bytes)", countText(member.name.size())));
        const std::string place = object.path(member.name);
        std::vector<std::string>& forms = m_sentences[member.name];
        if (std::holds_alternative<std::string>(member.value.value)) {
            forms = {sentenceAt(member.value, place)};
            continue;
        }
        const JsonList& list = asList(member.value, place);
        if (list.size() != 2)
            failAt(place, say("expected 2 forms (one for 1, one for any other count), found %1", list.size()));
        forms = {sentenceAt(list[0], place), sentenceAt(list[1], place)};
    }
}

std::string JsonCatalogue::translation(const std::string& english, const long long* count) const
{
    const auto found = m_sentences.find(english);
    if (found == m_sentences.end())
        return {};
    return count && *count == 1 ? found->second.front() : found->second.back();
}

} // namespace attn

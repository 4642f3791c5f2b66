// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/jsonpart.h"

#include "core/base/say.h"
#include "core/tokenizer/vocabulary.h"

namespace attn {

void failTokenizer(const std::string& place, const std::string& what) { throw TokenizerFault{place + ": " + what}; }

JsonPart JsonPart::member(const std::string& name) const
{
    static const nlohmann::json nothing;
    const std::string inner = m_place.empty() ? name : m_place + "." + name;
    if (!m_value->is_object())
        fail(say("expected an object"));
    const auto found = m_value->find(name);
    return {found == m_value->end() ? nothing : *found, inner};
}

std::vector<JsonPart> JsonPart::items() const
{
    if (!m_value->is_array())
        fail(say("expected a list"));
    std::vector<JsonPart> items;
    for (const nlohmann::json& item : *m_value)
        items.emplace_back(item, m_place + "[" + std::to_string(items.size()) + "]");
    return items;
}

std::string JsonPart::text() const
{
    if (!m_value->is_string())
        fail(say("expected a string"));
    return m_value->get<std::string>();
}

std::int64_t JsonPart::whole(std::int64_t least, std::int64_t most) const
{
    const std::int64_t value = m_value->is_number_integer() ? m_value->get<std::int64_t>() : least - 1;
    if (value < least || value > most)
        fail(say("expected a whole number from %1 to %2", least, most));
    return value;
}

std::string JsonPart::text(const std::string& name, const std::string& otherwise) const
{
    const JsonPart part = member(name);
    return part.isNull() ? otherwise : part.text();
}

bool JsonPart::flag(const std::string& name, bool otherwise) const
{
    const JsonPart part = member(name);
    if (part.isNull())
        return otherwise;
    if (!part.m_value->is_boolean())
        part.fail(say("expected true or false"));
    return part.m_value->get<bool>();
}

void JsonPart::unknownType(const std::string& expected) const
{
    member("type").fail(say("%1 is unknown; expected %2", quotedPiece(type()), expected));
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefiletext.h"

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

namespace attn {

namespace {

std::string pointed(const char* begin, const char* end)
{
    std::string text(begin, end);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::string notFinite(double value) { return std::isnan(value) ? "\"nan\"" : value > 0 ? "\"inf\"" : "\"-inf\""; }

} // namespace

std::string jsonText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string jsonNumber(float value)
{
    if (!std::isfinite(value))
        return notFinite(value);
    char text[32];
    const char* end = std::to_chars(text, text + sizeof text, value).ptr;
    // Readers parse a double and round it. In rare cases that takes another way than the shortest float32 decimals mean.
    double as_read = 0;
    std::from_chars(text, end, as_read);
    if (static_cast<float>(as_read) != value)
        end = std::to_chars(text, text + sizeof text, static_cast<double>(value)).ptr;
    return pointed(text, end);
}

std::string jsonNumber(double value)
{
    if (!std::isfinite(value))
        return notFinite(value);
    char text[32];
    return pointed(text, std::to_chars(text, text + sizeof text, value).ptr);
}

void appendElement(std::string& text, float value, Kind kind, std::string_view yes, std::string_view no)
{
    switch (kind) {
    case Kind::Real: text += jsonNumber(value); break;
    case Kind::Integer: text += std::to_string(static_cast<std::int64_t>(value)); break;
    case Kind::Boolean: text += value != 0 ? yes : no; break;
    }
}

JsonMembers& JsonMembers::put(std::string_view name, std::string value)
{
    m_members.emplace_back(jsonText(name), std::move(value));
    return *this;
}

std::string JsonMembers::onOneLine() const
{
    std::string text = "{";
    for (const auto& [name, value] : m_members)
        text += (text.size() > 1 ? ", " : "") + name + ": " + value;
    return text + "}";
}

std::string JsonMembers::onLines(int outer_indent) const
{
    std::vector<std::string> lines;
    for (const auto& [name, value] : m_members)
        lines.push_back(name + ": " + value);
    const std::string list = listOnLines(lines, outer_indent);
    return "{" + list.substr(1, list.size() - 2) + "}";
}

std::string listOnLines(const std::vector<std::string>& items, int outer_indent)
{
    if (items.empty())
        return "[]";
    const std::string indent(outer_indent, ' ');
    std::string text = "[";
    for (const std::string& item : items)
        text += (text.size() > 1 ? ",\n  " : "\n  ") + indent + item;
    return text + "\n" + indent + "]";
}

} // namespace attn

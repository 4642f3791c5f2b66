// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefiletext.h"

#include "core/base/numbertext.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace attn {

namespace {

template <class Real> std::string jsonReal(Real value)
{
    return std::isfinite(value) ? codeNumber(value) : '"' + codeNumber(value) + '"';
}

} // namespace

std::string jsonText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string jsonNumber(float value) { return jsonReal(value); }
std::string jsonNumber(double value) { return jsonReal(value); }

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

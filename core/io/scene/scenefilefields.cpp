// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefilefields.h"

#include "core/base/limits.h"
#include "core/base/oneof.h"
#include "core/base/say.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

std::string describeJson(const JsonValue& value)
{
    struct Describe {
        std::string operator()(std::monostate) const { return "null"; }
        std::string operator()(bool flag) const { return flag ? "true" : "false"; }
        std::string operator()(JsonInteger n) const { return (n.negative ? "-" : "") + std::to_string(n.magnitude); }
        std::string operator()(double) const { return say("a decimal number"); }
        std::string operator()(const std::string& text) const { return say("the string '%1'", text); }
        std::string operator()(const JsonList&) const { return say("a list"); }
        std::string operator()(const JsonObject&) const { return say("an object"); }
        std::string operator()(const std::unique_ptr<JsonNumbers>&) const { return "numbers"; }
    };
    return std::visit(Describe(), value.value);
}

[[noreturn]] void wrongType(const std::string& path, const std::string& expected, const JsonValue& value)
{
    failAt(path, say("expected %1, got %2", expected, describeJson(value)));
}

} // namespace

const std::string& asText(const JsonValue& value, const std::string& path)
{
    if (const auto* text = std::get_if<std::string>(&value.value))
        return *text;
    wrongType(path, say("a string"), value);
}

bool asBool(const JsonValue& value, const std::string& path)
{
    if (const auto* flag = std::get_if<bool>(&value.value))
        return *flag;
    wrongType(path, say("true or false"), value);
}

std::int64_t asWhole(const JsonValue& value, const std::string& path, std::int64_t least, std::int64_t most)
{
    const auto* integer = std::get_if<JsonInteger>(&value.value);
    if (!integer)
        wrongType(path, say("a whole number"), value);
    const bool fits = integer->magnitude <= static_cast<std::uint64_t>(max_whole);
    const auto whole = static_cast<std::int64_t>(integer->negative ? 0 - integer->magnitude : integer->magnitude);
    if (!fits || whole < least || whole > most)
        failAt(path, most == max_whole
                         ? say("must be at least %1, got %2", least, describeJson(value))
                         : say("must be from %1 to %2, got %3", least, countText(most), describeJson(value)));
    return whole;
}

double asReal(const JsonValue& value, const std::string& path)
{
    if (const auto* real = std::get_if<double>(&value.value))
        return *real;
    if (const auto* integer = std::get_if<JsonInteger>(&value.value)) {
        const auto magnitude = static_cast<double>(integer->magnitude);
        return integer->negative ? -magnitude : magnitude;
    }
    wrongType(path, say("a number"), value);
}

float toFloat(double value, const std::string& path)
{
    constexpr double first_beyond = 0x1.ffffffp127; // halfway from FLT_MAX to 2^128: rounds to infinity
    if (std::isfinite(value) && std::abs(value) >= first_beyond)
        failAt(path, say("the number is outside the range of float32"));
    return static_cast<float>(value);
}

float asFloat(const JsonValue& value, const std::string& path)
{
    if (const auto* text = std::get_if<std::string>(&value.value)) {
        constexpr float inf = std::numeric_limits<float>::infinity();
        if (*text == "inf" || *text == "-inf")
            return *text == "inf" ? inf : -inf;
        if (*text == "nan")
            return std::numeric_limits<float>::quiet_NaN();
        wrongType(path, say("a number"), value);
    }
    return toFloat(asReal(value, path), path);
}

const JsonList& asList(const JsonValue& value, const std::string& path)
{
    if (const auto* list = std::get_if<JsonList>(&value.value))
        return *list;
    wrongType(path, say("a list"), value);
}

std::vector<std::int64_t> asWholes(const JsonValue& value, const std::string& path, std::int64_t least,
                                   std::size_t most)
{
    std::vector<std::int64_t> wholes;
    const JsonList& list = asList(value, path);
    if (list.size() > most)
        failAt(path, longList(list.size(), most));
    for (std::size_t i = 0; i < list.size(); ++i)
        wholes.push_back(asWhole(list[i], path + "[" + std::to_string(i) + "]", least));
    return wholes;
}

Fields::Fields(const JsonValue& value, std::string path)
    : m_members(std::get_if<JsonObject>(&value.value)), m_path(std::move(path))
{
    if (!m_members)
        wrongType(m_path.empty() ? say("the file") : m_path, say("an object"), value);
}

const JsonValue* Fields::find(std::string_view name)
{
    m_asked.push_back(name);
    auto found = std::ranges::find(*m_members, name, &JsonMember::name);
    const bool there = found != m_members->end() && !std::holds_alternative<std::monostate>(found->value.value);
    return there ? &found->value : nullptr;
}

const JsonValue& Fields::need(std::string_view name)
{
    const JsonValue* value = find(name);
    if (!value)
        failAt(m_path.empty() ? say("the file") : m_path, say("the member '%1' is missing", name));
    return *value;
}

std::string Fields::path(std::string_view name) const
{
    return m_path.empty() ? std::string(name) : m_path + "." + std::string(name);
}

void Fields::close() const
{
    for (const auto& [name, value] : *m_members)
        if (std::ranges::find(m_asked, name) == m_asked.end())
            failAt(path(name), say("unknown member (expected one of %1)", joinedTexts(m_asked)));
}

} // namespace attn

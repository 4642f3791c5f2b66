// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefilejson.h"

#include "core/base/limits.h"
#include "core/base/say.h"
#include "core/base/textplace.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace attn {

void failAt(const std::string& path, const std::string& what) { throw SceneFault{path + ": " + what}; }

namespace {

// What the values outside the number blocks may take together, each with its text and its share of a growing list.
constexpr std::size_t value_budget = std::size_t(64) << 20;
constexpr std::size_t value_cost = 80;
constexpr std::size_t max_block_rank = 8;

// Receives the events of nlohmann's parser. Every event returns true, or throws.
class SceneJsonBuilder {
public:
    SceneJsonBuilder(std::string_view text, JsonLimits limits) : m_text(text), m_limits(limits) {}
    JsonValue take() { return std::move(m_root); }

    bool null() { return leaf({}, JsonLeaf::Null, 0); }
    bool boolean(bool value) { return leaf({value}, JsonLeaf::Boolean, value); }
    bool number_integer(std::int64_t value)
    {
        return leaf({JsonInteger{true, 0 - static_cast<std::uint64_t>(value)}}, JsonLeaf::Whole,
                    static_cast<double>(value));
    }
    bool number_unsigned(std::uint64_t value)
    {
        return leaf({JsonInteger{false, value}}, JsonLeaf::Whole, static_cast<double>(value));
    }
    bool number_float(double value, const std::string&) { return leaf({value}, JsonLeaf::Real, value); }
    bool string(std::string& value)
    {
        if (value.size() > mostText())
            failAt(path(), longText(value.size(), mostText()));
        if (!m_block) {
            add({std::move(value)});
            return true;
        }
        constexpr double inf = std::numeric_limits<double>::infinity();
        if (value == "inf" || value == "-inf")
            return leaf({}, JsonLeaf::Real, value == "inf" ? inf : -inf);
        if (value == "nan")
            return leaf({}, JsonLeaf::Real, std::numeric_limits<double>::quiet_NaN());
        failAt(path(), say("expected a number or a list of numbers, got the string '%1'", value));
    }
    bool binary(nlohmann::json::binary_t&) { return false; } // JSON text has none

    bool start_object(std::size_t)
    {
        checkNesting();
        if (m_block)
            failAt(path(), say("expected a number or a list of numbers, got an object"));
        m_open.push_back(&add({JsonObject()}));
        m_has_blocks = holdsBlocks();
        return true;
    }
    bool key(std::string& name)
    {
        auto& members = std::get<JsonObject>(m_open.back()->value);
        if (name.size() > m_limits.text)
            failAt(objectPath(), say("a member name is too long (%1 bytes)", countText(name.size())));
        if (std::ranges::find(members, name, &JsonMember::name) != members.end())
            failAt(objectPath(), say("the member '%1' occurs twice here", name));
        if (members.size() == m_limits.members)
            failAt(objectPath(), say("has more than %1 members", countText(m_limits.members)));
        pay(value_cost + name.size());
        members.push_back({std::move(name), JsonValue()});
        auto& member = members.back().value.value;
        if (m_has_blocks)
            m_block = member.emplace<std::unique_ptr<JsonNumbers>>(std::make_unique<JsonNumbers>()).get();
        return true;
    }
    bool end_object()
    {
        m_open.pop_back();
        m_has_blocks = false;
        m_block = nullptr;
        return true;
    }

    bool start_array(std::size_t)
    {
        checkNesting();
        if (!m_block) {
            m_open.push_back(&add({JsonList()}));
            return true;
        }
        if (!m_block->values.empty() && m_counts.size() == m_block->shape.size())
            failAt(path(), say("expected a number as in the previous lists, got a list"));
        if (m_counts.size() == max_block_rank)
            failAt(path(), say("lists are nested deeper than %1 levels", max_block_rank));
        m_counts.push_back(0);
        if (m_block->values.empty())
            m_block->shape.push_back(-1);
        return true;
    }
    bool end_array()
    {
        if (m_counts.empty()) {
            m_open.pop_back();
            return true;
        }
        const std::int64_t count = m_counts.back();
        m_counts.pop_back();
        if (count == 0)
            failAt(path(), say("the list is empty"));
        std::int64_t& extent = m_block->shape[m_counts.size()];
        if (extent >= 0 && extent != count)
            failAt(path(), say("this list has length %1, but the previous lists have length %2", count, extent));
        extent = count;
        if (!m_counts.empty())
            ++m_counts.back();
        return true;
    }

    bool parse_error(std::size_t position, const std::string& last_token, const nlohmann::detail::exception& error)
    {
        const std::size_t at = position ? std::min(position - 1, m_text.size()) : 0;
        std::string what = say("invalid JSON at '%1'",
                               last_token.substr(last_token.size() - std::min<std::size_t>(40, last_token.size())));
        if (position > m_text.size())
            what = say("the file ends too early");
        else if (const auto first = m_text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
                 at <= first || m_text[first] != '{')
            what = say("not an AttnScope file (a text file starting with '{' was expected)");
        else if (std::string_view(error.what()).find("ill-formed UTF-8") != std::string_view::npos)
            what = say("the text is not UTF-8");
        else if (error.id == 406)
            what = say("the number %1 is too large (maximum 1.8e308)", last_token.substr(0, 40));
        failAt(lineAndColumn(m_text, at), what);
    }

private:
    static bool isObject(const JsonValue& value) { return std::holds_alternative<JsonObject>(value.value); }
    // The name of the member that is being read of the object at this level; empty in a list.
    std::string_view memberAt(std::size_t level) const
    {
        const auto* members = std::get_if<JsonObject>(&m_open[level]->value);
        return members ? std::string_view(members->back().name) : std::string_view();
    }
    // Whether the innermost object is inputs or expected, or inputs of one of the layers.
    bool holdsBlocks() const
    {
        if (m_open.size() == 2)
            return memberAt(0) == "inputs" || memberAt(0) == "expected";
        return m_open.size() == 4 && memberAt(0) == "layers" && memberAt(1).empty() && memberAt(2) == "inputs";
    }
    std::size_t mostText() const
    {
        return m_open.size() == 2 && memberAt(0) == "model" ? max_model_text : m_limits.text;
    }

    bool leaf(JsonValue value, JsonLeaf kind, double number)
    {
        if (!m_block) {
            add(std::move(value));
            return true;
        }
        if (++m_numbers > max_given_numbers)
            failAt(path(), say("the file has more than %1 numbers", countText(max_given_numbers)));
        if (m_counts.size() < m_block->shape.size())
            failAt(path(), say("expected a list as in the previous lists, got a number"));
        m_block->values.push_back(number);
        m_block->leaves.push_back(kind);
        if (!m_counts.empty())
            ++m_counts.back();
        return true;
    }
    JsonValue& add(JsonValue value)
    {
        const auto* text = std::get_if<std::string>(&value.value);
        pay(value_cost + (text ? text->size() : 0));
        if (m_open.empty())
            return m_root = std::move(value);
        if (auto* list = std::get_if<JsonList>(&m_open.back()->value))
            return list->emplace_back(std::move(value));
        return std::get<JsonObject>(m_open.back()->value).back().value = std::move(value);
    }
    void pay(std::size_t cost)
    {
        m_spent += cost;
        if (m_spent > value_budget)
            failAt(path(), say("the file has too many values outside 'inputs' and 'expected'"));
    }
    void checkNesting() const
    {
        if (m_open.size() + m_counts.size() == max_scene_nesting)
            failAt(path(), say("is nested deeper than %1 levels", max_scene_nesting));
    }
    // The path of the value being read: "draws[2].shape[0]".
    std::string path() const
    {
        std::string path = outerPath(m_open.size());
        for (std::int64_t count : m_counts)
            path += "[" + std::to_string(count) + "]";
        return path.empty() ? say("the file") : path;
    }
    // The innermost open object itself: "draws[2]".
    std::string objectPath() const
    {
        const std::string path = outerPath(m_open.size() - 1);
        return path.empty() ? say("the file") : path;
    }
    std::string outerPath(std::size_t levels) const
    {
        std::string path;
        for (std::size_t level = 0; level < levels; ++level) {
            if (const auto* list = std::get_if<JsonList>(&m_open[level]->value))
                path += "[" + std::to_string(list->size() - (level + 1 < m_open.size() ? 1 : 0)) + "]";
            else
                path += (path.empty() ? "" : ".") + std::get<JsonObject>(m_open[level]->value).back().name;
        }
        return path;
    }

    std::string_view m_text;
    JsonLimits m_limits;
    JsonValue m_root;
    std::vector<JsonValue*> m_open;     // the objects and lists around the place, outermost first
    bool m_has_blocks = false;          // the innermost object is inputs or expected
    JsonNumbers* m_block = nullptr;     // the number block that is being read
    std::vector<std::int64_t> m_counts; // how many items each open list of the block has so far
    std::int64_t m_numbers = 0;
    std::size_t m_spent = 0;
};

} // namespace

JsonValue parseSceneJson(std::string_view text, JsonLimits limits)
{
    if (text.size() > max_scene_bytes)
        failAt(say("the file"), say("larger than 64 MiB"));
    if (text.starts_with("\uFEFF"))
        text.remove_prefix(std::string_view("\uFEFF").size());
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        failAt(say("the file"), say("empty"));
    SceneJsonBuilder builder(text, limits);
    if (!nlohmann::json::sax_parse(text, &builder))
        failAt(say("the file"), say("not JSON"));
    return builder.take();
}

} // namespace attn

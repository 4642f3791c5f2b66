// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/scenepatch.h"

#include "core/io/scene/scenefile.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace attn {

namespace {

using Json = nlohmann::ordered_json;

bool sameCell(const Json& a, const Json& b)
{
    return a.is_object() && b.is_object() && a.value("tensor", Json()) == b.value("tensor", Json()) &&
           a.value("index", Json()) == b.value("index", Json());
}

Json withCells(Json list, const Json& changes)
{
    if (!list.is_array())
        list = Json::array();
    for (const Json& change : changes) {
        const auto found = std::ranges::find_if(list, [&](const Json& each) { return sameCell(each, change); });
        const bool taken_back = change.is_object() && change.contains("value") && change["value"].is_null();
        if (found == list.end() && !taken_back)
            list.push_back(change);
        else if (found != list.end() && taken_back)
            list.erase(found);
        else if (found != list.end())
            *found = change;
    }
    return list;
}

Json cellChanges(const Json& from, const Json& to)
{
    Json changes = Json::array();
    for (const Json& each : from)
        if (std::ranges::none_of(to, [&](const Json& other) { return sameCell(each, other); }))
            changes.push_back({{"tensor", each["tensor"]}, {"index", each["index"]}, {"value", nullptr}});
    for (const Json& each : to)
        if (std::ranges::find(from, each) == from.end())
            changes.push_back(each);
    return changes;
}

// RFC 7396's diff: members that differ, null for those that are gone.
Json mergeDiff(const Json& from, const Json& to)
{
    Json patch = Json::object();
    for (const auto& [name, value] : from.items())
        if (!to.contains(name))
            patch[name] = nullptr;
    for (const auto& [name, value] : to.items()) {
        if (!from.contains(name))
            patch[name] = value;
        else if (from[name] != value)
            patch[name] = from[name].is_object() && value.is_object() ? mergeDiff(from[name], value) : value;
    }
    return patch;
}

} // namespace

std::string patchedScene(std::string_view scene, std::string_view patch)
{
    Json made = Json::parse(scene);
    Json changes = Json::parse(patch);
    for (const char* member : {"edits", "overrides"}) {
        if (!changes.contains(member) || !changes[member].is_array())
            continue;
        made[member] = withCells(made.value(member, Json::array()), changes[member]);
        changes.erase(member);
    }
    made.merge_patch(changes);
    return made.dump();
}

std::string scenePatch(const Scene& from, const Scene& to)
{
    const Json before = Json::parse(writeScene(from)), after = Json::parse(writeScene(to));
    Json patch = mergeDiff(before, after);
    for (const char* member : {"edits", "overrides"})
        if (patch.contains(member))
            patch[member] = cellChanges(before.value(member, Json::array()), after.value(member, Json::array()));
    return patch.dump();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Strict reader of one JSON object: every member is requested by name and type, and unrequested ones are refused. All
// functions throw SceneFault with the path of the value inside the file.
#pragma once

#include "core/io/scene/scenefilejson.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::int64_t max_whole = std::numeric_limits<std::int64_t>::max();

// The value at `path`, or a fault that says what was expected and what was found.
const std::string& asText(const JsonValue& value, const std::string& path);
bool asBool(const JsonValue& value, const std::string& path);
std::int64_t asWhole(const JsonValue& value, const std::string& path, std::int64_t least = -max_whole,
                     std::int64_t most = max_whole);
double asReal(const JsonValue& value, const std::string& path);
// A number as float32: rounded as PyTorch rounds, refused beyond float32's range. Also takes "inf", "-inf" and "nan".
float asFloat(const JsonValue& value, const std::string& path);
const JsonList& asList(const JsonValue& value, const std::string& path);
// `most`: how many numbers are accepted; 8 are the axes of a tensor.
std::vector<std::int64_t> asWholes(const JsonValue& value, const std::string& path, std::int64_t least,
                                   std::size_t most = 8);

// `value` as float32; throws beyond float32's range.
float toFloat(double value, const std::string& path);

class Fields {
public:
    // `value` must be an object.
    Fields(const JsonValue& value, std::string path);

    // The member, or null when it is not there or is null.
    const JsonValue* find(std::string_view name);
    // The member, or a fault.
    const JsonValue& need(std::string_view name);
    std::string path(std::string_view name) const;

    std::string text(std::string_view name) { return asText(need(name), path(name)); }
    std::int64_t whole(std::string_view name) { return asWhole(need(name), path(name)); }
    bool flag(std::string_view name, bool otherwise)
    {
        const JsonValue* value = find(name);
        return value ? asBool(*value, path(name)) : otherwise;
    }

    double real(std::string_view name) { return asReal(need(name), path(name)); }
    // Sets `place` to read(the member, its path, more …), if there is one.
    template <class Place, class Read, class... More>
    void take(std::string_view name, Place& place, Read read, More&&... more)
    {
        if (const JsonValue* value = find(name))
            place = read(*value, path(name), std::forward<More>(more)...);
    }

    // Refuses every member that was not requested.
    void close() const;

private:
    const JsonObject* m_members;
    std::string m_path;
    std::vector<std::string_view> m_asked;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// JSON for the scene reader: one pass, limits enforced while reading, nested lists of numbers held as one block instead
// of millions of small values, so that a hostile file is refused before it costs memory.
#pragma once

#include "core/base/tensor.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace attn {

// A fault in a scene file. It travels as an exception inside the reader only; parseScene turns it into an Error.
struct SceneFault {
    std::string message;
};
// Throws the fault "path: what".
[[noreturn]] void failAt(const std::string& path, const std::string& what);

struct JsonInteger {
    bool negative = false;
    std::uint64_t magnitude = 0;
};

enum class JsonLeaf : std::uint8_t { Null, Boolean, Whole, Real };

// A number, true, false or null, or nested lists of them of equal lengths. "inf", "-inf" and "nan" count as reals.
struct JsonNumbers {
    Shape shape;                // [] for a single number
    std::vector<double> values; // null is 0, true is 1
    std::vector<JsonLeaf> leaves;
};

struct JsonValue;
struct JsonMember;
using JsonList = std::vector<JsonValue>;
using JsonObject = std::vector<JsonMember>; // in the file's order, no name twice

struct JsonValue {
    std::variant<std::monostate, bool, JsonInteger, double, std::string, JsonList, JsonObject,
                 std::unique_ptr<JsonNumbers>>
        value;
};

struct JsonMember {
    std::string name;
    JsonValue value;
};

// The largest file and its deepest nesting.
inline constexpr std::size_t max_scene_bytes = std::size_t(64) << 20;
inline constexpr std::size_t max_scene_nesting = 16;

// The most members of one object, and bytes of one text or name.
struct JsonLimits {
    std::size_t members = 1024;
    std::size_t text = 4000;
};

// Parses `text`. Members of the top-level objects "inputs" and "expected", or of "inputs" in an item of the top-level
// list "layers", become JsonNumbers. Throws SceneFault with line and column (broken text) or with the path (limits,
// uneven lists, duplicate names).
JsonValue parseSceneJson(std::string_view text, JsonLimits limits = {});

} // namespace attn

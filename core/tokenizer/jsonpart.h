// SPDX-License-Identifier: GPL-3.0-or-later
// A value of a tokenizer's file together with its place in it, so that whatever is wrong with it is said with the place.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace attn {

// A fault in a tokenizer's file. It travels as an exception inside the readers only; they turn it into an Error.
struct TokenizerFault {
    std::string message;
};
// Throws the fault "place: what".
[[noreturn]] void failTokenizer(const std::string& place, const std::string& what);

// A value of the tree and its path ("pre_tokenizer.pretokenizers[1]"). What is read from it must have the right type.
class JsonPart {
public:
    JsonPart(const nlohmann::json& value, std::string place) : m_value(&value), m_place(std::move(place)) {}

    bool isNull() const { return m_value->is_null(); }
    const std::string& place() const { return m_place; }
    [[noreturn]] void fail(const std::string& what) const { failTokenizer(m_place, what); }
    // A member of an object; null if there is none.
    JsonPart member(const std::string& name) const;
    std::vector<JsonPart> items() const;
    std::string text() const;
    std::int64_t whole(std::int64_t least, std::int64_t most) const;
    // The member, or `otherwise` if it is missing or null.
    std::string text(const std::string& name, const std::string& otherwise) const;
    bool flag(const std::string& name, bool otherwise) const;
    // The member "type".
    std::string type() const { return member("type").text(); }
    [[noreturn]] void unknownType(const std::string& expected) const;

private:
    const nlohmann::json* m_value;
    std::string m_place;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers, texts and members in the JSON that this program writes: scene files and traces.
#pragma once

#include "core/base/oneof.h"
#include "core/base/tensor.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

// The text in quotes, escaped; bytes that are not UTF-8 become U+FFFD.
std::string jsonText(std::string_view text);

// As codeNumber, but infinities and nan are the texts "inf", "-inf" and "nan", quoted.
std::string jsonNumber(float value);
std::string jsonNumber(double value);

// Appends one element of a tensor: reals as decimals, booleans as `yes` and `no`, integers without a point.
void appendElement(std::string& text, float value, Kind kind, std::string_view yes, std::string_view no);

// The members of an object, in the order in which they were put.
class JsonMembers {
public:
    JsonMembers& put(std::string_view name, std::string value);
    bool empty() const { return m_members.empty(); }
    std::string onOneLine() const;
    // One member a line, `indent` deeper than the line that holds the opening brace; see the scene files that ship.
    std::string onLines(int outer_indent) const;

private:
    std::vector<std::pair<std::string, std::string>> m_members;
};

// What `text` makes of each item, between brackets.
template <class Items, class Text = std::identity> std::string listOnOneLine(const Items& items, Text text = {})
{
    return "[" + joinedTexts(items, text, ",") + "]";
}
// The items between brackets, one a line.
std::string listOnLines(const std::vector<std::string>& items, int outer_indent);

} // namespace attn

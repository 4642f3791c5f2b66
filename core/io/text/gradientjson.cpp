// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/gradienttext.h"

#include "core/io/scene/scenefiletext.h"

#include <utility>

namespace attn {

namespace {

void appendNested(std::string& text, const TracedTensor& tensor, std::size_t axis, std::int64_t& flat)
{
    if (axis == tensor.shape.size()) {
        text += jsonNumber(tensor.at(flat++));
        return;
    }
    for (std::int64_t i = 0; i < tensor.shape[axis]; ++i) {
        text += i ? ", " : "[";
        appendNested(text, tensor, axis + 1, flat);
    }
    text += ']';
}

} // namespace

std::string gradientJson(const CellRef& cell, double value, const TracedTensor& by)
{
    std::string number, nested;
    appendElement(number, static_cast<float>(value), Kind::Real, "1", "0");
    std::int64_t flat = 0;
    appendNested(nested, by, 0, flat);
    JsonMembers members;
    members.put("tensor", jsonText(cell.tensor));
    members.put("index", toString(cell.index));
    members.put("value", number);
    members.put("of", jsonText(by.name));
    members.put("shape", toString(by.shape));
    members.put("gradient", std::move(nested));
    return members.onLines(0) + "\n";
}

} // namespace attn

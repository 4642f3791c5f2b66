// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/blockname.h"

#include <charconv>

namespace attn {

std::optional<CellBlock> parseBlock(std::string_view text)
{
    const auto bracket = text.find('[');
    CellBlock block{std::string(text.substr(0, bracket)), {}};
    if (block.tensor.empty())
        return std::nullopt;
    if (bracket == text.npos)
        return block;
    const char* place = text.data() + bracket;
    const char* end = text.data() + text.size();
    do {
        std::int64_t index = -1;
        auto [rest, fault] = std::from_chars(place + 1, end, index);
        if (fault != std::errc() || rest == end || index < 0 || (*rest != ',' && (*rest != ']' || rest + 1 != end)))
            return std::nullopt;
        block.leading.push_back(index);
        place = rest;
    } while (*place == ',');
    return block;
}

std::string toString(const CellBlock& block)
{
    if (block.leading.empty())
        return block.tensor;
    std::string text = block.tensor;
    for (const std::int64_t index : block.leading)
        text += (text.size() == block.tensor.size() ? "[" : ",") + std::to_string(index);
    return text + "]";
}

} // namespace attn

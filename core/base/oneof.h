// SPDX-License-Identifier: GPL-3.0-or-later
// Words in a row, as sentences and files list them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace attn {

// ".attn, .json or .safetensors", in the language in force.
std::string oneOf(const std::vector<std::string>& choices);
// "W_query, W_key and W_value".
std::string listed(const std::vector<std::string>& names);

// "cpu, reference, cuda": what `text` makes of each item, numbers as they are.
template <class Items, class Text = std::identity>
std::string joinedTexts(Items&& items, Text text = {}, std::string_view between = ", ")
{
    std::string all;
    std::string_view sign;
    for (const auto& item : items) {
        all += std::exchange(sign, between);
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(std::invoke(text, item))>>)
            all += std::to_string(std::invoke(text, item));
        else
            all += std::invoke(text, item);
    }
    return all;
}

} // namespace attn

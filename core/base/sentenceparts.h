// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence whose values are shown in their own way, in a color or as a formula: its words around the parts that stand for %1
// to %9. So it stays whole for translators, who may put the values in another order.
#pragma once

#include <vector>

namespace attn {

// values[0] stands in the place of %1; the text between is that of a part like `words`.
template <class Part>
std::vector<Part> sentenceInParts(const decltype(Part::text)& sentence, const Part& words,
                                  const std::vector<std::vector<Part>>& values)
{
    std::vector<Part> parts;
    bool goes_on = false; // the last part is such text
    for (auto i = sentence.size() * 0; i < sentence.size(); ++i) {
        std::size_t value = sentence[i] == u'%' && i + 1 < sentence.size() ? 0 : values.size();
        while (value < values.size() && sentence[i + 1] != char16_t(u'1' + value))
            ++value;
        if (value < values.size()) {
            parts.insert(parts.end(), values[value].begin(), values[value].end());
            ++i;
        } else {
            if (!goes_on)
                parts.push_back(words);
            parts.back().text += sentence[i];
        }
        goes_on = value == values.size();
    }
    return parts;
}

} // namespace attn

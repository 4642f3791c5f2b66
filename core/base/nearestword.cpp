// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearestword.h"

#include "core/base/oneof.h"
#include "core/base/say.h"

#include <algorithm>
#include <vector>

namespace attn {

namespace {

// Edit distance: insertions, deletions, changes and swaps of neighbors (optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b)
{
    const std::size_t width = b.size() + 1;
    std::vector<std::size_t> table((a.size() + 1) * width);
    const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& { return table[i * width + j]; };
    for (std::size_t i = 0; i <= a.size(); ++i)
        at(i, 0) = i;
    for (std::size_t j = 0; j <= b.size(); ++j)
        at(0, j) = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + !same});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
        }
    return at(a.size(), b.size());
}

constexpr std::size_t longest_word = 40; // longer words are never typos of ours
constexpr std::size_t listed_names = 40;

} // namespace

std::string_view nearestWord(std::string_view written, std::span<const std::string_view> known)
{
    if (written.size() > longest_word)
        return {};
    std::string_view nearest;
    std::size_t least = std::max<std::size_t>(1, written.size() / 3) + 1;
    for (const std::string_view word : known)
        if (const std::size_t apart = distance(written, word); apart < std::min(least, word.size())) {
            least = apart;
            nearest = word;
        }
    return nearest;
}

Error noTensor(const std::string& name, std::span<const std::string_view> known)
{
    if (const std::string_view meant = nearestWord(name, known); !meant.empty())
        return Error{say("no tensor '%1'; did you mean %2?", name, meant)};
    const std::string listed = joinedTexts(known.first(std::min(known.size(), listed_names)));
    return Error{say("no tensor '%1' (available: %2)", name, known.size() > listed_names ? listed + ", …" : listed)};
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/merging.h"

#include <algorithm>
#include <tuple>

namespace attn {

namespace {

struct MergeCandidate {
    double rank;
    std::int32_t left;
    std::int32_t id;
    std::uint32_t width; // of both: the pair is unchanged while both exist and neither has grown

    bool operator<(const MergeCandidate& other) const // the queue's first is the largest
    {
        return std::tie(rank, left) > std::tie(other.rank, other.left);
    }
};

} // namespace

void mergeAll(std::vector<MergeSymbol>& symbols, const MergeRule& rule)
{
    const auto count = static_cast<std::int32_t>(symbols.size());
    for (std::int32_t i = 0; i < count; ++i) {
        symbols[i].before = i - 1;
        symbols[i].after = i + 1 < count ? i + 1 : -1;
    }
    std::vector<MergeCandidate> queue;
    const auto candidate = [&](std::int32_t left) -> std::optional<MergeCandidate> {
        if (left < 0 || symbols[left].after < 0)
            return std::nullopt;
        const MergeSymbol& first = symbols[left];
        const MergeSymbol& second = symbols[first.after];
        const auto merged = rule.merged(first, second);
        if (!merged)
            return std::nullopt;
        return MergeCandidate{merged->rank, left, merged->id, first.width + second.width};
    };
    for (std::int32_t i = 0; i < count; ++i)
        if (const auto next = candidate(i))
            queue.push_back(*next);
    std::make_heap(queue.begin(), queue.end());
    while (!queue.empty()) {
        std::pop_heap(queue.begin(), queue.end());
        const MergeCandidate best = queue.back();
        queue.pop_back();
        MergeSymbol& left = symbols[best.left];
        if (left.width == 0 || left.after < 0 || left.width + symbols[left.after].width != best.width)
            continue;
        MergeSymbol& right = symbols[left.after];
        left.id = best.id;
        left.width = best.width;
        left.after = right.after;
        right.width = 0;
        if (left.after >= 0)
            symbols[left.after].before = best.left;
        for (const std::int32_t place : {left.before, best.left}) {
            if (const auto next = candidate(place)) {
                queue.push_back(*next);
                std::push_heap(queue.begin(), queue.end());
            }
        }
    }
    std::erase_if(symbols, [](const MergeSymbol& symbol) { return symbol.width == 0; });
}

} // namespace attn

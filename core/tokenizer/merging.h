// SPDX-License-Identifier: GPL-3.0-or-later
// Byte pair encoding's loop: of all neighbours that may become one, the best pair does, the leftmost of equals, until none is
// left. With a queue, since a word can be as long as a text: n log n steps.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace attn {

// A part of the word that is being put together.
struct MergeSymbol {
    std::int32_t id = 0;
    std::uint32_t begin = 0, width = 0; // what it covers, in units of the caller
    std::int32_t before = -1, after = -1;
};

struct MergedPair {
    double rank = 0; // lowest goes first
    std::int32_t id = 0;
};

class MergeRule {
public:
    virtual ~MergeRule() = default;
    // The merge of two neighbors; nullopt if they stay two.
    virtual std::optional<MergedPair> merged(const MergeSymbol& left, const MergeSymbol& right) const = 0;
};

// Merges what can be merged; `symbols` is shorter afterwards and in order. Their links need not be set.
void mergeAll(std::vector<MergeSymbol>& symbols, const MergeRule& rule);

} // namespace attn

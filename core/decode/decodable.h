// SPDX-License-Identifier: GPL-3.0-or-later
// Which layers can take their tokens one by one: those in which no row needs a later token. Also which rows of the
// cache each token still reads.
#pragma once

#include "core/engine/computed.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

// Why this computation cannot take its tokens one by one, in one sentence for the screen; empty: it can.
std::string whyNotDecodable(const Computed& computed);

// Whether only a causal mask is missing: none hides later tokens, and all else allows decoding one by one.
bool lacksCausalMask(const Computed& computed);

// Of each token of a batch item, as the mask has it.
struct CacheRows {
    std::vector<std::int64_t> seen; // how many keys it sees, its own among them
    std::vector<std::int64_t> held; // number of cache rows it or a later token sees: the others could be dropped
};
CacheRows cacheRows(const Computed& computed, std::int64_t item);

} // namespace attn

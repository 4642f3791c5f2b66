// SPDX-License-Identifier: GPL-3.0-or-later
// The matrices of a layer's queries, keys and values as older traces have them. They lag behind the newest by a few rows:
// an edit of a token that may not write into the newest ones, since a trace shows them, brings older ones up to date
// instead of copying every row.
#pragma once

#include "core/backends/cpu/bufferpool.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace attn::cpu {

class LaggingRows {
public:
    using Matrices = std::vector<std::shared_ptr<Buffer>>;

    // Matrices without readers that hold the numbers of `newest`, edition `edition`'s with `columns` floats per row;
    // empty if there are none.
    Matrices take(std::uint64_t edition, const Matrices& newest, std::int64_t columns);
    // Edition `next` differs from `before`, edition `edition`'s, in row `row`.
    void add(Matrices before, std::uint64_t edition, std::uint64_t next, std::int64_t row);
    void clear() { m_versions.clear(); }

private:
    struct Version {
        Matrices matrices;
        std::vector<std::int64_t> rows; // in which they differ from the newest
    };

    std::uint64_t m_edition = 0; // the newest
    std::vector<Version> m_versions;
};

} // namespace attn::cpu

// SPDX-License-Identifier: GPL-3.0-or-later
// How large the parts are in which products and rows of scores are computed: what one core works on at a time stays in
// its own cache, however large that is on this machine.
#pragma once

#include <cstdint>

namespace attn::cpu {

struct Kernels;

// Bytes of one core's second-level cache as reported by the system; otherwise a size that most have at least.
std::int64_t coreCache();

// The parts of a product of `rows` rows: tasks ordered so that those with the same rows are adjacent.
struct ProductParts {
    std::int64_t rows = 0, columns = 0;         // of the whole
    std::int64_t block_rows = 0, blocks = 0;    // rows of one task
    std::int64_t group_columns = 0, groups = 0; // columns of one task: whole panels

    std::int64_t tasks() const { return blocks * groups; }
    std::int64_t firstRow(std::int64_t task) const { return task / groups * block_rows; }
    std::int64_t rowsOf(std::int64_t task) const;
    std::int64_t firstColumn(std::int64_t task) const { return task % groups * group_columns; }
    std::int64_t columnsOf(std::int64_t task) const;
};
ProductParts productParts(std::int64_t rows, std::int64_t terms, std::int64_t columns, int threads,
                          const Kernels& kernels);

// How many rows of scores, `stride` floats each, one task takes from the scores to the context; no more than `rows`
// rounded up to whole tiles.
std::int64_t attendedRows(std::int64_t rows, std::int64_t stride, const Kernels& kernels);

} // namespace attn::cpu

// SPDX-License-Identifier: GPL-3.0-or-later
// A product of two matrices as a block of multiply-adds: a cube for each term of each cell, the numbers along its
// edges, and the face that the cubes add up to; up to the current step. Values and marks, no pixels.
#pragma once

#include "core/explain/operands.h"
#include "core/explain/walk.h"
#include "core/matrix/cellmark.h"
#include "core/matrix/valuestats.h"

namespace attn {

struct BlockNumber {
    double value = 0;
    CellMark mark = CellMark::Pending;
    bool operator==(const BlockNumber&) const = default;
};

// One product, and the requested part of it.
struct BlockAsked {
    std::string tensor;
    std::int64_t batch = 0, head = 0;
    OperandSpan rows, columns, terms;
};

struct BlockCounts {
    std::int64_t rows = 0, columns = 0, terms = 0;
    bool operator==(const BlockCounts&) const = default;
};

struct ProductBlock {
    std::string tensor, leftTensor, topTensor; // the result, what enters its rows, what enters its columns
    BlockCounts all;
    OperandSpan rows, columns, terms;  // that are here
    std::vector<BlockNumber> lefts;    // rows x terms
    std::vector<BlockNumber> tops;     // terms x columns
    std::vector<BlockNumber> cubes;    // terms x rows x columns
    std::vector<BlockNumber> faces;    // rows x columns: the result, or its sum so far
    std::vector<std::int64_t> leftsAt; // flat positions in their tensors, as lefts …
    std::vector<std::int64_t> topsAt;  // … and as tops
    bool headOff = false;              // the head is off: its products are there but not added up

    bool empty() const { return faces.empty(); }
    // `row`, `column` and `term` count from the first one that is here.
    const BlockNumber& left(int row, int term) const { return lefts[std::size_t(row * terms.count + term)]; }
    const BlockNumber& top(int term, int column) const { return tops[std::size_t(term * columns.count + column)]; }
    const BlockNumber& cube(int term, int row, int column) const
    {
        return cubes[std::size_t((term * rows.count + row) * columns.count + column)];
    }
    const BlockNumber& face(int row, int column) const { return faces[std::size_t(row * columns.count + column)]; }
};

// How large the block of a tensor is; all 0 where it is no sum of products of two matrices.
BlockCounts blockCounts(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head);
inline bool isBlock(const BlockCounts& counts) { return counts.terms > 0; }
// The spans must be inside blockCounts. A cube is masked or dropped with the number of its edge, and is hidden if an
// edge or the result is: its products would reveal it.
ProductBlock productBlock(const Computed& computed, const BlockAsked& asked, const Walk& steps,
                          const std::optional<StepPlace>& step);

// The sum of all products of one cell, beside the number in that place.
struct BlockSum {
    double sum = 0;       // including what is added: a bias
    double added = 0;     // of it
    bool biased = false;  // something is added besides
    bool pinned = false;  // the number was set by hand
    bool headOff = false; // nothing is added up
    bool same = true;     // the sum equals the number, but for rounding
};
BlockSum blockSum(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head,
                  std::int64_t row, std::int64_t column);

// The finite numbers of the whole block, edges, products and face, of one item and head: what one range for all of them
// spans. Products are bounded by the largest numbers of their edges.
ValueStats blockStats(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head);

} // namespace attn

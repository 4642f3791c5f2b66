// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell is made of, laid out beside its matrix: the rows that enter the result's rows on its left, the columns
// that enter its columns above it. Read from the formulas, so that every stage has its operands.
#pragma once

#include "core/explain/explain.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// Cells of one tensor in the rows and columns of a picture.
struct OperandBlock {
    std::string tensor;
    std::int64_t rows = 0, columns = 0;
    std::vector<std::int64_t> cells; // row-major; position in the tensor, -1 where no cell enters
    bool operator==(const OperandBlock&) const = default;

    std::int64_t at(std::int64_t row, std::int64_t column) const
    {
        return cells[static_cast<std::size_t>(row * columns + column)];
    }
};

// Consecutive rows, columns or terms.
struct OperandSpan {
    std::int64_t from = 0, count = 0;
    std::int64_t end() const { return from + count; }
};

// A part of the matrix that begins at element `first` of a tensor, in rows of `columns` elements, and the current cell.
struct OperandsAsked {
    std::string tensor;
    std::int64_t first = 0, columns = 1;
    std::int64_t row = 0, column = 0; // the current cell
    OperandSpan shownRows, shownColumns, shownTerms;
};

struct CellOperands {
    // Product: a sum over terms, `left` has a column and `top` a row for each. Cells: each cell of the current row is
    // made from the cells above it, in a row operation from the others too. None: it is made from no cells, or those of
    // its column.
    enum class Layout { None, Product, Cells };
    Layout layout = Layout::None;
    Operation operation = Operation::Given;
    std::optional<OperandBlock> left; // the shown rows x the shown terms
    std::optional<OperandBlock> top;  // the shown terms x the shown columns
    std::vector<OperandBlock> above;  // 1 x the shown columns each: addends of products, else the inputs
    bool operator==(const CellOperands&) const = default;
};

// The number of terms in a cell's sum, without what is added to it; 0: not a sum over a letter of its own.
std::int64_t operandTerms(const Scene& scene, const Realized& realized, const OperandsAsked& asked);
// The requested part must be inside the tensor. Pinned values keep their neighbors' operands.
CellOperands operandsOf(const Scene& scene, const Realized& realized, const OperandsAsked& asked);

} // namespace attn

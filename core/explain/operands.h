// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell is made of, laid out to stand beside its matrix: the rows that enter the result's rows at its left, the
// columns that enter its columns above it. Read from the formulas, so that every stage has its operands.
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

// A part of the matrix that begins at element `first` of a tensor and has rows of `columns` elements, and the cell in hand.
struct OperandsAsked {
    std::string tensor;
    std::int64_t first = 0, columns = 1;
    std::int64_t row = 0, column = 0; // the cell in hand
    OperandSpan shownRows, shownColumns, shownTerms;
};

struct CellOperands {
    // Product: a sum over terms, `left` has a column and `top` a row for each. Cells: each cell of the row in hand is
    // made of the cells above it, and in a row operation of the others too. None: it is made of no cells, or of those of
    // its column.
    enum class Layout { None, Product, Cells };
    Layout layout = Layout::None;
    Operation operation = Operation::Given;
    std::optional<OperandBlock> left; // the shown rows x the shown terms
    std::optional<OperandBlock> top;  // the shown terms x the shown columns
    std::vector<OperandBlock> above;  // 1 x the shown columns each: of products what is added, else what enters
    bool operator==(const CellOperands&) const = default;
};

// How many terms the sum of a cell has, without what is added to it; 0: it is no sum over a letter of its own.
std::int64_t operandTerms(const Scene& scene, const Realized& realized, const OperandsAsked& asked);
// What is asked for must lie in the tensor. What a person put in by hand keeps the operands of its neighbours.
CellOperands operandsOf(const Scene& scene, const Realized& realized, const OperandsAsked& asked);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix beside the operands of its cells: as much of each as is shown, ready to draw. The cells are those of the
// maps themselves, so that what is not computed yet is blank here too.
#pragma once

#include "core/explain/operands.h"
#include "ui/matrix/heatmapdata.h"

#include <functional>

namespace attn {

// The map of a tensor at a head; null if too large to hold.
using MatrixOf = std::function<HeldMatrixPtr(const std::string& tensor, int head)>;

// Size of a matrix, or of its shown part.
struct OperandCounts {
    std::int64_t rows = 0, columns = 0, terms = 0;
    bool operator==(const OperandCounts&) const = default;
};

struct OperandPicture {
    CellOperands::Layout layout = CellOperands::Layout::None; // None: no operands shown
    Operation operation = Operation::Given;
    HeldMatrixPtr result;
    HeldMatrixPtr left, top;          // of products
    std::vector<HeldMatrixPtr> above; // one row each
    QStringList names;                // of left, top and those above: what a plain copy is a copy of
    bool topTurned = false;           // the terms run along the rows of its tensor
    OperandCounts all;                // `terms` without added ones
    Cell origin;                      // of the result in its matrix
    std::int64_t firstTerm = 0;       // that is shown
    QStringList termNames;            // of the shown ones: "dimension 0", "key journey"
    std::optional<Cell> at;           // current cell, in the result
    std::int64_t made = 0;            // terms joined in the current sum, with any added ones
    bool stepping = false;            // the steps are in that sum

    // Including added ones.
    std::int64_t allTerms() const
    {
        return all.terms + (layout == CellOperands::Layout::Product ? std::ssize(above) : 0);
    }
    // The last one joined while the steps are there; -1: none.
    std::int64_t currentTerm() const { return stepping ? made - 1 : -1; }
};

// Where the person looks.
struct OperandsOfCell {
    std::string tensor;
    int batch = 0, head = 0;
    std::optional<Cell> cell; // current
};

// The page of a long axis that `at` lies on.
OperandSpan pageOf(std::int64_t all, std::int64_t shown, std::int64_t at);
OperandCounts operandCounts(const Computed& computed, const OperandsOfCell& asked);
// How many one-row matrices are above the result, and whether it is a product.
CellOperands operandsShown(const Computed& computed, const OperandsOfCell& asked, const OperandCounts& shown);
// Windows of these sizes around the current cell and term; `made` terms are joined. `tooLarge`: the first tensor that
// matrixOf had no map of; the picture then has no layout.
OperandPicture operandPicture(const Computed& computed, const OperandsOfCell& asked, const OperandCounts& shown,
                              std::optional<std::int64_t> made, const MatrixOf& matrixOf,
                              std::string* tooLarge = nullptr);

// A copy without a step of its own (dropout that is off) gets the name of its source.
QString plainName(const Computed& computed, std::string tensor);

} // namespace attn

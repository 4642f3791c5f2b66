// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix with what its cells are made of beside it: as much of each as is shown, ready to be drawn. The cells are those
// of the maps themselves, so that what is not computed yet is blank here too.
#pragma once

#include "core/explain/operands.h"
#include "ui/matrix/heatmapdata.h"

#include <functional>

namespace attn {

// The map of a tensor at a head; null where it is too large to be held.
using MatrixOf = std::function<HeldMatrixPtr(const std::string& tensor, int head)>;

// How much of a matrix there is, or is shown.
struct OperandCounts {
    std::int64_t rows = 0, columns = 0, terms = 0;
    bool operator==(const OperandCounts&) const = default;
};

struct OperandPicture {
    CellOperands::Layout layout = CellOperands::Layout::None; // None: nothing stands beside the matrix
    Operation operation = Operation::Given;
    HeldMatrixPtr result;
    HeldMatrixPtr left, top;          // of products
    std::vector<HeldMatrixPtr> above; // one row each
    QStringList names;                // of left, top and those above: what a plain copy is a copy of
    bool topTurned = false;           // the terms run along the rows of its tensor
    OperandCounts all;                // `terms` without what is added
    Cell origin;                      // of the result in its matrix
    std::int64_t firstTerm = 0;       // that is shown
    QStringList termNames;            // of the shown ones: "dimension 0", "key journey"
    std::optional<Cell> at;           // the cell in hand, in the result
    std::int64_t made = 0;            // terms that the sum in hand has so far, with what is added
    bool stepping = false;            // the walk stands in that sum

    // With what is added.
    std::int64_t allTerms() const
    {
        return all.terms + (layout == CellOperands::Layout::Product ? std::ssize(above) : 0);
    }
    // The last one that was joined while the walk stands there; -1: none.
    std::int64_t termInHand() const { return stepping ? made - 1 : -1; }
};

// Where the person looks.
struct OperandsOfCell {
    std::string tensor;
    int batch = 0, head = 0;
    std::optional<Cell> cell; // in hand
};

// The page of a long axis that `at` lies on.
OperandSpan pageOf(std::int64_t all, std::int64_t shown, std::int64_t at);
OperandCounts operandCounts(const Computed& computed, const OperandsOfCell& asked);
// How many matrices of one row stand above the result, and whether it is a product.
CellOperands operandsShown(const Computed& computed, const OperandsOfCell& asked, const OperandCounts& shown);
// Windows of these sizes around the cell and the term in hand; `made` terms are joined. `tooLarge`: the first tensor that
// matrixOf had no map of; the picture then has no layout.
OperandPicture operandPicture(const Computed& computed, const OperandsOfCell& asked, const OperandCounts& shown,
                              std::optional<std::int64_t> made, const MatrixOf& matrixOf,
                              std::string* tooLarge = nullptr);

// A copy without a step of its own (dropout that is off) is called what it is a copy of.
QString plainName(const Computed& computed, std::string tensor);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which a layer's numbers come about, as places that can be walked: by stage, row, cell and multiply-add,
// forward and back. Pure arithmetic over shapes; what the time bar moves along.
#pragma once

#include "core/explain/explain.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

enum class StepUnit { Stage, Row, Cell, Term };

// A place: everything up to this cell of this tensor is computed, and of the cell itself the first `term` + 1 terms
// (or all, when term is -1).
struct StepPlace {
    int tensor = 0; // position in Steps::tensors
    std::int64_t row = 0, column = 0;
    std::int64_t term = -1;
    bool operator==(const StepPlace&) const = default;
};

// One tensor of the walk, as the matrix of the batch item and head that are walked.
struct StepTensor {
    std::string name;
    Index leading; // the fixed leading indices: {b, h} or {b}
    std::int64_t rows = 0, columns = 0;
};

// The walk through one batch item and head: x, q, k, v, scores … output, in the order of the trace. Numbers of other
// heads count as computed together with the same cell of this head.
class Steps {
public:
    Steps() = default;
    Steps(const Realized& realized, const Trace& trace, std::int64_t batch, std::int64_t head);

    const std::vector<StepTensor>& tensors() const { return m_tensors; }
    bool empty() const { return m_tensors.empty(); }
    StepPlace first() const; // the first cell of x
    StepPlace last() const;  // the last cell of the last tensor
    // One unit further or back; nothing at the end. A stage ends at its last cell, a row at its last column. `terms` says
    // how many terms a cell has, and is asked for StepUnit::Term only.
    std::optional<StepPlace> next(const StepPlace& place, StepUnit unit) const;
    std::optional<StepPlace> previous(const StepPlace& place, StepUnit unit) const;
    std::int64_t termsOf(const StepPlace& place) const;
    CellRef cellAt(const StepPlace& place) const;
    // The place of a cell in this walk; nothing when it is in no tensor of the walk or on another head.
    std::optional<StepPlace> placeOf(const CellRef& cell) const;
    // False while the walk has not reached this row and column of `tensor`. Tensors outside the walk are done.
    bool done(const StepPlace& place, const std::string& tensor, std::int64_t row, std::int64_t column) const;
    // The same place in the walk after an edit: same tensor by name, clamped into its shape; the tensor before it where it is gone.
    StepPlace keptPlace(const Steps& before, const StepPlace& place) const;

private:
    std::vector<StepTensor> m_tensors;
    std::vector<std::int64_t> m_terms; // of one cell of each tensor
};

} // namespace attn

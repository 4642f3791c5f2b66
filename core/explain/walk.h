// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which a layer's numbers are computed, as places to step through: by stage, row, cell and multiply-add,
// forward and back. Pure arithmetic over shapes; the time bar moves along it.
#pragma once

#include "core/explain/explain.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace attn {

enum class StepUnit { Stage, Row, Cell, Term };

// A place: everything up to this cell of this tensor is computed, and of the cell itself the first `term` + 1 terms (or
// all, when term is -1). The rows of a softmax, or of a division by the row's sum, are computed together: with term 0
// the row's terms exist up to this column, with term 1 they are divided up to this column.
struct StepPlace {
    int tensor = 0; // index in Walk::tensors
    std::int64_t row = 0, column = 0;
    std::int64_t term = -1;
    bool operator==(const StepPlace&) const = default;
};

// The progress of a cell.
enum class StepState { Done, Begun, Pending };

// One tensor of a Walk, as the matrix of its batch item and head.
struct StepTensor {
    std::string name;
    Shape shape;                        // of the whole tensor
    Index leading;                      // the fixed leading indices: {b, h} or {b}
    std::int64_t rows = 0, columns = 0; // axes between the leading ones and the last together count rows
    int stage = 0;                      // tensors computed side by side (q, k, v) are one stage
    std::int64_t terms = 1; // of one cell, as explain() counts them; a cell that has none is made in one step
    bool by_row = false;    // softmax, division by the row's sum: a row's terms first, then its quotients

    bool operator==(const StepTensor&) const = default;
};

// The steps through one batch item and head: what is on the rail's cards (core/layer/stages.h), in the order of the
// trace, without the steps that the scene leaves out (a mask that is not applied, dropout that is off, the heads of one
// head joined). Numbers of other heads count as computed together with the same cell of this head.
class Walk {
public:
    Walk() = default;
    Walk(const Realized& realized, std::int64_t batch, std::int64_t head);

    const std::vector<StepTensor>& tensors() const { return m_tensors; }
    bool empty() const { return m_tensors.empty(); }
    int stages() const { return empty() ? 0 : m_tensors.back().stage + 1; }

    // Places below are places of this Walk, which must not be empty.
    StepPlace first(StepUnit unit = StepUnit::Cell) const; // the end of the first stage, row or cell
    StepPlace last() const;                                // everything is computed
    static StepPlace nothing() { return {0, 0, -1, -1}; }  // before the first cell
    // One unit forward or back, to the end of a stage, row or cell; nullopt if there is no further step.
    std::optional<StepPlace> next(const StepPlace& place, StepUnit unit) const;
    std::optional<StepPlace> previous(const StepPlace& place, StepUnit unit) const;
    // Of a cell, as explain() counts them.
    std::int64_t termsOf(const StepPlace& place) const { return m_tensors[place.tensor].terms; }

    CellRef cellAt(const StepPlace& place) const;
    // The place of a cell in this Walk; nullopt if it is in none of its tensors or on another head.
    std::optional<StepPlace> placeOf(const CellRef& cell) const;
    // Index of a tensor in tensors(), `keep` having that of `dropped`; -1 for one outside the Walk.
    int find(const std::string& tensor) const;
    // The same, but of a plain copy whose own step is left out (`dropped` where p is 0) that of the tensor it copies.
    int source(const std::string& tensor) const;
    StepState state(const StepPlace& place, int tensor, std::int64_t row, std::int64_t column) const;
    // False until the steps have finished this row and column of `tensor`, or all of it. A tensor made beside them is
    // done with what it is made from and with its card; other tensors are done.
    bool done(const StepPlace& place, const std::string& tensor, std::int64_t row, std::int64_t column) const;
    bool done(const StepPlace& place, const std::string& tensor) const;

    // Along a line on which every stage is 1 long: the stage, and the share of its cells that is done. 0 .. stages().
    double position(const StepPlace& place) const;
    // The end of the unit that is nearest to such a position.
    StepPlace nearest(double position, StepUnit unit) const;

    // The same place after an edit: same tensor by name, clamped to its shape; the tensor before it if it is gone.
    StepPlace keptPlace(const Walk& before, const StepPlace& place) const;

private:
    bool allDone(const StepPlace& place, int tensor) const;
    bool besideIsDone(const StepPlace& place, const std::string& tensor) const;
    std::int64_t cells(int tensor) const { return m_tensors[tensor].rows * m_tensors[tensor].columns; }
    StepPlace endOf(int tensor) const;                       // its last cell, finished
    int stageBegin(int stage) const;                         // its first tensor
    int stageEnd(int stage) const;                           // its last tensor
    bool finished(const StepPlace& place) const;             // the cell of the place itself
    std::int64_t termPosition(const StepPlace& place) const; // within the tensor
    StepPlace atTermPosition(int tensor, std::int64_t position) const;
    std::int64_t termPositions(int tensor) const;

    std::vector<StepTensor> m_tensors;
    std::vector<std::pair<std::string, std::string>> m_copies; // not among the steps; what each is a copy of
    std::vector<std::pair<std::string, int>> m_beside;         // not among the steps; the last tensor before it
};

} // namespace attn

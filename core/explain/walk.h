// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which a layer's numbers come about, as places that can be walked: by stage, row, cell and multiply-add,
// forward and back. Pure arithmetic over shapes; what the time bar moves along.
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
// all, when term is -1). The rows of a softmax, or of a division by the row's sum, come about together: with term 0 the
// terms of the row stand there up to this column, with term 1 they are divided up to this column.
struct StepPlace {
    int tensor = 0; // position in Walk::tensors
    std::int64_t row = 0, column = 0;
    std::int64_t term = -1;
    bool operator==(const StepPlace&) const = default;
};

// How far a cell has come.
enum class StepState { Done, Begun, Pending };

// One tensor of the walk, as the matrix of the batch item and head that are walked.
struct StepTensor {
    std::string name;
    Shape shape;                        // of the whole tensor
    Index leading;                      // the fixed leading indices: {b, h} or {b}
    std::int64_t rows = 0, columns = 0; // axes between the leading ones and the last together count rows
    int stage = 0;                      // tensors that come about side by side (q, k, v) are one stage
    std::int64_t terms = 1; // of one cell, as explain() counts them; a cell that has none is made in one step
    bool by_row = false;    // softmax, division by the row's sum: a row's terms first, then its quotients

    bool operator==(const StepTensor&) const = default;
};

// The walk through one batch item and head: what stands on the rail's cards (core/layer/stages.h), in the order of the trace, without
// the steps that the scene leaves out (a mask that is not applied, dropout that is off, the heads of one head joined). Numbers of
// other heads count as computed together with the same cell of this head.
class Walk {
public:
    Walk() = default;
    Walk(const Realized& realized, std::int64_t batch, std::int64_t head);

    const std::vector<StepTensor>& tensors() const { return m_tensors; }
    bool empty() const { return m_tensors.empty(); }
    int stages() const { return empty() ? 0 : m_tensors.back().stage + 1; }

    // Places below are places of this walk, which must not be empty.
    StepPlace first(StepUnit unit = StepUnit::Cell) const; // the end of the first stage, row or cell
    StepPlace last() const;                                // everything is computed
    static StepPlace nothing() { return {0, 0, -1, -1}; }  // before the first cell
    // One unit further or back, to the end of a stage, of a row, of a cell; nothing where the walk ends.
    std::optional<StepPlace> next(const StepPlace& place, StepUnit unit) const;
    std::optional<StepPlace> previous(const StepPlace& place, StepUnit unit) const;
    // Of a cell, as explain() counts them.
    std::int64_t termsOf(const StepPlace& place) const { return m_tensors[place.tensor].terms; }

    CellRef cellAt(const StepPlace& place) const;
    // The place of a cell in this walk; nothing when it is in no tensor of the walk or on another head.
    std::optional<StepPlace> placeOf(const CellRef& cell) const;
    // Position of a tensor in tensors(), `keep` being that of `dropped`; -1 for one outside the walk.
    int find(const std::string& tensor) const;
    // The same, but of a plain copy whose own step is left out (`dropped` where p is 0) that of the tensor it copies.
    int source(const std::string& tensor) const;
    StepState state(const StepPlace& place, int tensor, std::int64_t row, std::int64_t column) const;
    // False while the walk has not finished this row and column of `tensor`, or all of it. What is made beside the walk is
    // done with what it is made from and with its card; other tensors are done.
    bool done(const StepPlace& place, const std::string& tensor, std::int64_t row, std::int64_t column) const;
    bool done(const StepPlace& place, const std::string& tensor) const;

    // Along a line on which every stage is 1 long: the stage, and the share of its cells that is done. 0 .. stages().
    double position(const StepPlace& place) const;
    // The end of the unit that is nearest to such a position.
    StepPlace nearest(double position, StepUnit unit) const;

    // The same place in the walk after an edit: same tensor by name, clamped into its shape; the tensor before it where
    // it is gone.
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
    std::vector<std::pair<std::string, std::string>> m_copies; // outside the walk, and what each is a copy of
    std::vector<std::pair<std::string, int>> m_beside;         // outside the walk, and the last tensor before it
};

} // namespace attn

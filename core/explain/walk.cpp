// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/walk.h"

#include "core/base/strides.h"
#include "core/explain/formulas.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// How many terms explain() counts in a cell of `tensor` at these leading indices.
std::int64_t termsOf(const std::vector<Formula>& formulas, const StageTensor& tensor, const Index& leading)
{
    Index first(tensor.shape.size());
    std::ranges::copy(leading, first.begin());
    const Formula* formula = formulaFor(formulas, tensor.name, flatIndex(tensor.shape, first));
    return formula ? runningLetter(*formula).second + (formula->added ? 1 : 0) : 1;
}

// The batch item and head of a tensor that are walked: of keys and values the head that this one reads.
Index leadingOf(const Realized& realized, const StageTensor& tensor, std::int64_t batch, std::int64_t head)
{
    Index leading;
    for (std::size_t axis = 0; axis + 2 < tensor.shape.size(); ++axis) {
        const char letter = tensor.axes[axis];
        const bool own = letter == 'b' || letter == 'h' || letter == 'k';
        if (!own && axis > 1)
            break;
        const std::int64_t at = letter == 'k'                                  ? realized.plan.dims.kvHead(head)
                                : letter == 'h' || (letter == '-' && axis > 0) ? head
                                                                               : batch;
        leading.push_back(std::clamp<std::int64_t>(at, 0, tensor.shape[axis] - 1));
    }
    return leading;
}

// Whether each number takes one step, however many enter it: those of a column or a norm are numbers of other cells,
// and a rotation that leaves components unchanged has pairs for some only.
bool madeAtOnce(const Realized& realized, const StageTensor& tensor)
{
    if (tensor.operation == Operation::Rotate)
        return realized.config.rope->dims.value_or(realized.plan.dims.hd) < realized.plan.dims.hd;
    return tensor.by_column || tensor.operation == Operation::Norm;
}

// The tensors shown on a card, those of one card side by side, at one batch item and head.
std::vector<StepTensor> walkOf(const Realized& realized, std::int64_t batch, std::int64_t head)
{
    const std::vector<Formula> formulas = stageFormulas(realized);
    std::vector<StepTensor> walk;
    std::string_view card;
    for (const StageTensor& tensor : realized.plan.stages) {
        const Shape& shape = tensor.shape;
        if (!tensor.onCard() || elementCount(shape) == 0)
            continue;
        const int stage = walk.empty() ? 0 : walk.back().stage + (tensor.card != card);
        card = tensor.card;
        StepTensor& step = walk.emplace_back(StepTensor{tensor.name, shape, {}, 1, 1, stage});
        step.leading = leadingOf(realized, tensor, batch, head);
        step.columns = shape.empty() ? 1 : shape.back();
        for (std::size_t axis = step.leading.size(); axis + 1 < shape.size(); ++axis)
            step.rows *= shape[axis];
        step.terms = madeAtOnce(realized, tensor) ? 1 : termsOf(formulas, tensor, step.leading);
        step.by_row = isRowOperation(tensor.operation) && !tensor.by_column;
    }
    return walk;
}

} // namespace

Walk::Walk(const Realized& realized, std::int64_t batch, std::int64_t head) : m_tensors(walkOf(realized, batch, head))
{
    for (const StageTensor& tensor : realized.plan.stages)
        if (tensor.operation == Operation::Copy && !tensor.onCard())
            m_copies.emplace_back(tensor.name, tensor.from);
    for (const StageTensor& tensor : realized.plan.stages) {
        if (!tensor.aside || tensor.operation == Operation::Given || tensor.operation == Operation::Allowed ||
            source(tensor.name) >= 0)
            continue;
        int last = std::max(source(tensor.from), source(tensor.with));
        for (const StageTensor& other : realized.plan.stages)
            if (other.card == tensor.card)
                last = std::max(last, find(other.name));
        if (last >= 0)
            m_beside.emplace_back(tensor.name, last);
    }
}

StepPlace Walk::endOf(int tensor) const
{
    return {tensor, m_tensors[tensor].rows - 1, m_tensors[tensor].columns - 1, -1};
}

int Walk::stageBegin(int stage) const
{
    return static_cast<int>(std::ranges::find(m_tensors, stage, &StepTensor::stage) - m_tensors.begin());
}

int Walk::stageEnd(int stage) const
{
    int tensor = stageBegin(stage);
    while (tensor + 1 < static_cast<int>(m_tensors.size()) && m_tensors[tensor + 1].stage == stage)
        ++tensor;
    return tensor;
}

StepPlace Walk::first(StepUnit unit) const
{
    switch (unit) {
    case StepUnit::Stage: return endOf(stageEnd(0));
    case StepUnit::Row: return {0, 0, m_tensors.front().columns - 1, -1};
    case StepUnit::Cell: return {};
    case StepUnit::Term: break;
    }
    return atTermPosition(0, 0);
}

StepPlace Walk::last() const { return endOf(static_cast<int>(m_tensors.size()) - 1); }

bool Walk::finished(const StepPlace& place) const
{
    return place.term == -1 || (m_tensors[place.tensor].by_row && place.term == 1);
}

std::int64_t Walk::termPositions(int tensor) const
{
    return cells(tensor) * (m_tensors[tensor].by_row ? 2 : m_tensors[tensor].terms);
}

std::int64_t Walk::termPosition(const StepPlace& place) const
{
    const StepTensor& tensor = m_tensors[place.tensor];
    if (tensor.by_row)
        return (place.row * 2 + (finished(place) ? 1 : 0)) * tensor.columns + place.column;
    return (place.row * tensor.columns + place.column) * tensor.terms +
           (place.term == -1 ? tensor.terms - 1 : place.term);
}

StepPlace Walk::atTermPosition(int number, std::int64_t position) const
{
    const StepTensor& tensor = m_tensors[number];
    if (tensor.by_row) {
        const std::int64_t column = position % tensor.columns, half = position / tensor.columns;
        const bool ends_row = half % 2 == 1 && column == tensor.columns - 1;
        return {number, half / 2, column, ends_row ? -1 : half % 2};
    }
    const std::int64_t cell = position / tensor.terms, term = position % tensor.terms;
    return {number, cell / tensor.columns, cell % tensor.columns, term == tensor.terms - 1 ? -1 : term};
}

std::optional<StepPlace> Walk::next(const StepPlace& place, StepUnit unit) const
{
    const StepTensor& tensor = m_tensors[place.tensor];
    const StepPlace row_end{place.tensor, place.row, tensor.columns - 1, -1};
    const bool another = place.tensor + 1 < static_cast<int>(m_tensors.size());
    switch (unit) {
    case StepUnit::Term:
        if (const std::int64_t position = termPosition(place) + 1; position < termPositions(place.tensor))
            return atTermPosition(place.tensor, position);
        return another ? std::optional(atTermPosition(place.tensor + 1, 0)) : std::nullopt;
    case StepUnit::Cell:
        if (!finished(place))
            return StepPlace{place.tensor, place.row, place.column, -1};
        if (place.column + 1 < tensor.columns)
            return StepPlace{place.tensor, place.row, place.column + 1, -1};
        if (place.row + 1 < tensor.rows)
            return StepPlace{place.tensor, place.row + 1, 0, -1};
        return another ? std::optional(StepPlace{place.tensor + 1, 0, 0, -1}) : std::nullopt;
    case StepUnit::Row:
        if (place != row_end)
            return row_end;
        if (place.row + 1 < tensor.rows)
            return StepPlace{place.tensor, place.row + 1, tensor.columns - 1, -1};
        return another ? std::optional(StepPlace{place.tensor + 1, 0, m_tensors[place.tensor + 1].columns - 1, -1})
                       : std::nullopt;
    case StepUnit::Stage: break;
    }
    if (const int last_of_stage = stageEnd(tensor.stage); place != endOf(last_of_stage))
        return endOf(last_of_stage);
    return tensor.stage + 1 < stages() ? std::optional(endOf(stageEnd(tensor.stage + 1))) : std::nullopt;
}

std::optional<StepPlace> Walk::previous(const StepPlace& place, StepUnit unit) const
{
    const StepTensor& tensor = m_tensors[place.tensor];
    const auto tensor_before = [&]() -> std::optional<StepPlace> {
        return place.tensor > 0 ? std::optional(endOf(place.tensor - 1)) : std::nullopt;
    };
    switch (unit) {
    case StepUnit::Term:
        if (const std::int64_t position = termPosition(place); position > 0)
            return atTermPosition(place.tensor, position - 1);
        return tensor_before();
    case StepUnit::Cell:
        if (place.column > 0)
            return StepPlace{place.tensor, place.row, place.column - 1, -1};
        [[fallthrough]];
    case StepUnit::Row:
        if (place.row > 0)
            return StepPlace{place.tensor, place.row - 1, tensor.columns - 1, -1};
        return tensor_before();
    case StepUnit::Stage: break;
    }
    return tensor.stage > 0 ? std::optional(endOf(stageEnd(tensor.stage - 1))) : std::nullopt;
}

CellRef Walk::cellAt(const StepPlace& place) const
{
    const StepTensor& tensor = m_tensors[place.tensor];
    CellRef cell{tensor.name, tensor.leading};
    const std::size_t rank = tensor.shape.size();
    cell.index.resize(rank);
    if (rank == 0)
        return cell;
    cell.index.back() = place.column;
    std::int64_t row = place.row;
    for (std::size_t axis = rank - 1; axis-- > tensor.leading.size();) {
        cell.index[axis] = row % tensor.shape[axis];
        row /= tensor.shape[axis];
    }
    return cell;
}

std::optional<StepPlace> Walk::placeOf(const CellRef& cell) const
{
    const int number = find(cell.tensor);
    if (number < 0 || cell.index.size() != m_tensors[number].shape.size())
        return std::nullopt;
    const StepTensor& tensor = m_tensors[number];
    StepPlace place{number, 0, 0, -1};
    for (std::size_t axis = 0; axis < cell.index.size(); ++axis) {
        const std::int64_t i = cell.index[axis];
        if (i < 0 || i >= tensor.shape[axis] || (axis < tensor.leading.size() && i != tensor.leading[axis]))
            return std::nullopt;
        if (axis + 1 == cell.index.size())
            place.column = i;
        else if (axis >= tensor.leading.size())
            place.row = place.row * tensor.shape[axis] + i;
    }
    return place;
}

int Walk::find(const std::string& tensor) const
{
    const auto at = std::ranges::find(m_tensors, tensor == "keep" ? "dropped" : tensor, &StepTensor::name);
    return at == m_tensors.end() ? -1 : static_cast<int>(at - m_tensors.begin());
}

int Walk::source(const std::string& tensor) const
{
    const int number = find(tensor);
    const auto copy = std::ranges::find(m_copies, tensor, &std::pair<std::string, std::string>::first);
    return number >= 0 || copy == m_copies.end() ? number : source(copy->second);
}

StepState Walk::state(const StepPlace& place, int tensor, std::int64_t row, std::int64_t column) const
{
    if (tensor != place.tensor || row != place.row) {
        const bool before = tensor < place.tensor || (tensor == place.tensor && row < place.row);
        return before ? StepState::Done : StepState::Pending;
    }
    if (column < place.column || (column == place.column && finished(place)))
        // All terms of a row exist before the first one is divided.
        return m_tensors[tensor].by_row && place.term == 0 ? StepState::Begun : StepState::Done;
    if (m_tensors[tensor].by_row)
        return place.term == 1 || (place.term == 0 && column == place.column) ? StepState::Begun : StepState::Pending;
    return column == place.column ? StepState::Begun : StepState::Pending;
}

bool Walk::done(const StepPlace& place, const std::string& tensor, std::int64_t row, std::int64_t column) const
{
    const int number = source(tensor);
    return number < 0 ? besideIsDone(place, tensor) : state(place, number, row, column) == StepState::Done;
}

bool Walk::done(const StepPlace& place, const std::string& tensor) const
{
    const int number = source(tensor);
    return number < 0 ? besideIsDone(place, tensor) : allDone(place, number);
}

bool Walk::allDone(const StepPlace& place, int tensor) const
{
    return state(place, tensor, m_tensors[tensor].rows - 1, m_tensors[tensor].columns - 1) == StepState::Done;
}

bool Walk::besideIsDone(const StepPlace& place, const std::string& tensor) const
{
    const auto beside = std::ranges::find(m_beside, tensor, &std::pair<std::string, int>::first);
    return beside == m_beside.end() || allDone(place, beside->second);
}

double Walk::position(const StepPlace& place) const
{
    const StepTensor& tensor = m_tensors[place.tensor];
    const int begin = stageBegin(tensor.stage), end = stageEnd(tensor.stage);
    std::int64_t before = 0, all = 0;
    for (int i = begin; i <= end; ++i) {
        all += cells(i);
        before += i < place.tensor ? cells(i) : 0;
    }
    // A cell that is begun counts in part, so that the position never goes back along the line.
    double share = 1;
    if (!finished(place))
        share = tensor.by_row ? -double(place.column) + double(place.column + 1) / double(tensor.columns + 1)
                              : double(place.term + 1) / double(tensor.terms);
    const double part = double(place.row * tensor.columns + place.column) + share;
    return tensor.stage + (double(before) + part) / double(all);
}

StepPlace Walk::nearest(double position, StepUnit unit) const
{
    const double inside = std::clamp(position, 0.0, double(stages()));
    const int stage = std::min(static_cast<int>(inside), stages() - 1);
    const int begin = stageBegin(stage), end = stageEnd(stage);
    std::int64_t all = 0;
    for (int i = begin; i <= end; ++i)
        all += cells(i);
    // The cell whose end is the nearest, counted through the stage's tensors.
    std::int64_t cell = std::llround((inside - stage) * double(all)) - 1;
    StepPlace place;
    if (cell < 0) {
        place = stage > 0 ? endOf(begin - 1) : StepPlace{};
    } else {
        int tensor = begin;
        while (cell >= cells(tensor))
            cell -= cells(tensor++);
        place = {tensor, cell / m_tensors[tensor].columns, cell % m_tensors[tensor].columns, -1};
    }
    if (unit == StepUnit::Cell || unit == StepUnit::Term)
        return place;
    // Ends of larger units: the one before or the one after, whichever is nearer.
    const auto after = [&] {
        const std::optional<StepPlace> back = previous(place, unit);
        const StepPlace from = back.value_or(first(unit));
        return back ? next(from, unit).value_or(from) : from;
    }();
    const std::optional<StepPlace> before = previous(after, unit);
    const bool back_is_nearer =
        before && std::abs(this->position(*before) - inside) < std::abs(this->position(after) - inside);
    return back_is_nearer ? *before : after;
}

StepPlace Walk::keptPlace(const Walk& before, const StepPlace& place) const
{
    for (int number = place.tensor; number >= 0; --number) {
        const int here = find(before.m_tensors[number].name);
        if (here < 0)
            continue;
        if (number != place.tensor)
            return endOf(here);
        const StepTensor& tensor = m_tensors[here];
        const StepTensor& was = before.m_tensors[number];
        StepPlace kept{here, std::min(place.row, tensor.rows - 1), std::min(place.column, tensor.columns - 1),
                       place.term};
        // The end of a row stays one: it meant "the whole row", however long that was.
        if (place.column == was.columns - 1 && place.term == -1)
            kept.column = tensor.columns - 1;
        if (place.row == was.rows - 1 && kept.column == tensor.columns - 1 && place.term == -1)
            kept.row = tensor.rows - 1;
        if (tensor.by_row != was.by_row || kept.column != place.column || kept.row != place.row ||
            (!tensor.by_row && kept.term >= tensor.terms - 1))
            kept.term = -1;
        return kept;
    }
    return first();
}

} // namespace attn

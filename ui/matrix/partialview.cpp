// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/partialview.h"

#include "ui/matrix/tensormatrix.h"

#include <algorithm>
#include <limits>

namespace attn {

namespace {

constexpr double blank = std::numeric_limits<double>::quiet_NaN();

// The numbers that the begun cells of one row hold so far.
struct BegunRow {
    QString name;
    std::vector<double> values; // by column; blank if none
};

BegunRow begunRow(const Computed& computed, const Walk& steps, const StepPlace& place, int head)
{
    const StepTensor& tensor = steps.tensors()[place.tensor];
    BegunRow begun{{}, std::vector<double>(tensor.columns, blank)};
    const TracedTensor* traced = computed.trace->find(tensor.name);
    if (place.term < 0 || !traced)
        return begun;
    CellRef cell = steps.cellAt(place);
    if (tensor.leading.size() > 1)
        cell.index[1] = tensorMatrix(computed, *traced).ownHead(head);
    const auto explained = explain(computed.scene, *computed.realized, *computed.trace, cell);
    if (!explained)
        return begun;
    const std::vector<Term>& terms = explained->terms;
    if (!tensor.by_row) {
        double sum = 0;
        for (std::size_t i = 0; i < terms.size() && static_cast<std::int64_t>(i) <= place.term; ++i)
            sum += terms[i].value * terms[i].factor;
        begun.values[place.column] = sum;
        begun.name = QObject::tr("%1 so far").arg(valueName(computed, tensor.name));
        return begun;
    }
    const bool exponentials =
        explained->operation == Operation::Softmax || explained->operation == Operation::SoftmaxNaive;
    begun.name = exponentials ? QObject::tr("exponential") : QObject::tr("term of the sum");
    for (std::size_t i = 0; i < terms.size() && i < begun.values.size(); ++i)
        begun.values[i] = exponentials ? terms[i].exponential : terms[i].value;
    return begun;
}

// As weights are shown, whatever they are.
bool isFromZeroToOne(const HeatmapFrame& frame) { return frame.low == 0 && frame.high == 1; }

} // namespace

HeldMatrixPtr atStep(HeldMatrixPtr data, const Computed& computed, const Walk& steps,
                     const std::optional<StepPlace>& step, const std::string& tensor, int head)
{
    if (!data || !step)
        return data;
    const StepPlace& place = *step;
    const int number = steps.source(tensor);
    if (number < place.tensor && steps.done(place, tensor))
        return data;
    auto blanked = std::make_shared<HeldMatrix>(*data);
    blanked->finishedRows = 0;
    blanked->rangeKnown = isFromZeroToOne(*data) || (number >= 0 && steps.done(place, tensor));
    if (number < 0) { // not in steps: all or nothing
        blanked->values.assign(data->size(), static_cast<float>(blank));
        blanked->marks.assign(data->size(), CellMark::Pending);
        blanked->edited.assign(data->size(), false);
        return blanked;
    }
    const StepTensor& walked = steps.tensors()[number];
    const BegunRow begun = number == place.tensor ? begunRow(computed, steps, place, head) : BegunRow{};
    blanked->begunName = begun.name;
    for (int row = 0; row < data->rows; ++row) {
        const std::int64_t own_row = row * walked.rows / data->rows; // of a thumbnail
        bool finished = true;
        for (int column = 0; column < data->columns; ++column) {
            const std::int64_t own_column = column * walked.columns / data->columns;
            const StepState state = steps.state(place, number, own_row, own_column);
            if (state == StepState::Done)
                continue;
            finished = false;
            const std::size_t at = std::size_t(row) * data->columns + column;
            blanked->marks[at] = state == StepState::Begun ? CellMark::Begun : CellMark::Pending;
            blanked->values[at] = static_cast<float>(state == StepState::Begun ? begun.values[own_column] : blank);
            blanked->edited[at] = false;
        }
        if (finished)
            blanked->finishedRows = row + 1;
    }
    return blanked;
}

bool hasTerm(const Walk& steps, const StepPlace& place, int tensor, std::int64_t row, std::int64_t column)
{
    return steps.state(place, tensor, row, column) != StepState::Pending ||
           steps.state(place, tensor, row, 0) == StepState::Done;
}

HeldMatrixPtr withRangeOf(HeldMatrixPtr data, const std::vector<std::string>& tensors, const Walk& steps,
                          const std::optional<StepPlace>& step)
{
    const auto isDone = [&](const std::string& tensor) { return steps.done(*step, tensor); };
    if (!data || !step || !data->rangeKnown || isFromZeroToOne(*data) || std::ranges::all_of(tensors, isDone))
        return data;
    auto withheldText = std::make_shared<HeldMatrix>(*data);
    withheldText->rangeKnown = false;
    return withheldText;
}

FocusedRow atStep(FocusedRow row, const Computed& computed, const Walk& steps, const std::optional<StepPlace>& step,
                  const std::string& tensor, int head)
{
    if (!step)
        return row;
    const StepPlace& place = *step;
    const int number = steps.source(tensor);
    if (number < place.tensor && steps.done(place, tensor))
        return row;
    const bool here = number == place.tensor && row.row == place.row;
    const BegunRow begun = here ? begunRow(computed, steps, place, head) : BegunRow{};
    row.data.begunName = begun.name;
    row.sum = 0;
    for (std::size_t column = 0; column < row.exact.size(); ++column) {
        const StepState state =
            number < 0 ? StepState::Pending : steps.state(place, number, row.row, static_cast<std::int64_t>(column));
        if (state != StepState::Done) {
            row.data.finishedRows = 0;
            row.data.marks[column] = state == StepState::Begun ? CellMark::Begun : CellMark::Pending;
            row.exact[column] = state == StepState::Begun ? begun.values[column] : blank;
            row.data.values[column] = static_cast<float>(row.exact[column]);
        }
        if (state != StepState::Pending)
            row.sum += row.exact[column];
    }
    return row;
}

std::vector<Cell> cellsMade(const Walk& steps, const std::string& tensor, const std::optional<StepPlace>& before,
                            const std::optional<StepPlace>& after)
{
    const int number = steps.find(tensor);
    std::vector<Cell> cells;
    if (number < 0 || !before)
        return cells; // everything was there already
    const auto rank = [](StepState state) { return state == StepState::Done ? 2 : state == StepState::Begun ? 1 : 0; };
    const StepTensor& walked = steps.tensors()[number];
    for (std::int64_t row = 0; row < walked.rows; ++row)
        for (std::int64_t column = 0; column < walked.columns; ++column) {
            const int was = rank(steps.state(*before, number, row, column));
            const int is = after ? rank(steps.state(*after, number, row, column)) : 2;
            const bool stepped = after && is == 1 && after->tensor == number && after->row == row &&
                                 after->column == column && *after != *before;
            if (is > was || stepped)
                cells.push_back({static_cast<int>(row), static_cast<int>(column)});
        }
    return cells;
}

} // namespace attn

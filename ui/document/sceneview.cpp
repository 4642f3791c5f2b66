// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/sceneview.h"

#include "ui/document/selection.h"
#include "ui/matrix/stagecards.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

int toInt(std::int64_t index)
{
    return static_cast<int>(std::min<std::int64_t>(index, std::numeric_limits<int>::max()));
}

View::Range rangeOf(const ColorRange& range, RangeMode usual)
{
    View::Range saved;
    const auto mode = static_cast<std::size_t>(range.mode);
    if (range.mode != usual && mode < view_ranges.size())
        saved.mode = view_ranges[mode];
    saved.logarithmic = range.logarithmic;
    if (range.locked && std::isfinite(range.locked->first) && std::isfinite(range.locked->second))
        saved.locked = range.locked;
    return saved;
}

ColorRange rangeOf(const View::Range& saved, RangeMode usual)
{
    ColorRange range{usual, false, {}};
    if (const auto mode = std::ranges::find(view_ranges, saved.mode); mode != view_ranges.end())
        range.mode = static_cast<RangeMode>(mode - view_ranges.begin());
    range.logarithmic = saved.logarithmic;
    range.locked = saved.locked;
    return range;
}

} // namespace

RangeMode rangeAtFirst(const Computed& computed)
{
    constexpr std::int64_t most_from_0_to_1 = 16;
    return computed.realized->plan.dims.T > most_from_0_to_1 ? RangeMode::Fit : RangeMode::Tensor;
}

View viewOf(const Computed& computed, const Selection& selection)
{
    View view;
    view.stage = tensorInFocus(computed, selection);
    view.batch = selection.batch();
    view.head = selection.head();
    view.all_heads = selection.allHeads();
    if (const auto cell = selection.chosen())
        view.cell = View::CellPlace{cell->row, cell->column};
    view.operands = selection.operands();
    view.range = rangeOf(selection.range(), rangeAtFirst(computed));
    if (const auto& place = selection.step())
        view.step = View::Step{
            selection.steps().tensors()[std::size_t(place->tensor)].name, {place->row, place->column}, place->term};
    view.hidden = selection.hidden();
    return view;
}

void lookAs(const Computed& computed, Selection& selection)
{
    View first;
    first.stage = "weights";
    first.all_heads = computed.realized->plan.dims.H > 1;
    const View view = computed.scene.view.value_or(first);
    selection.setHovered(std::nullopt);
    selection.forgetLocks();
    selection.setStage(cardOfTensor(*computed.realized, view.stage));
    selection.setRange(rangeOf(view.range, rangeAtFirst(computed)));
    selection.setTensor({});
    if (tensorInFocus(computed, selection) != view.stage) // one of several on its card
        selection.setTensor(QString::fromStdString(view.stage));
    selection.setBatch(toInt(view.batch));
    selection.setHead(toInt(view.head));
    selection.setAllHeads(view.all_heads);
    selection.setOperands(view.operands);
    selection.setChosen(view.cell ? std::optional(Cell{toInt(view.cell->row), toInt(view.cell->column)})
                                  : std::nullopt);
}

std::optional<StepPlace> placeIn(const Walk& walk, const View::Step& step)
{
    const int number = walk.find(step.tensor);
    if (number < 0)
        return std::nullopt;
    const StepTensor& tensor = walk.tensors()[std::size_t(number)];
    if (step.cell.column < 0)
        return Walk::nothing();
    if (step.cell.row >= tensor.rows || step.cell.column >= tensor.columns)
        return std::nullopt;
    const std::int64_t terms = tensor.by_row ? 2 : tensor.terms - 1; // terms shown before the cell is finished
    return StepPlace{number, step.cell.row, step.cell.column, step.term < terms ? step.term : -1};
}

} // namespace attn

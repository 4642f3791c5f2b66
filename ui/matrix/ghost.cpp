// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/ghost.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// The cells of `before` in the frame of `now`, blank where the steps have not finished `now`.
std::shared_ptr<HeldMatrix> reframed(const HeldMatrix& before, const HeldMatrix& now)
{
    auto matrix = std::make_shared<HeldMatrix>(now);
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (isWithheldMark(now.marks[i]))
            continue;
        matrix->values[i] = before.values[i];
        matrix->marks[i] = before.marks[i];
        matrix->edited[i] = before.edited[i];
    }
    matrix->rowSums = before.rowSums;
    matrix->valuesBefore = before.valuesBefore;
    return matrix;
}

} // namespace

bool readsDifferently(const HeatmapData& before, const HeatmapData& after, Cell cell)
{
    const double visible = 0.5 * std::pow(10.0, -after.digits);
    return before.mark(cell) != after.mark(cell) || std::abs(double(after.value(cell)) - before.value(cell)) >= visible;
}

bool hasMoved(const HeatmapData& data, Cell cell)
{
    const HeatmapData* other = data.other();
    const auto isRevealed = [cell](const HeatmapData& of) {
        return !isWithheldMark(of.mark(cell)) && !isUnfinished(of.mark(cell));
    };
    return other && isRevealed(data) && isRevealed(*other) && readsDifferently(*other, data, cell);
}

bool isNumber(CellMark mark) { return !isWithheldMark(mark) && mark != CellMark::Masked && mark != CellMark::Dropped; }

HeldMatrixPtr withGhost(const HeldMatrixPtr& now, const HeldMatrixPtr& before, Ghost ghost)
{
    if (ghost == Ghost::Now || !now || !before || now->shape != before->shape)
        return now;
    auto was = reframed(*before, *now);
    auto is = std::make_shared<HeldMatrix>(*now);
    for (HeldMatrix* matrix : {was.get(), is.get()}) { // as many decimals in both
        matrix->ghost = ghost;
        matrix->smallest = std::min(now->smallest, before->smallest);
        matrix->largest = std::max(now->largest, before->largest);
    }
    auto& shown = ghost == Ghost::Before ? was : is;
    shown->ghostOf = ghost == Ghost::Before ? std::move(is) : std::move(was);
    return shown;
}

} // namespace attn

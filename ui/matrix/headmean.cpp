// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/headmean.h"

#include "core/base/withheld.h"
#include "core/heads/headmean.h"
#include "ui/matrix/colorrange.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

namespace {

CellMark markOfMean(std::span<const HeatmapDataPtr> heads, Cell cell, double mean)
{
    const auto all = [&](CellMark mark) {
        return std::ranges::all_of(heads, [&](const HeatmapDataPtr& head) { return head->mark(cell) == mark; });
    };
    if (std::ranges::any_of(heads, [&](const HeatmapDataPtr& head) { return isUnfinished(head->mark(cell)); }))
        return CellMark::Pending;
    if (isWithheld(mean))
        return CellMark::Hidden;
    for (const CellMark mark : {CellMark::Masked, CellMark::Dropped})
        if (all(mark))
            return mark;
    if (std::isnan(mean))
        return CellMark::Nan;
    if (std::isinf(mean))
        return mean > 0 ? CellMark::PlusInf : CellMark::MinusInf;
    return all(CellMark::Zero) ? CellMark::Zero : CellMark::None;
}

} // namespace

HeatmapDataPtr meanOfHeads(const Computed& computed, const std::string& tensor, int batch,
                           std::span<const HeatmapDataPtr> heads, const Looks& looks, const ValueStats& whole)
{
    const TracedTensor& traced = *computed.trace->find(tensor);
    auto data = std::make_shared<HeldMatrix>(matrixFrame(computed, traced, batch, looks));
    const std::vector<double> mean = meanOverHeads(computed, traced, batch);
    data->values.assign(mean.begin(), mean.end());
    data->edited.assign(mean.size(), false);
    for (int row = 0; row < data->rows; ++row)
        for (int column = 0; column < data->columns; ++column)
            data->marks.push_back(markOfMean(heads, {row, column}, mean[data->indexOf({row, column})]));
    const bool finished = std::ranges::none_of(data->marks, [](CellMark mark) { return isUnfinished(mark); });
    if (data->attention && data->weights && finished)
        for (int row = 0; row < data->rows; ++row)
            data->rowSums.push_back(
                std::accumulate(mean.begin() + row * data->columns, mean.begin() + (row + 1) * data->columns, 0.0));
    applyColorRange(*data, looks.range, looks.colorMap, isProbability(computed, traced), whole);
    return data;
}

} // namespace attn

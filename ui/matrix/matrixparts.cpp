// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/matrixparts.h"

#include <algorithm>

namespace attn {
namespace {

// Everything of `from` but its cells, its labels and what counts rows.
HeatmapData emptied(const HeatmapData& from)
{
    HeatmapData data = from;
    data.rows = data.columns = 0;
    data.cells.reset();
    data.summed = false;
    data.marksSeen = 0;
    data.values.clear();
    data.marks.clear();
    data.edited.clear();
    data.beforeDropout.clear();
    data.rowLabels.clear();
    data.columnLabels.clear();
    data.rowSums.clear();
    data.rowRanges.clear();
    return data;
}

void appendCells(HeatmapData& data, const HeatmapData& from, int row, int column, int columns)
{
    if (from.cells) {
        for (int at = column; at < column + columns; ++at) {
            data.values.push_back(from.value({row, at}));
            data.marks.push_back(from.mark({row, at}));
            data.edited.push_back(from.isEdited({row, at}));
        }
        return;
    }
    const auto begin = std::ptrdiff_t(row) * from.columns + column, end = begin + columns;
    const auto append = [&](auto& to, const auto& source) {
        if (!source.empty())
            to.insert(to.end(), source.begin() + begin, source.begin() + end);
    };
    append(data.values, from.values);
    append(data.marks, from.marks);
    append(data.edited, from.edited);
    append(data.beforeDropout, from.beforeDropout);
}

} // namespace

HeatmapDataPtr cropped(const HeatmapData& from, const QRect& part)
{
    auto data = std::make_shared<HeatmapData>(emptied(from));
    data->rows = part.height();
    data->columns = part.width();
    data->finishedRows = from.finished() ? from.finishedRows : from.finishedRows - part.y();
    data->rowLabels = from.rowLabels.mid(part.y(), part.height());
    data->columnLabels = from.columnLabels.mid(part.x(), part.width());
    for (int row = part.top(); row <= part.bottom(); ++row) {
        appendCells(*data, from, row, part.x(), part.width());
        if (!from.rowRanges.empty())
            data->rowRanges.push_back(from.rowRanges[row]);
    }
    return data;
}

HeatmapDataPtr joined(const std::vector<HeatmapDataPtr>& parts)
{
    if (parts.size() == 1)
        return parts.front();
    auto data = std::make_shared<HeatmapData>(emptied(*parts.front()));
    data->rows = parts.front()->rows;
    data->rowLabels = parts.front()->rowLabels;
    data->rowRanges = parts.front()->rowRanges;
    for (const HeatmapDataPtr& part : parts) {
        data->columns += part->columns;
        data->smallest = std::min(data->smallest, part->smallest);
        data->largest = std::max(data->largest, part->largest);
        data->finishedRows = std::min(data->finishedRows, part->finishedRows);
        for (const QString& label : part->columnLabels)
            data->columnLabels << part->tensor + QLatin1Char(' ') + label;
    }
    for (int row = 0; row < data->rows; ++row)
        for (const HeatmapDataPtr& part : parts)
            appendCells(*data, *part, row, 0, part->columns);
    data->beforeDropout.clear(); // some parts may have none
    return data;
}

} // namespace attn

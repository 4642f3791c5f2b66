// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/matrixparts.h"

#include <algorithm>

namespace attn {
namespace {

// Everything of `from` but its cells, its labels and what counts rows.
HeldMatrix emptied(const HeatmapData& from)
{
    HeldMatrix data(from);
    data.rows = data.columns = 0;
    data.rowLabels.clear();
    data.columnLabels.clear();
    data.rowRanges.clear();
    return data;
}

void appendCells(HeldMatrix& data, const HeatmapData& from, int row, int column, int columns)
{
    for (int at = column; at < column + columns; ++at) {
        const Cell cell{row, at};
        data.values.push_back(from.value(cell));
        data.marks.push_back(from.mark(cell));
        data.edited.push_back(from.isEdited(cell));
        if (const auto before = from.beforeDropout(cell))
            data.valuesBefore.push_back(*before);
    }
}

// What the names of these tensors have alike after their letter: "_normed" of q_normed and k_normed, which the map's title
// says, and formulas as q′.
QString commonEnding(const std::vector<HeatmapDataPtr>& parts)
{
    const QString first = parts.front()->tensor, ending = first.mid(first.indexOf(QLatin1Char('_')));
    const bool alike = first.contains(QLatin1Char('_')) && std::ranges::all_of(parts, [&](const HeatmapDataPtr& part) {
                           return part->tensor.endsWith(ending);
                       });
    return alike ? ending : QString();
}

} // namespace

HeldMatrixPtr cropped(const HeatmapData& from, const QRect& part)
{
    auto data = std::make_shared<HeldMatrix>(emptied(from));
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
    auto data = std::make_shared<HeldMatrix>(emptied(*parts.front()));
    data->tensor.clear(); // each column has its own
    data->rows = parts.front()->rows;
    data->rowLabels = parts.front()->rowLabels;
    data->rowRanges = parts.front()->rowRanges;
    const qsizetype ending = commonEnding(parts).size();
    for (const HeatmapDataPtr& part : parts) {
        data->columns += part->columns;
        data->smallest = std::min(data->smallest, part->smallest);
        data->largest = std::max(data->largest, part->largest);
        data->finishedRows = std::min(data->finishedRows, part->finishedRows);
        for (const QString& label : part->columnLabels)
            data->columnLabels << (ending > 0 ? part->tensor.chopped(ending) + QChar(0x2032) : part->tensor) +
                                      QLatin1Char(' ') + label;
    }
    for (int row = 0; row < data->rows; ++row)
        for (const HeatmapDataPtr& part : parts)
            appendCells(*data, *part, row, 0, part->columns);
    data->valuesBefore.clear(); // some parts may have none
    return data;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figuregrid.h"

#include <algorithm>
#include <cmath>

namespace attn {

QString axisWord(AxisMeaning meaning)
{
    switch (meaning) {
    case AxisMeaning::Query: return QStringLiteral("query");
    case AxisMeaning::Key: return QStringLiteral("key");
    case AxisMeaning::Token: return QStringLiteral("token");
    case AxisMeaning::Dimension: return QStringLiteral("dimension");
    case AxisMeaning::Input: return QStringLiteral("input");
    case AxisMeaning::Output: return QStringLiteral("output");
    case AxisMeaning::Head: return QStringLiteral("head");
    case AxisMeaning::Item: return QStringLiteral("batch item");
    case AxisMeaning::Plain: break;
    }
    return {};
}

bool shareRows(const Figure& figure)
{
    const HeatmapData& first = *figure.maps.front().data;
    return std::ranges::all_of(figure.maps, [&](const FigureMap& map) {
        return map.data->rows == first.rows && map.data->rowLabels == first.rowLabels;
    });
}

bool shareColumns(const Figure& figure)
{
    const HeatmapData& first = *figure.maps.front().data;
    return std::ranges::all_of(figure.maps, [&](const FigureMap& map) {
        return map.data->columns == first.columns && map.data->columnLabels == first.columnLabels &&
               map.data->columnMeaning == first.columnMeaning;
    });
}

bool sameRowMeaning(const Figure& figure)
{
    return std::ranges::all_of(figure.maps, [&](const FigureMap& map) {
        return map.data->rowMeaning == figure.maps.front().data->rowMeaning;
    });
}

bool shareRange(const Figure& figure)
{
    const HeatmapData& first = *figure.maps.front().data;
    return std::ranges::all_of(figure.maps, [&](const FigureMap& map) {
        const HeatmapData& data = *map.data;
        return data.colorMap == first.colorMap && data.logarithmic == first.logarithmic &&
               (data.rowRanges.empty() ? data.low == first.low && data.high == first.high : true) &&
               data.rowRanges.empty() == first.rowRanges.empty();
    });
}

int columnsFor(const Figure& figure)
{
    const int count = int(figure.maps.size());
    if (figure.columns > 0)
        return std::min(figure.columns, count);
    int best = 1;
    double least = 1e9;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double fault = std::abs(double(rows) / columns - 0.75) + 0.2 * (rows * columns - count);
        if (fault < least) {
            least = fault;
            best = columns;
        }
    }
    return best;
}

QSizeF cellFor(const HeatmapData& data, double width, double height, double scale)
{
    const double across = width / data.columns, down = height / data.rows;
    const double cell = std::min({across, down, largest_cell_pt * scale});
    if (data.attention || cell >= drawn_out_below_pt * scale)
        return {cell, cell};
    const double longest = longest_drawn_out_pt * scale;
    return {std::max(cell, std::min(across, longest)), std::max(cell, std::min(down, longest))};
}

} // namespace attn

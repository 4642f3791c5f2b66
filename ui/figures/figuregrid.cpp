// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figuregrid.h"

#include <algorithm>
#include <cmath>

namespace attn {

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

bool haveOne(const Figure& figure, AxisMeaning HeatmapData::*meaning)
{
    const AxisMeaning first = (*figure.maps.front().data).*meaning;
    return std::ranges::all_of(figure.maps, [&](const FigureMap& map) { return (*map.data).*meaning == first; });
}

bool isColoured(const FigureMap& map) { return !map.paint; }

bool shareRange(const Figure& figure)
{
    const auto coloured = std::ranges::find_if(figure.maps, isColoured);
    if (coloured == figure.maps.end())
        return false;
    const HeatmapData& first = *coloured->data;
    return std::ranges::all_of(figure.maps, [&](const FigureMap& map) {
        const HeatmapData& data = *map.data;
        return map.paint || (data.colorMap == first.colorMap && data.logarithmic == first.logarithmic &&
                             (data.rowRanges.empty() ? data.low == first.low && data.high == first.high : true) &&
                             data.rowRanges.empty() == first.rowRanges.empty());
    });
}

int columnsFor(const Figure& figure, double shape)
{
    const int count = int(figure.maps.size());
    if (figure.columns > 0)
        return std::min(figure.columns, count);
    int best = 1;
    double least = 1e9;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double fault = std::abs(double(rows) / columns - shape) + 0.2 * (rows * columns - count);
        if (fault < least) {
            least = fault;
            best = columns;
        }
    }
    return best;
}

QSizeF cellFor(const HeatmapData& data, double width, double height, double scale, double largest)
{
    const double across = width / data.columns, down = height / data.rows;
    const double cell = std::min({across, down, largest});
    if (data.attention)
        return {cell, cell};
    return stretched(cell, {across, down}, {figure_stretch.below * scale, figure_stretch.longest * scale});
}

bool FigureUses::has(bool FigureLook::*part) const
{
    for (const auto of_cells : {&FigureLook::tokenLabels, &FigureLook::axes, &FigureLook::digits, &FigureLook::marks,
                                &FigureLook::legend, &FigureLook::blankMasked})
        if (part == of_cells)
            return cells;
    return part == &FigureLook::colorBar || part == &FigureLook::barLabel ? colors
           : part == &FigureLook::rowSums                                 ? sums
           : part == &FigureLook::chosenCell                              ? chosen
           : part == &FigureLook::letters                                 ? several
                                                                          : true;
}

FigureUses usesOf(const Figure& figure)
{
    const auto any = [&](auto&& of) {
        return std::ranges::any_of(figure.maps, [&](const FigureMap& map) { return !map.whole && of(map); });
    };
    return {any([](const FigureMap&) { return true; }), any(isColoured),
            any([](const FigureMap& map) { return map.data->hasRowSums(); }),
            any([](const FigureMap& map) { return map.chosen && map.data->contains(*map.chosen); }),
            figure.maps.size() > 1};
}

} // namespace attn

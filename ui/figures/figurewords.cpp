// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurefile.h"
#include "ui/kit/numbertext.h"
#include "ui/language/said.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/mapwords.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::size_t most_maps = 24;       // with words of their own
constexpr std::size_t most_maps_by_row = 4; // with each row's largest value
constexpr int most_rows = 24;

QString sentence(const QString& words) { return words.isEmpty() ? words : words + QLatin1Char('.'); }

// Its largest number; nullopt if it has none, or one that is not shown.
std::optional<Cell> largestOfRow(const HeatmapData& data, int row)
{
    std::optional<Cell> largest;
    for (int column = 0; column < data.columns; ++column) {
        const Cell cell{row, column};
        const CellMark mark = data.mark(cell);
        if (isWithheldMark(mark))
            return std::nullopt;
        if (isNumber(mark) && std::isfinite(data.value(cell)) && (!largest || data.value(cell) > data.value(*largest)))
            largest = cell;
    }
    return largest;
}

QString largestOfRows(const HeatmapData& data)
{
    QStringList largest;
    for (int row = 0; data.columns > 1 && row < data.rows; ++row)
        if (const auto cell = largestOfRow(data, row))
            largest << describeCell(data, *cell);
    return largest.isEmpty() ? QString()
                             : QObject::tr("Largest in each row: %1.").arg(largest.join(QStringLiteral("; ")));
}

QString describeCells(const HeatmapData& data, bool byRow, bool first)
{
    const auto has = [&](CellMark mark) { return data.marksThere() >> unsigned(mark) & 1; };
    const bool complete = !has(CellMark::Hidden) && !has(CellMark::Pending) && !has(CellMark::Begun);
    QStringList words = {sentence(describeMap(data))};
    for (const QString& axis : {data.rowTitle, data.columnTitle})
        words << (first ? sentence(axis) : QString());
    if (complete)
        words << QObject::tr("Values from %1 to %2.")
                     .arg(formatNumber(data.smallest, data.digits), formatNumber(data.largest, data.digits));
    if (has(CellMark::Hidden))
        words << QObject::tr("Some values are hidden.");
    if (has(CellMark::Pending) || has(CellMark::Begun))
        words << QObject::tr("Some values are not computed yet.");
    if (has(CellMark::Masked))
        words << QObject::tr("Some cells are masked.");
    if (byRow && data.rows <= most_rows)
        words << largestOfRows(data);
    return inARow(words);
}

QString describeMap(const FigureMap& map, bool byRow, bool first)
{
    QStringList words;
    for (const QString& note : {map.caption, map.note})
        words << sentence(note);
    if (!map.paint) // else a drawing, whose numbers mean something else
        words.insert(1, describeCells(*map.data, byRow, first));
    return inARow(words);
}

} // namespace

QString describeFigure(const Figure& figure)
{
    const std::size_t count = figure.maps.size();
    QStringList words;
    if (count > 1)
        words << QObject::tr("%n maps side by side.", nullptr, int(count));
    for (std::size_t i = 0; i < std::min(count, most_maps); ++i)
        words << describeMap(figure.maps[i], count <= most_maps_by_row, i == 0);
    if (count > most_maps)
        words << QObject::tr("%n more maps.", nullptr, int(count - most_maps));
    return inARow(words);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/legendpainter.h"

#include "ui/language/headwords.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/fonts.h"
#include "ui/theme/headcolor.h"

#include <QFontMetricsF>

#include <algorithm>

namespace attn {
namespace {

constexpr double swatch = 18, swatch_gap = 8, entry_gap = 16;

// `seen`: one bit for each mark.
std::vector<LegendEntry> legendOf(unsigned seen, bool edited, const HeatmapData& data, const Colors& colors)
{
    const auto occurs = [&](CellMark mark) { return seen >> unsigned(mark) & 1; };
    const ColorScale scale(data, colors);
    std::vector<LegendEntry> entries;
    for (CellMark mark : {CellMark::Masked, CellMark::Dropped, CellMark::Zero, CellMark::Nan, CellMark::Hidden})
        if (occurs(mark))
            entries.push_back({mark, false, mark == CellMark::Zero ? scale.color(0, 0) : 0});
    if (occurs(CellMark::PlusInf))
        entries.push_back({CellMark::PlusInf, false, scale.at(1)});
    else if (occurs(CellMark::MinusInf))
        entries.push_back({CellMark::MinusInf, false, scale.at(0)});
    if (edited)
        entries.push_back({CellMark::None, true, scale.at(0.5), data.computed});
    return entries;
}

} // namespace

std::vector<LegendEntry> legendOf(const HeatmapData& data, const Colors& colors)
{
    auto entries = legendOf(data.marksThere(), data.anyEdited(), data, colors);
    if (data.headOff) // of several maps each says so itself
        entries.push_back({CellMark::None, false, ColorScale(data, colors).at(0.5), false, true});
    return entries;
}

std::vector<LegendEntry> legendOf(std::span<const HeatmapDataPtr> maps, const Colors& colors)
{
    unsigned seen = 0;
    bool edited = false;
    for (const HeatmapDataPtr& map : maps) {
        seen |= map->marksThere();
        edited = edited || map->anyEdited();
    }
    return maps.empty() ? std::vector<LegendEntry>() : legendOf(seen, edited, *maps.front(), colors);
}

std::vector<LegendEntry> legendOfEach(std::span<const HeatmapDataPtr> maps, const Colors& colors)
{
    std::vector<LegendEntry> entries;
    for (const HeatmapDataPtr& map : maps)
        for (const LegendEntry& entry : legendOf(*map, colors))
            if (std::ranges::find(entries, legendText(entry), legendText) == entries.end())
                entries.push_back(entry);
    return entries;
}

double legendEntryWidth(double wordWidth, double unit) { return (swatch + swatch_gap) * unit + wordWidth; }

double drawLegendEntry(Canvas& canvas, QPointF corner, const LegendEntry& entry, const Colors& colors,
                       const TextStyle& words, double unit)
{
    const QRectF box(corner, QSizeF(swatch, swatch) * unit), inner = box.adjusted(unit, unit, -unit, -unit);
    canvas.fill(box, colors.edge);
    const CellLook look{entry.mark, entry.fill, {}, entry.edited};
    canvas.fill(inner, entry.head < 0 ? cellGround(look, colors) : headColor(entry.head, colors));
    if (entry.head < 0)
        drawCell(canvas, inner, look, {colors, inner.topLeft(), words, unit});
    canvas.centredText(legendText(entry), words, {box.right() + swatch_gap * unit, box.center().y()}, colors.text2,
                       Align::Start);
    return legendEntryWidth(canvas.textWidth(legendText(entry), words), unit);
}

QString legendText(const LegendEntry& entry)
{
    switch (entry.mark) {
    case CellMark::Masked: return QObject::tr("masked");
    case CellMark::Dropped: return QObject::tr("dropped");
    case CellMark::Zero: return QObject::tr("exactly 0");
    case CellMark::Nan: return QObject::tr("not a number");
    case CellMark::PlusInf:
    case CellMark::MinusInf: return QObject::tr("infinite");
    case CellMark::Hidden: return QObject::tr("hidden");
    case CellMark::Pending:
    case CellMark::Begun: // the time bar reports these
    case CellMark::None: break;
    }
    if (entry.head >= 0)
        return labelOfHead(entry.head);
    if (entry.off)
        return QObject::tr("head turned off");
    return entry.overridden ? QObject::tr("overridden") : QObject::tr("edited by hand");
}

double legendWidth(const std::vector<LegendEntry>& entries)
{
    const QFontMetricsF metrics(textFont(12));
    double width = 0;
    for (const LegendEntry& entry : entries)
        width += swatch + swatch_gap + metrics.horizontalAdvance(legendText(entry)) + entry_gap;
    return std::max(0.0, width - entry_gap);
}

void paintLegend(QPainter& painter, const QRectF& place, const std::vector<LegendEntry>& entries, const Colors& colors)
{
    ScreenCanvas canvas(painter);
    const TextStyle words{TextFace::Words, 12};
    QPointF corner = place.topLeft();
    for (const LegendEntry& entry : entries)
        corner.rx() += drawLegendEntry(canvas, corner, entry, colors, words, 1) + entry_gap;
}

} // namespace attn

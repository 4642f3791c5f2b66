// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/panemap.h"

#include "ui/heatmap/headtitle.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QResizeEvent>

#include <cmath>

namespace attn {

namespace {

constexpr double largest_pane_cell = 40, widest_pane_gutter = 84; // px
constexpr double any_height = 4000;                               // more than a map of the pane ever needs
constexpr double frame_below = 4;                                 // of the chosen cell in the last row

// A head that is off still shows its pattern, in gray: as heatmap cells all would be blank.
void paintGreyMap(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors)
{
    if (geometry.asImage())
        return paintMap(painter, data, geometry, colors);
    const QRect seen = geometry.visibleCells(data.rows, data.columns);
    const double gap = geometry.gap();
    if (seen.isValid() && colors.highContrast)
        painter.fillRect(geometry.cellRect(seen.top(), seen.left())
                             .united(geometry.cellRect(seen.bottom(), seen.right()))
                             .adjusted(-gap, -gap, gap, gap),
                         colors.line);
    const DigitStyle digits = digitStyle(data, geometry.cell.width(), geometry.cell.height());
    const CellStyle style{colors, geometry.origin, digits.text};
    const ColorScale scale(data, colors);
    ScreenCanvas canvas(painter);
    for (int row = seen.top(); row <= seen.bottom(); ++row)
        for (int column = seen.left(); column <= seen.right(); ++column) {
            CellLook look = lookOf(data, scale, {row, column}, {digits.decimals, digits.room});
            look.quiet = false;
            if (look.mark == CellMark::Masked)
                look.text.clear();
            drawCell(canvas, geometry.cellRect(row, column), look, style);
        }
}

} // namespace

PaneMap::PaneMap(QWidget* parent) : HeatmapView(parent)
{
    m_parts.titles = m_parts.sums = m_parts.bar = m_parts.legend = false;
    m_parts.close = true;
    m_parts.largestCell = largest_pane_cell;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fit();
}

void PaneMap::setOff(bool off)
{
    if (std::exchange(m_off, off) == off)
        return;
    if (off)
        setMapPainter(paintGreyMap);
    else
        setMapPainter({});
    update();
}

void PaneMap::setMap(const HeldMatrixPtr& map)
{
    if (map == data())
        return;
    setData(map);
    fit();
}

void PaneMap::fit()
{
    m_parts.text = 1;
    m_parts.widestGutter = scaled(widest_pane_gutter);
    setParts(m_parts);
    if (!data() || width() <= 0)
        return;
    const HeatmapLayout layout =
        layoutHeatmap(*data(), m_parts, QSizeF(width(), any_height), {}, {}, 1 / devicePixelRatioF());
    if (const int height = int(std::ceil(layout.used.height() + frame_below));
        height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

void PaneMap::resizeEvent(QResizeEvent* event)
{
    if (event->size().width() != event->oldSize().width())
        fit();
    HeatmapView::resizeEvent(event);
}

void PaneMap::paintOver(QPainter& painter, const QRegion& region)
{
    HeatmapView::paintOver(painter, region);
    if (m_off && data())
        paintHeadFrame(painter, heatmapLayout().map.area, false, false, true);
}

} // namespace attn

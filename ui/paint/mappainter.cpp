// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mappainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/mapimage.h"
#include "ui/paint/screencanvas.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

double digitPixels(double cell)
{
    if (cell >= 54)
        return std::clamp(cell * 0.17, 13.0, 18.0); // grows where cells are very large: to be read across a room
    return cell >= 46 ? 12 : cell >= 40 ? 11 : 10.5;
}

void paintCells(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors,
                bool digits)
{
    const QRect seen = geometry.visibleCells(data.rows, data.columns);
    if (!seen.isValid())
        return;
    if (colors.highContrast) // the gaps become a white frame round every cell
        painter.fillRect(geometry.cellRect(seen.top(), seen.left())
                             .united(geometry.cellRect(seen.bottom(), seen.right()))
                             .adjusted(-geometry.gap(), -geometry.gap(), geometry.gap(), geometry.gap()),
                         colors.line);
    ScreenCanvas canvas(painter);
    const DigitStyle digitsOf = digitStyle(data, geometry.narrow());
    const int decimals = digits ? digitsOf.decimals : -1;
    const bool plates = digits && geometry.narrow() >= digits_from_cell;
    const CellStyle style{colors, geometry.origin, digitsOf.text};
    const ColorScale scale(data, colors);
    for (int row = seen.top(); row <= seen.bottom(); ++row)
        for (int column = seen.left(); column <= seen.right(); ++column) {
            const Cell cell{row, column};
            CellLook look = lookOf(data, scale, cell, {decimals, digitsOf.room});
            const float value = data.value(cell);
            if (look.mark == CellMark::Masked) // its plate is a mark: it is there whether or not the digits fit
                look.text = plates && std::isinf(value) && value < 0 ? formatNumber(value) : QString();
            drawCell(canvas, geometry.cellRect(row, column), look, style);
        }
}

} // namespace

DigitStyle digitStyle(const HeatmapData& data, double cell)
{
    DigitStyle style{-1, 0, {TextFace::Numbers, digitPixels(cell)}};
    const bool minus = data.smallest < 0;
    const double character = QFontMetricsF(screenFont(style.text)).horizontalAdvance(QLatin1Char('0'));
    style.room = int((cell - 3) / character);
    for (int decimals = decimalsForCell(minus ? cell - 6 : cell, data.digits); decimals >= 0; --decimals) {
        // Weights without decimals would all read 0 or 1: then no digits say more.
        if (decimals == 0 && std::max(-data.smallest, data.largest) < 10 && !data.wholeNumbers())
            break;
        if (cellCharacters(data.smallest, data.largest, decimals) <= style.room) {
            style.decimals = decimals;
            break;
        }
    }
    return style;
}

void paintMap(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors,
              bool digits)
{
    painter.save();
    // Frames of the cells at the edge may stick out by one gap; everything else ends at the area.
    const double gap = geometry.gap();
    painter.setClipRect(geometry.area.adjusted(-gap, -gap, gap, gap), Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (geometry.asImage()) {
        const QImage image = mapImage(data, geometry, colors);
        if (!image.isNull())
            painter.drawImage(mapImageCorner(data, geometry), image);
    } else {
        paintCells(painter, data, geometry, colors, digits);
    }
    painter.restore();
}

} // namespace attn

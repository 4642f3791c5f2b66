// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mappainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/mapimage.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/fonts.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double least_digit_px = 10.5;  // px
constexpr double between_numbers = 0.6;  // of a digit's width; with less, neighbours read as one number
constexpr double least_text_height = 18; // px of a cell that is wider than high

double digitPixels(double cell)
{
    if (cell >= 54)
        return std::clamp(cell * 0.17, 13.0, 18.0); // larger in very large cells: readable across a room
    return cell >= 46 ? 12 : cell >= 40 ? 11 : least_digit_px;
}

bool hasRoomForText(QSizeF cell) { return cell.width() >= digits_from_cell && cell.height() >= least_text_height; }

void paintCells(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors,
                const DigitStyle& digits)
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
    const bool plates = digits.room > 0 && hasRoomForText(geometry.cell);
    const CellStyle style{colors, geometry.origin, digits.text};
    const ColorScale scale(data, colors);
    for (int row = seen.top(); row <= seen.bottom(); ++row)
        for (int column = seen.left(); column <= seen.right(); ++column) {
            const Cell cell{row, column};
            CellLook look = lookOf(data, scale, cell, {digits.decimals, digits.room, digits.plain});
            const float value = data.value(cell);
            if (look.mark == CellMark::Masked) // its plate is a mark, shown whether or not the digits fit
                look.text = plates && std::isinf(value) && value < 0 ? formatNumber(value) : QString();
            drawCell(canvas, geometry.cellRect(row, column), look, style);
        }
}

// Weights without decimals would all read 0 or 1: then no digits say more.
bool needsDecimals(const HeatmapData& data)
{
    return data.inCells(std::max(-data.smallest, data.largest)) < 10 && !data.wholeNumbers();
}

} // namespace

DigitStyle digitStyle(const HeatmapData& data, double cell, double height)
{
    const double usual = digitPixels(cell / textScale());
    const double least = std::min(least_digit_px, 13 / textScale()); // of larger text px on the screen
    const auto styled = [&](int decimals, double size) {
        DigitStyle style{decimals, 0, {TextFace::Numbers, size}};
        const double character = QFontMetricsF(screenFont(style.text)).horizontalAdvance(QLatin1Char('0'));
        style.room = int((cell - std::max(3.0, between_numbers * character)) / character);
        return style;
    };
    if (height > 0 && !hasRoomForText({cell, height}))
        return {-1, 0, {TextFace::Numbers, usual}};
    for (int decimals = decimalsForCell(cell, data.digits); decimals >= (needsDecimals(data) ? 1 : 0); --decimals)
        for (double size = usual; size >= least; size -= 0.5) // smaller ones before fewer
            if (const DigitStyle style = styled(decimals, size);
                cellCharacters(data.inCells(data.smallest), data.inCells(data.largest), decimals) <= style.room)
                return style;
    return styled(-1, usual);
}

DigitStyle digitStyle(std::span<const HeatmapDataPtr> maps, QSizeF cell)
{
    DigitStyle least = digitStyle(*maps.front(), cell.width(), cell.height());
    for (const HeatmapDataPtr& map : maps.subspan(1)) {
        const DigitStyle style = digitStyle(*map, cell.width(), cell.height());
        if (style.decimals < least.decimals)
            least = style;
    }
    return least;
}

DigitStyle largeDigits(const HeatmapData& data, double cell, double least, double most)
{
    constexpr double measured = 100, edge = 6; // px
    const QFont font = numberFont(measured);
    const double px = QFontInfo(font).pixelSize() / measured;
    const double character = QFontMetricsF(font).horizontalAdvance(QLatin1Char('0')) / measured;
    for (int decimals = 2; decimals >= (needsDecimals(data) ? 1 : 0); --decimals) {
        const int characters = cellCharacters(data.inCells(data.smallest), data.inCells(data.largest), decimals);
        const double wide = std::min((cell - edge) / characters, cell / (characters + between_numbers));
        const double size = std::min(wide / character, most / px);
        if (size * px >= least)
            return {decimals, int((cell - edge) / (size * character) + 1e-6), {TextFace::Numbers, size}, true};
    }
    return {-1, 0, {TextFace::Numbers, least / px}, true};
}

void paintMap(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors,
              bool digits)
{
    paintMap(painter, data, geometry, colors,
             digits ? digitStyle(data, geometry.cell.width(), geometry.cell.height()) : DigitStyle());
}

void paintMap(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors,
              const DigitStyle& digits)
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

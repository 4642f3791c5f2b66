// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/overlay/overlaypainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mapimage.h"
#include "ui/paint/markpixels.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/headcolor.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double least_band = 3, least_named = 15,
                 least_valued = 40; // px: of a cell that names its head, and has its weight
constexpr double faintest = 0.12;   // of a head's colour, so that the smallest weight is not the canvas
constexpr double digit_size = 11;

bool isPlainNumber(CellMark mark) { return mark == CellMark::None || mark == CellMark::Zero; }

// High contrast tints no surface; a bar shows the share instead.
QColor shareOf(const QColor& head, double weight, const Colors& colors)
{
    return mixed(colors.base, head, faintest + (1 - faintest) * std::clamp(weight, 0.0, 1.0));
}

void drawBands(Canvas& canvas, const QRectF& box, const HeadsOverlay& overlay, Cell cell, const Colors& colors,
               double unit)
{
    canvas.fill(box, colors.base);
    drawRing(canvas, box, 0, unit, colors.line);
    const QRectF inner = box.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit);
    const double step = inner.height() / double(overlay.heads.size()), gap = step >= 5 * unit ? unit : 0;
    for (std::size_t i = 0; i < overlay.heads.size(); ++i) {
        const HeldMatrix& map = *overlay.maps[i];
        const double top = inner.top() + double(i) * step;
        if (map.mark(cell) == CellMark::Dropped || !(map.value(cell) > 0) || !isPlainNumber(map.mark(cell)))
            continue;
        const double length = std::clamp(double(map.value(cell)), 0.0, 1.0) * inner.width();
        const QRectF band(inner.left(), top, std::max(length, unit), std::max(step - gap, unit));
        if (map.headOff)
            drawRing(canvas, band, 0, unit, colors.edge);
        else
            canvas.fill(band, headColor(overlay.heads[i], colors));
    }
}

void drawStrongest(Canvas& canvas, const QRectF& box, const HeadsOverlay& overlay, Cell cell, const Colors& colors,
                   double unit)
{
    const auto place = overlay.strongest(cell);
    const double weight = place ? overlay.maps[*place]->value(cell) : 0;
    const QColor own = place ? headColor(overlay.heads[*place], colors) : colors.base;
    const QColor ground = place && !colors.highContrast ? shareOf(own, weight, colors) : colors.base;
    canvas.fill(box, ground);
    if (colors.highContrast || !place)
        drawRing(canvas, box, 0, unit, colors.line);
    if (!place)
        return;
    if (colors.highContrast) {
        const double high = std::max(3 * unit, box.height() * 0.18);
        canvas.fill(QRectF(box.left() + unit, box.bottom() - high - unit,
                           std::max((box.width() - 2 * unit) * std::clamp(weight, 0.0, 1.0), unit), high),
                    own);
    }
    if (std::min(box.width(), box.height()) < least_named * unit)
        return;
    const QColor foreground = textColorOn(ground);
    const QString name = QString::number(overlay.heads[*place]);
    const TextStyle strong{TextFace::StrongNumbers, digit_size * unit}, plain{TextFace::Numbers, digit_size * unit};
    if (box.width() < least_valued * unit || box.height() < 30 * unit)
        return canvas.centredText(name, strong, box.center(), foreground);
    const double line = digit_size * unit * 0.75;
    canvas.centredText(name, strong, box.center() - QPointF(0, line), foreground);
    canvas.centredText(formatNumber(weight, 2), plain, box.center() + QPointF(0, line), foreground);
}

// The cells behind a device pixel.
struct Behind {
    int first, last;
};
std::vector<Behind> behindPixels(int begin, int end, double perCell, int count)
{
    std::vector<Behind> cells;
    for (int px = begin; px < end; ++px) {
        const int first = std::clamp(int(std::floor((px + 1e-6) / perCell)), 0, count - 1);
        const int last = std::clamp(int(std::ceil((px + 1 - 1e-6) / perCell)) - 1, first, count - 1);
        cells.push_back({first, perCell >= 1 ? first : last});
    }
    return cells;
}

// Cells too small for anything but colour, pixel for pixel; of several behind one, that with the largest weight.
QImage overlayImage(const HeadsOverlay& overlay, const MapGeometry& geometry, const Colors& colors)
{
    const HeldMatrix& all = *overlay.largest;
    const QRect seen = visiblePixels(all, geometry);
    if (seen.isEmpty())
        return {};
    const QSizeF perCell = geometry.cell / geometry.pixel;
    const auto across = behindPixels(seen.left(), seen.right() + 1, perCell.width(), all.columns);
    const auto down = behindPixels(seen.top(), seen.bottom() + 1, perCell.height(), all.rows);
    const MarkPixels marks(all, geometry, colors);
    QImage image(seen.size(), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            Cell best{down[std::size_t(y)].first, across[std::size_t(x)].first};
            for (int row = down[std::size_t(y)].first; row <= down[std::size_t(y)].last; ++row)
                for (int column = across[std::size_t(x)].first; column <= across[std::size_t(x)].last; ++column)
                    if (const Cell cell{row, column};
                        all.mark(best) == CellMark::Masked ||
                        (all.mark(cell) != CellMark::Masked && all.value(cell) > all.value(best)))
                        best = cell;
            const auto place = overlay.strongest(best);
            const QColor color =
                place ? shareOf(headColor(overlay.heads[*place], colors), all.value(best), colors) : colors.base;
            const CellMark mark = all.mark(best);
            const int inX = seen.left() + x - int(std::floor(best.column * perCell.width()));
            const int inY = seen.top() + y - int(std::floor(best.row * perCell.height()));
            line[x] = marks.at({mark == CellMark::Zero ? CellMark::None : mark, color.rgb()}, seen.left() + x,
                               seen.top() + y, inX, inY);
        }
    }
    image.setDevicePixelRatio(1 / geometry.pixel);
    return image;
}

} // namespace

bool hasRoomForBands(QSizeF cell, std::size_t heads)
{
    return cell.height() - 5 >= least_band * double(heads) && cell.width() >= gap_from_cell;
}

OverlayMode drawnMode(OverlayMode wanted, QSizeF cell, std::size_t heads)
{
    return wanted == OverlayMode::Bands && hasRoomForBands(cell, heads) ? OverlayMode::Bands : OverlayMode::Strongest;
}

void drawOverlayCell(Canvas& canvas, const QRectF& box, const HeadsOverlay& overlay, Cell cell, OverlayMode mode,
                     QPointF corner, const Colors& colors, double unit)
{
    const CellMark mark = overlay.largest->mark(cell);
    if (!isPlainNumber(mark)) {
        const CellStyle style{colors, corner, {TextFace::Numbers, digit_size * unit}, unit};
        CellLook look;
        look.mark = mark;
        look.fill = colors.base.rgb();
        if (mark == CellMark::Hidden || mark == CellMark::Nan)
            look.text = mark == CellMark::Hidden ? QStringLiteral("?") : QStringLiteral("nan");
        return drawCell(canvas, box, look, style);
    }
    if (drawnMode(mode, box.size() / unit, overlay.heads.size()) == OverlayMode::Bands)
        drawBands(canvas, box, overlay, cell, colors, unit);
    else
        drawStrongest(canvas, box, overlay, cell, colors, unit);
}

void paintOverlay(QPainter& painter, const HeadsOverlay& overlay, const MapGeometry& geometry, OverlayMode mode,
                  const Colors& colors)
{
    const HeldMatrix& all = *overlay.largest;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (geometry.asImage()) {
        painter.setClipRect(geometry.area, Qt::IntersectClip);
        const QImage image = overlayImage(overlay, geometry, colors);
        if (!image.isNull())
            painter.drawImage(mapImageCorner(all, geometry), image);
        return painter.restore();
    }
    const double gap = geometry.gap();
    painter.setClipRect(geometry.area.adjusted(-gap, -gap, gap, gap), Qt::IntersectClip);
    ScreenCanvas canvas(painter);
    const QRect seen = geometry.visibleCells(all.rows, all.columns);
    for (int row = seen.top(); seen.isValid() && row <= seen.bottom(); ++row)
        for (int column = seen.left(); column <= seen.right(); ++column)
            drawOverlayCell(canvas, geometry.cellRect(row, column), overlay, {row, column}, mode, geometry.origin,
                            colors);
    painter.restore();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/uniformpainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/screencanvas.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double cross_edge = 3;                        // px, round a cross in the corner
constexpr double bar_from_cell = 24, least_crossed = 4; // px

QColor groundOf(bool kept, const Colors& colors) { return kept ? colors.okbg : colors.badbg; }

// Tiny cells, pixel for pixel; where several fall on one pixel the first of them is shown.
QImage drawsImage(const HeatmapData& data, const std::vector<bool>& kept, const std::vector<bool>& masked,
                  const MapGeometry& geometry, const Colors& colors)
{
    const int width = std::max(int(std::ceil(geometry.area.width() / geometry.pixel)), 1);
    const int height = std::max(int(std::ceil(geometry.area.height() / geometry.pixel)), 1);
    QImage image(width, height, QImage::Format_RGB32);
    image.setDevicePixelRatio(1 / geometry.pixel);
    image.fill(colors.base);
    const QRgb yes = mixed(colors.okbg, colors.ok, 0.35).rgb(), no = colors.badbg.rgb(), cross = colors.bad.rgb();
    const bool crossed = geometry.narrow() / geometry.pixel >= least_crossed;
    const QPointF shift = geometry.area.topLeft() - geometry.origin;
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double down = (y * geometry.pixel + shift.y()) / geometry.cell.height();
        if (down >= data.rows)
            break;
        for (int x = 0; x < width; ++x) {
            const double across = (x * geometry.pixel + shift.x()) / geometry.cell.width();
            if (across >= data.columns)
                break;
            const Cell cell{int(down), int(across)};
            if (data.mark(cell) == CellMark::Pending)
                continue;
            const bool keep = kept[data.indexOf(cell)];
            const int inX = int((across - std::floor(across)) * geometry.cell.width() / geometry.pixel + 0.01);
            const int inY = int((down - std::floor(down)) * geometry.cell.height() / geometry.pixel + 0.01);
            line[x] = masked[data.indexOf(cell)] ? colors.hbg.rgb() : keep ? yes : crossed && inX == inY ? cross : no;
        }
    }
    return image;
}

void drawCross(Canvas& canvas, const QPointF& centre, double half, const QColor& color, double unit)
{
    QPainterPath cross(centre - QPointF(half, half));
    cross.lineTo(centre + QPointF(half, half));
    cross.moveTo(centre + QPointF(-half, half));
    cross.lineTo(centre + QPointF(half, -half));
    canvas.stroke(cross, color, (half < 4 * unit ? 1.4 : 1.6) * unit, true);
}

// u as a bar from 0 to 1 at the foot of the cell, with a tick where 1 - p is.
void drawShare(Canvas& canvas, const QRectF& cell, const UniformCell& uniform, const QColor& foreground,
               const Colors& colors, double unit)
{
    const auto whole = [unit](double length) { return std::round(length / unit) * unit; };
    const double inset = whole(cell.width() * 0.07), height = (cell.width() >= 56 * unit ? 4 : 3) * unit;
    const QRectF bar(cell.left() + inset, whole(cell.bottom() - cell.height() * 0.17), cell.width() - 2 * inset,
                     height);
    canvas.fill(bar, mixed(colors.base, colors.edge, 0.35));
    canvas.fill(QRectF(bar.left(), bar.top(), bar.width() * std::clamp(uniform.u, 0.0, 1.0), height), foreground);
    canvas.fill(
        QRectF(whole(bar.left() + bar.width() * uniform.threshold), bar.top() - 2 * unit, unit, height + 4 * unit),
        colors.text);
}

} // namespace

namespace {

// Half the side of the cross in the corner of a cell that has room for its digits too.
double cornerCross(double width) { return std::clamp(width * 0.07, 2.5, 5.0); }

// Its share of the width; the digits get the rest.
double crossRoom(double width) { return 2 * cornerCross(width) + cross_edge; }

} // namespace

QString uniformText(double u, double threshold, int decimals, int room)
{
    constexpr int most_decimals = 7;
    for (decimals = std::max(decimals, 2); decimals <= most_decimals && decimals + 2 <= room; ++decimals) {
        const QString text = formatCell(u, decimals, room);
        const double read = text.toDouble(); // 0 where it reads "≈0"
        if ((read < threshold) == (u < threshold) && read < 1)
            return text;
    }
    if (room < 4)
        return {};
    // No rounded digits that decide find room: they are cut off, or raised where that alone tells the side.
    const double scale = std::pow(10, std::clamp(room - 2, 2, most_decimals));
    const double down = std::floor(u * scale), up = std::min(std::ceil(u * scale), scale - 1);
    const bool cut = (down / scale < threshold) == (u < threshold);
    return formatCell((cut ? down : up) / scale, std::clamp(room - 2, 2, most_decimals), room);
}

void drawUniform(Canvas& canvas, const QRectF& cell, const UniformCell& uniform, const DigitStyle& digits,
                 const Colors& colors, double unit)
{
    const QColor foreground = uniform.masked ? colors.edge : uniform.kept ? colors.ok : colors.bad;
    canvas.fill(cell, uniform.masked ? colors.hbg : groundOf(uniform.kept, colors));
    // Beside digits the mark is small and in a corner, however small the cell.
    const bool roomy = cell.width() >= bar_from_cell * unit || digits.decimals >= 0;
    if (roomy)
        drawShare(canvas, cell, uniform, foreground, colors, unit);
    const bool small = cell.width() < bar_from_cell * unit;
    const double half = !roomy  ? cell.width() * 0.22
                        : small ? cell.width() * 0.1
                                : cornerCross(cell.width() / unit) * unit;
    const double beside = half + (small ? 1.5 : cross_edge) * unit; // from the corner, above the digits
    if (!uniform.kept && !uniform.masked)
        drawCross(canvas, roomy ? QPointF(cell.right() - beside, cell.top() + beside) : cell.center(), half, foreground,
                  unit);
    if (digits.decimals < 0)
        return;
    // Left of the cross if both fit, else below it.
    const QString text = uniformText(uniform.u, uniform.threshold, digits.decimals, digits.room);
    const double aside = crossRoom(cell.width() / unit) * unit / 2;
    const bool beside_it = !small && canvas.textWidth(text, digits.text) + 2 * aside <= cell.width();
    const QPointF shift = beside_it ? QPointF(-aside, -cell.height() * 0.05) : QPointF(0, cell.height() * 0.05);
    canvas.centredText(text, digits.text, cell.center() + shift, uniform.masked ? colors.text2 : colors.text);
}

void paintUniforms(QPainter& painter, const HeatmapData& data, const std::vector<bool>& kept,
                   const std::vector<bool>& masked, double threshold, const MapGeometry& geometry, const Colors& colors)
{
    if (kept.size() != data.size() || masked.size() != data.size())
        return;
    painter.save();
    painter.setClipRect(geometry.area.adjusted(-1, -1, 1, 1), Qt::IntersectClip);
    if (geometry.asImage()) {
        painter.drawImage(geometry.area.topLeft(), drawsImage(data, kept, masked, geometry, colors));
    } else {
        const QRect seen = geometry.visibleCells(data.rows, data.columns);
        const QSizeF size = geometry.cell;
        const double cross = size.width() < bar_from_cell ? 0 : crossRoom(size.width());
        DigitStyle style = digitStyle(data, size.width() - cross, size.height());
        if (style.decimals < 2) // below the cross
            style = digitStyle(data, size.width(), size.height());
        ScreenCanvas canvas(painter);
        if (colors.highContrast && seen.isValid()) // the gaps become a white frame round every cell
            painter.fillRect(geometry.cellRect(seen.top(), seen.left())
                                 .united(geometry.cellRect(seen.bottom(), seen.right()))
                                 .adjusted(-geometry.gap(), -geometry.gap(), geometry.gap(), geometry.gap()),
                             colors.line);
        for (int row = seen.top(); row <= seen.bottom(); ++row)
            for (int column = seen.left(); column <= seen.right(); ++column) {
                const Cell cell{row, column};
                const QRectF place = geometry.cellRect(row, column);
                if (data.mark(cell) == CellMark::Pending)
                    drawCell(canvas, place, {.mark = CellMark::Pending, .text = {}},
                             {colors, geometry.area.topLeft(), style.text});
                else
                    drawUniform(canvas, place,
                                {data.value(cell), threshold, kept[data.indexOf(cell)], masked[data.indexOf(cell)]},
                                style, colors, 1);
            }
    }
    painter.restore();
}

} // namespace attn

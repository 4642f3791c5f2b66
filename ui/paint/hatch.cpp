// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/hatch.h"

#include "ui/paint/canvas.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace attn {
namespace {

constexpr double hatch_tile = 17; // px: two periods of 6 px * sqrt 2 to within 0.2 %

QImage hatchTile(const Colors& colors, int size, double scale)
{
    QImage tile(size, size, QImage::Format_RGB32);
    tile.fill(colors.hbg);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.hatch, hatch_line * scale, Qt::SolidLine, Qt::FlatCap));
    // Lines x + y = constant, half a tile apart; those beyond the edges make the pattern seamless.
    for (double sum = -size / 2.0; sum <= 2.5 * size; sum += size / 2.0)
        painter.drawLine(QPointF(sum + size, -size), QPointF(sum - 2.0 * size, 2.0 * size));
    return tile;
}

// The part of the band |x + y - sum| <= half that lies in the box: at most a hexagon.
QPolygonF bandInBox(const QRectF& box, double sum, double half)
{
    const auto clipped = [](const QPolygonF& shape, double sign, double limit) {
        QPolygonF kept; // points with sign * (x + y) <= limit (Sutherland and Hodgman)
        for (qsizetype i = 0; i < shape.size(); ++i) {
            const QPointF a = shape[i], b = shape[(i + 1) % shape.size()];
            const double da = sign * (a.x() + a.y()) - limit, db = sign * (b.x() + b.y()) - limit;
            if (da <= 0)
                kept << a;
            if ((da < 0 && db > 0) || (da > 0 && db < 0))
                kept << a + (b - a) * (da / (da - db));
        }
        return kept;
    };
    const QPolygonF corners{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    return clipped(clipped(corners, 1, sum + half), -1, half - sum);
}

} // namespace

void Canvas::hatch(std::span<const QRectF> boxes, QPointF corner, const Colors& colors, double unit)
{
    const double distance = hatch_distance * unit * std::numbers::sqrt2; // along an edge
    const double half = hatch_line * unit * std::numbers::sqrt2 / 2, start = corner.x() + corner.y();
    QPainterPath lines;
    for (const QRectF& box : boxes) {
        const double from = box.left() + box.top() - start, to = box.right() + box.bottom() - start;
        for (int i = int(std::floor((from - half) / distance)); i * distance - half < to; ++i) {
            const QPolygonF piece = bandInBox(box, start + i * distance, half);
            if (piece.size() > 2) {
                lines.addPolygon(piece);
                lines.closeSubpath();
            }
        }
    }
    fill(lines, colors.hatch);
}

QBrush hatchBrush(const Colors& colors, QPointF origin, double pixel)
{
    const double scale = 1 / pixel;
    QBrush brush(hatchTile(colors, int(std::lround(hatch_tile * scale)), scale));
    // The tile is made of device pixels: scaled back so that the painter's own scale puts it on the device one to one.
    brush.setTransform(QTransform::fromTranslate(origin.x(), origin.y()).scale(pixel, pixel));
    return brush;
}

} // namespace attn

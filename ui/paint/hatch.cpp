// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/hatch.h"

#include <QImage>
#include <QPainter>

#include <cmath>

namespace attn {
namespace {

constexpr double hatch_tile = 17; // px: two periods of 6 px * sqrt 2 to within 0.2 %
constexpr double hatch_line = 1.3;

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

} // namespace

QBrush hatchBrush(const Colors& colors, QPointF origin, double pixel)
{
    const double scale = 1 / pixel;
    QBrush brush(hatchTile(colors, int(std::lround(hatch_tile * scale)), scale));
    // The tile is made of device pixels: scaled back so that the painter's own scale puts it on the device one to one.
    brush.setTransform(QTransform::fromTranslate(origin.x(), origin.y()).scale(pixel, pixel));
    return brush;
}

} // namespace attn

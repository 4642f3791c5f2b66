// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exportpictures.h"

#include "ui/paint/furniture.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImageWriter>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double screen_dpi = 96, inch = 0.0254;
constexpr double wanted_map = 640, largest_cell = 60; // logical px: the longer side of a map, a cell of a small one
constexpr double largest_map = 6000;                  // device px
constexpr double title_size = 15, title_top = 14, title_line = 20, subtitle_line = 18, text_bottom = 2;
constexpr double huge = 1e5; // px: room that never limits

// Whole device pixels; only a matrix of more than largest_map cells gets less than one.
double pictureCell(const HeatmapData& data, double pixel)
{
    const int longest = std::max(data.rows, data.columns);
    const double cell = std::clamp(std::floor(wanted_map / longest), 1.0, largest_cell);
    const double device = std::min(std::max(std::floor(cell / pixel), 1.0), largest_map / longest);
    return (device >= 1 ? std::floor(device) : device) * pixel;
}

// The longer axis has cells of edge `cell`; those of a tiny matrix may be drawn out along the other.
QSizeF pictureMap(const HeatmapData& data, double cell, double pixel)
{
    const double across = fittingCell(wanted_map, std::min(data.rows, data.columns), pixel);
    const QSizeF fitting = data.columns >= data.rows ? QSizeF(cell, across) : QSizeF(across, cell);
    const QSizeF cells = drawnOut(cell, fitting, !data.attention, pixel);
    return {data.columns * cells.width(), data.rows * cells.height()};
}

double textHeight(const PictureText& text)
{
    const double height = (text.title.isEmpty() ? 0 : title_line) + (text.subtitle.isEmpty() ? 0 : subtitle_line);
    return height > 0 ? title_top + height + text_bottom : 0;
}

void paintText(QPainter& painter, const PictureText& text, double width, const Colors& colors)
{
    double top = title_top;
    const auto line = [&](const QString& words, const QFont& font, const QColor& color, double height) {
        if (words.isEmpty())
            return;
        painter.setFont(font);
        painter.setPen(color);
        const QString shown = QFontMetricsF(font).elidedText(words, Qt::ElideMiddle, width - 16);
        painter.drawText(QRectF(0, top, width, height), Qt::AlignCenter, shown);
        top += height;
    };
    line(text.title, textFont(title_size, QFont::DemiBold), colors.text, title_line);
    line(text.subtitle, numberFont(11), colors.text2, subtitle_line);
}

} // namespace

QString pictureSubtitle(const Computed& computed, const std::string& name, int batch, int head)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor)
        return {};
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    QString text = QString::fromStdString(name + " " + toString(tensor->shape));
    if (matrix.hasHeads && matrix.heads > 1)
        text += QStringLiteral(", head %1").arg(head);
    if (matrix.hasBatch && matrix.batches > 1)
        text += QStringLiteral(", batch %1").arg(batch);
    return text;
}

QImage renderPicture(const HeatmapData& data, const PictureText& text, double dpi)
{
    const Colors& light = colorsOf(ThemeName::Light);
    const double scale = dpi / screen_dpi, pixel = 1 / scale, cell = pictureCell(data, pixel);
    HeatmapParts parts;
    parts.widestGutter = 180;
    // Once in endless room, to see what stands round the map; then in just the room that both need.
    const QSizeF endless(huge, huge), map = pictureMap(data, cell, pixel);
    const HeatmapLayout around = layoutHeatmap(data, parts, endless, cell, {}, pixel);
    const QSizeF room = (around.used - around.whole + map).expandedTo({240, 0});
    const HeatmapLayout layout = layoutHeatmap(data, parts, room, cell, {}, pixel);

    const double above = textHeight(text), width = std::ceil(room.width());
    const QSizeF size(width, std::ceil(layout.used.height() + above));
    if (size.width() * size.height() * scale * scale > largest_picture)
        return {};
    QImage picture((size * scale).toSize(), QImage::Format_RGB32);
    picture.setDotsPerMeterX(int(std::lround(screen_dpi / inch))); // fonts count points: they must not grow twice
    picture.setDotsPerMeterY(int(std::lround(screen_dpi / inch)));
    picture.setDevicePixelRatio(scale);
    picture.fill(light.base);
    QPainter painter(&picture);
    paintText(painter, text, width, light);
    painter.translate(0, snapped(above, pixel));
    paintMap(painter, data, layout.map, light);
    paintFurniture(painter, data, layout, parts, light);
    painter.end();
    picture.setDevicePixelRatio(1);
    picture.setDotsPerMeterX(int(std::lround(dpi / inch)));
    picture.setDotsPerMeterY(int(std::lround(dpi / inch)));
    return picture;
}

QByteArray pngBytes(const QImage& picture, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Title"), title);
    writer.setText(QStringLiteral("Software"), QStringLiteral("AttnScope"));
    writer.write(picture);
    return bytes;
}

} // namespace attn

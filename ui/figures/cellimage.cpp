// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/cellimage.h"

#include "ui/paint/colorscale.h"
#include "ui/paint/mapimage.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn {
namespace {

constexpr int largest_image = 4096; // pixels along a side where the figure has none of its own

// Colours of cells that are no colour of the map. Dropped cells are white with a cross: so many of them together look
// light grey.
struct MarkColors {
    const Colors& light = figureColors();
    QRgb masked = light.hbg.rgb(), dropped = mixed(light.base, light.text, 0.3).rgb(), pending = light.base.rgb(),
         nan = light.bad.rgb(), begun = light.accent.rgb();

    QRgb of(CellMark mark, QRgb color, bool marks) const
    {
        switch (mark) {
        case CellMark::Masked: return marks ? masked : color;
        case CellMark::Dropped: return marks ? dropped : color;
        case CellMark::Pending:
        case CellMark::Hidden: return pending;
        case CellMark::Nan: return nan;
        case CellMark::Begun: return begun;
        default: return color;
        }
    }
};

QImage pixelEachCell(const HeatmapData& data, bool marks)
{
    const MarkColors markColors;
    const ColorScale scale(data, markColors.light);
    const bool oneRange = data.rowRanges.empty();
    QImage image(data.columns, data.rows, QImage::Format_RGB32);
    std::vector<float> values(data.columns);
    for (int row = 0; row < data.rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < data.columns; ++column)
            values[column] = data.value({row, column});
        if (oneRange)
            scale.colorRow(values.data(), data.columns, line);
        for (int column = 0; column < data.columns; ++column) {
            if (!oneRange)
                line[column] = scale.color(row, values[column]);
            const CellMark mark = data.mark({row, column});
            if (mark != CellMark::None && mark != CellMark::Zero)
                line[column] = markColors.of(mark, line[column], marks);
        }
    }
    return image;
}

} // namespace

CellPicture cellPicture(const HeatmapData& data, const PanelLayout& panel, double pixel, bool marks)
{
    const double perCell = pixel > 0 ? std::min(panel.cell.width(), panel.cell.height()) / pixel
                                     : double(largest_image) / std::max(data.rows, data.columns);
    if (perCell >= 1)
        return {pixelEachCell(data, marks), false};
    // Several cells share a pixel: it shows the largest of them, as in the window.
    MapGeometry geometry;
    geometry.pixel = pixel > 0 ? pixel : std::max(data.rows, data.columns) * panel.cell.width() / largest_image;
    geometry.cell = panel.cell;
    geometry.area = QRectF(geometry.origin, geometry.mapSize(data.rows, data.columns));
    QImage image = mapImage(data, geometry, figureColors());
    image.setDevicePixelRatio(1);
    return {image, true};
}

} // namespace attn

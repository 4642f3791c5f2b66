// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurecells.h"

#include "ui/figures/cellimage.h"
#include "ui/figures/cellplaces.h"
#include "ui/figures/figurehatch.h"
#include "ui/paint/cellpainter.h"

#include <cmath>

namespace attn {
namespace {

constexpr double gap_from = 9, gap_width = 0.6; // points: smaller cells touch each other
constexpr double blank_frame = 1.4;             // px of the design

void drawChosen(Canvas& canvas, const QRectF& cell, double unit)
{
    canvas.begin(QStringLiteral("chosen-cell"));
    drawCellFrame(canvas, cell, CellFrame::Chosen, figureColors(), unit);
    canvas.end();
}

// Shapes, row by row, so that what overlaps a neighbour is painted over by it.
void drawShapes(Canvas& canvas, const HeatmapData& data, const FigureLook& look, const CellPlaces& places,
                const FigureLayout& layout, const PanelLayout& panel)
{
    const ColorScale scale(data, figureColors());
    const CellStyle style{figureColors(), places.corner, {TextFace::Numbers, panel.digitSize}, layout.unit()};
    // What is hidden is a blank on paper: to be filled in.
    const auto lookIn = [&](Cell cell, const CellDigits& digits) {
        CellLook cellLook = lookOf(data, scale, cell, digits, look.marks);
        if (cellLook.mark == CellMark::Hidden) {
            cellLook.mark = CellMark::Pending;
            cellLook.text.clear();
        }
        return cellLook;
    };
    const QRectF map = places.whole(data.rows, data.columns);
    // Shapes that only touch show a hairline between them where they are drawn smoothly: they reach under the next one.
    const bool touching = places.gap == 0 && canvas.pixel() == 0;
    const double under = touching ? std::min(panel.cell.width(), panel.cell.height()) / 4 : 0;
    canvas.begin(QStringLiteral("cells"));
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            canvas.fill(places.of({row, column}).adjusted(0, 0, under, under).intersected(map),
                        cellGround(lookIn({row, column}, {}), style.colors));
    canvas.end();
    if (look.marks)
        drawHatch(canvas, data, places, layout.unit());
    const double character = panel.decimals >= 0 ? canvas.textWidth(QStringLiteral("0"), style.digits) : 1;
    const CellDigits digits{panel.decimals, int((panel.cell.width() - style.unit) / character)};
    canvas.begin(QStringLiteral("marks-and-digits"));
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            drawMark(canvas, places.of({row, column}), lookIn({row, column}, digits), style);
    for (int row = 0; row < data.rows && hidesAny(data); ++row)
        for (int column = 0; column < data.columns; ++column)
            if (data.mark({row, column}) == CellMark::Hidden)
                drawRing(canvas, places.of({row, column}), 0, blank_frame * style.unit, style.colors.text);
    canvas.end();
}

} // namespace

void drawCells(Canvas& canvas, const FigureMap& map, const FigureLook& look, const FigureLayout& layout,
               const PanelLayout& panel)
{
    const HeatmapData& data = *map.data;
    const bool shapes = data.rows <= most_shapes && data.columns <= most_shapes;
    const double narrow = std::min(panel.cell.width(), panel.cell.height());
    CellPlaces places{panel.map.topLeft(), panel.cell, 0, canvas.pixel()};
    if (map.paint && shapes) {
        places.gap = narrow >= gap_from * layout.scale ? gap_width * layout.scale : 0;
        const TextStyle digits{TextFace::Numbers, panel.digitSize};
        for (int row = 0; row < data.rows; ++row)
            for (int column = 0; column < data.columns; ++column)
                map.paint(canvas, data,
                          {places.of({row, column}), {row, column}, layout.unit(), digits, panel.decimals});
    } else if (shapes) {
        places.gap = narrow >= gap_from * layout.scale ? gap_width * layout.scale : 0;
        drawShapes(canvas, data, look, places, layout, panel);
    } else {
        const CellPicture picture = cellPicture(data, panel, canvas.pixel(), look.marks);
        canvas.image(picture.image, places.whole(data.rows, data.columns));
        if (look.marks && !picture.hatched)
            drawHatch(canvas, data, places, layout.unit());
    }
    if (look.chosenCell && map.chosen && data.contains(*map.chosen))
        drawChosen(canvas, places.of(*map.chosen), layout.unit());
}

} // namespace attn

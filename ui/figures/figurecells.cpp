// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurecells.h"

#include "ui/figures/cellimage.h"
#include "ui/figures/cellplaces.h"
#include "ui/figures/figurehatch.h"
#include "ui/figures/figuremarks.h"

#include <cmath>

namespace attn {
namespace {

constexpr double gap_from = 9, gap_width = 0.6; // points: smaller cells touch each other
constexpr double chosen_line = 1.2;

// A frame whose outer edge lies `outset` outside the box.
void drawRing(FigureCanvas& canvas, const QRectF& box, double outset, double width, const QColor& color)
{
    QPainterPath ring;
    ring.setFillRule(Qt::OddEvenFill);
    const QRectF outer = box.adjusted(-outset, -outset, outset, outset);
    ring.addRect(outer);
    ring.addRect(outer.adjusted(width, width, -width, -width));
    canvas.fill(ring, color);
}

void drawChosen(FigureCanvas& canvas, const QRectF& cell, double scale)
{
    const double line = chosen_line * scale;
    canvas.begin(QStringLiteral("chosen-cell"));
    drawRing(canvas, cell, line, line / 2, Qt::white);
    drawRing(canvas, cell, line * 1.8, line, Qt::black);
    canvas.end();
}

// Shapes, row by row, so that what overlaps a neighbour is painted over by it.
void drawShapes(FigureCanvas& canvas, const HeatmapData& data, const FigureLook& look, const CellPlaces& places,
                const FigureLayout& layout, const PanelLayout& panel)
{
    const CellPainterPens pens{data, look, layout, panel};
    const QRectF map = places.whole(data.rows, data.columns);
    // Shapes that only touch show a hairline between them where they are drawn smoothly: they reach under the next one.
    const bool touching = places.gap == 0 && canvas.pixel() == 0;
    const double under = touching ? std::min(panel.cell.width(), panel.cell.height()) / 4 : 0;
    canvas.begin(QStringLiteral("cells"));
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            canvas.fill(places.of({row, column}).adjusted(0, 0, under, under).intersected(map),
                        pens.ground({row, column}));
    canvas.end();
    if (look.marks)
        drawHatch(canvas, data, places, layout.scale);
    canvas.begin(QStringLiteral("marks-and-digits"));
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            pens.draw(canvas, {row, column}, places.of({row, column}));
    canvas.end();
}

} // namespace

void drawCells(FigureCanvas& canvas, const FigureMap& map, const FigureLook& look, const FigureLayout& layout,
               const PanelLayout& panel)
{
    const HeatmapData& data = *map.data;
    const bool shapes = data.rows <= most_shapes && data.columns <= most_shapes;
    const double narrow = std::min(panel.cell.width(), panel.cell.height());
    CellPlaces places{panel.map.topLeft(), panel.cell, 0, canvas.pixel()};
    if (shapes) {
        places.gap = narrow >= gap_from * layout.scale ? gap_width * layout.scale : 0;
        drawShapes(canvas, data, look, places, layout, panel);
    } else {
        const CellPicture picture = cellPicture(data, panel, canvas.pixel(), look.marks);
        canvas.image(picture.image, places.whole(data.rows, data.columns));
        if (look.marks && !picture.hatched)
            drawHatch(canvas, data, places, layout.scale);
    }
    if (look.chosenCell && map.chosen && data.contains(*map.chosen))
        drawChosen(canvas, places.of(*map.chosen), layout.scale);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurepainter.h"

#include "ui/figures/figurebar.h"
#include "ui/figures/figurecells.h"
#include "ui/figures/figuregrid.h"
#include "ui/figures/figurelabels.h"
#include "ui/figures/typeset.h"
#include "ui/kit/numbertext.h"

#include <algorithm>

namespace attn {
namespace {

void drawAxes(Canvas& canvas, const FigureLayout& layout)
{
    const TextStyle& style = layout.axis;
    canvas.begin(QStringLiteral("axes"));
    if (!layout.columnAxis.isEmpty())
        drawTypeset(canvas, layout.columnAxis, style, layout.columnAxisMiddle, figureColors().text2, Align::Middle);
    if (!layout.rowAxis.isEmpty())
        drawTypeset(canvas, layout.rowAxis, style, layout.rowAxisMiddle, figureColors().text2, Align::Middle, true);
    canvas.end();
}

void drawPanel(Canvas& canvas, const FigureMap& map, const QString& caption, const FigureLook& look,
               const FigureLayout& layout, const PanelLayout& panel)
{
    if (!caption.isEmpty())
        canvas.text(fittedText(caption, layout.caption, panel.captionRoom), layout.caption, panel.caption,
                    figureColors().text);
    QStringList notes{map.note};
    if (panel.decimals >= 0 && map.data->tens != 0) // only digits have a unit
        notes << QObject::tr("values × %1").arg(powerOfTen(-map.data->tens));
    notes.removeAll(QString());
    if (!notes.isEmpty())
        canvas.text(fittedText(notes.join(QStringLiteral(", ")), layout.label, panel.captionRoom), layout.label,
                    panel.note, figureColors().text2);
    if (!map.sign.isEmpty())
        canvas.centredText(map.sign, layout.title, panel.sign, figureColors().text2);
    canvas.begin(QStringLiteral("map"));
    drawCells(canvas, map, look, layout, panel);
    canvas.end();
    if (panel.rows.shown || panel.columns.shown) {
        canvas.begin(QStringLiteral("labels"));
        drawLabels(canvas, *map.data, layout, panel);
        canvas.end();
    }
    if (panel.sumsRight > 0) {
        canvas.begin(QStringLiteral("row-sums"));
        drawRowSums(canvas, *map.data, layout, panel);
        canvas.end();
    }
    if (!panel.bar.isEmpty()) {
        HeldMatrix colors(*map.data);
        if (panel.decimals < 0)
            colors.tens = 0;
        drawFlatBar(canvas, panel.bar, colors, layout);
    }
}

} // namespace

void paintFigure(Canvas& canvas, const Figure& figure, const FigureLook& look, const FigureLayout& layout)
{
    const FigurePalette palette(look.theme);
    const FigureFont font(look.font);
    if (look.background)
        canvas.fill(QRectF(QPointF(), layout.size), figureColors().base);
    if (!layout.titleLines.empty()) {
        canvas.begin(QStringLiteral("title"));
        for (const FigureLayout::Line& line : layout.titleLines)
            drawTypeset(canvas, line.text, layout.title, line.start, figureColors().text);
        canvas.end();
    }
    drawAxes(canvas, layout);
    for (std::size_t i = 0; i < figure.maps.size(); ++i)
        drawPanel(canvas, figure.maps[i], captionOf(figure, look, i), look, layout, layout.panels[i]);
    if (!layout.legend.entries.empty()) {
        canvas.begin(QStringLiteral("legend"));
        drawLegend(canvas, layout.legend, figureColors());
        canvas.end();
    }
    if (!layout.bar.isEmpty())
        drawBar(canvas, layout.bar, *std::ranges::find_if(figure.maps, isColoured)->data, layout);
}

} // namespace attn

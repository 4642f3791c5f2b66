// SPDX-License-Identifier: GPL-3.0-or-later
// One cell of a figure: its ground, its mark and its digits, in the states that the window's cells have
// (ui/matrix/cellmark.h).
#pragma once

#include "ui/figures/figurecanvas.h"
#include "ui/figures/figurelayout.h"
#include "ui/paint/colorscale.h"

namespace attn {

class CellPainterPens {
public:
    CellPainterPens(const HeatmapData& data, const FigureLook& look, const FigureLayout& layout,
                    const PanelLayout& panel);

    QColor ground(Cell cell) const;
    // All that lies on the ground, but for the hatch.
    void draw(FigureCanvas& canvas, Cell cell, const QRectF& box) const;

private:
    CellMark markOf(Cell cell) const;
    void drawMark(FigureCanvas& canvas, Cell cell, const QRectF& box, const QColor& ink) const;
    void drawDigits(FigureCanvas& canvas, Cell cell, const QRectF& box, const QColor& ink) const;

    const HeatmapData& m_data;
    const FigureLook& m_look;
    const PanelLayout& m_panel;
    double m_scale;
    ColorScale m_colors;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one cell in each of its states, and the frames around it. Used by maps, legends and figures, so that a state
// looks the same everywhere. Nothing depends on color alone.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"
#include "ui/paint/colorscale.h"

class QPainter;

namespace attn {

struct CellLook {
    CellMark mark = CellMark::None;
    QRgb fill = 0; // the map's colour; unused by masked, dropped and nan
    QString text;  // digits, "nan", "inf"; of a masked cell −∞, which lies on a plate; empty for none
    bool edited = false;
    bool moved = false;  // by the last edit: a bar at the left edge
    QString before = {}; // the previous number; above `text` if both fit
    bool quiet = false;  // of a head that is switched off: its lightest cells are framed
};

// What all cells of one map share.
struct CellStyle {
    const Colors& colors;
    QPointF corner; // of the map: its hatch hangs there
    TextStyle digits;
    double unit = 1; // one px of the design
};

// The digits of a map's cells.
struct CellDigits {
    int decimals = -1;  // -1: none
    int room = 0;       // characters
    bool plain = false; // all with these decimals: what rounds to 0 is written "0.00", not with an exponent
};

// Without marks a cell shows its number; non-numbers and pending cells are still marked.
CellLook lookOf(const HeatmapData& data, const ColorScale& scale, Cell cell, const CellDigits& digits,
                bool marks = true);

// The colour under the mark. A masked cell has its hatch on it.
QColor cellGround(const CellLook& look, const Colors& colors);
// All that lies on the ground, but for the hatch.
void drawMark(Canvas& canvas, const QRectF& cell, const CellLook& look, const CellStyle& style);
// Ground, hatch and mark.
void drawCell(Canvas& canvas, const QRectF& cell, const CellLook& look, const CellStyle& style);

// Elsewhere: the cell selected in another head. Term: the factors of the current step.
enum class CellFrame { Hover, Chosen, Elsewhere, Input, Changed, Term };
// Frames of selected cells are outside the cell, all others inside; in cells under 12 px all are outside.
void drawCellFrame(Canvas& canvas, const QRectF& cell, CellFrame frame, const Colors& colors, double unit = 1);
void paintCellFrame(QPainter& painter, const QRectF& cell, CellFrame frame, const Colors& colors);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one cell in each of its states, and the frames around it. Maps, legends, exports and tables all come here, so
// that a state looks the same everywhere. Nothing is told by colour alone.
#pragma once

#include "ui/matrix/cellmark.h"
#include "ui/theme/colors.h"

#include <QBrush>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace attn {

struct CellLook {
    CellMark mark = CellMark::None;
    QRgb fill = 0; // the map's colour; unused by masked, dropped and nan
    QString text;  // digits, "nan", "inf"; empty for none
    bool edited = false;
    bool minusInf = false; // masked before the softmax: a plate with −∞ on the hatch
};

// What all cells of one map share.
struct CellPens {
    const Colors& colors;
    QBrush hatch;
    QFont digits;
};

void paintCell(QPainter& painter, const QRectF& cell, const CellLook& look, const CellPens& pens);
// A cell whose number is still to come: an empty frame, or a dashed one with a question mark where it is to be
// predicted.
void paintPendingCell(QPainter& painter, const QRectF& cell, bool predict, const CellPens& pens);

enum class CellFrame { Hover, Chosen, Input, Changed };
// Frames of chosen cells lie outside the cell, all others inside it; in cells under 12 px all lie outside.
void paintCellFrame(QPainter& painter, const QRectF& cell, CellFrame frame, const Colors& colors);

} // namespace attn

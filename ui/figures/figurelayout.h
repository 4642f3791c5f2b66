// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything on a figure stands, in points. Pure arithmetic: the width is given, the height follows.
#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/figureink.h"
#include "ui/figures/figurelegend.h"
#include "ui/figures/figuretext.h"

#include <QRectF>

#include <vector>

namespace attn {

inline constexpr double points_per_cm = 72 / 2.54;

// The labels along one side of a map.
struct LabelLayout {
    bool shown = false;
    int step = 1;    // every how many cells one stands
    double room = 0; // for the longest, along its reading direction
    bool turned = false;
    bool ticked = false; // so small are the cells that a tick shows which one a label means
};

struct PanelLayout {
    QRectF map;
    QSizeF cell;
    LabelLayout rows, columns;
    QPointF caption; // start of its baseline
    double captionRoom = 0;
    QPointF note, sign;   // start of the note's baseline, middle of the sign
    double sumsRight = 0; // row sums end here; 0: none
    QRectF bar;           // its own, lying under it where the maps share no range; empty: none
    int decimals = -1;    // of the digits in its cells; -1: none
    double digitSize = 0; // points
};

struct FigureLayout {
    QSizeF size;       // of the whole figure, points
    double needed = 0; // its width as it would have to be; more than it is where not all of it fits
    double scale = 1;  // of everything that does not follow from the map: 1 at the usual widths
    TextStyle title, caption, axis, label, tick;
    struct Line {
        QString text;
        QPointF start; // of its baseline
    };
    std::vector<Line> titleLines;            // broken between words where one line is too narrow
    QString rowAxis, columnAxis;             // "query", "key"; empty: none
    QPointF rowAxisMiddle, columnAxisMiddle; // middles of their baselines
    QRectF bar;                              // shared by all maps; empty: none
    FigureLegend legend;                     // of marks; empty: none
    std::vector<PanelLayout> panels;

    // One px of the window's design, in points: what is drawn by the same hand is as fine for its cells as on the screen.
    double unit() const { return 0.7 * scale; }
};

// What stands over a map: its letter, where the look has letters, and its caption.
QString captionOf(const Figure& figure, const FigureLook& look, std::size_t map);

FigureLayout layoutFigure(const Figure& figure, const FigureLook& look);

} // namespace attn

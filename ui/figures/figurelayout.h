// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of all parts of a figure, in points. Pure arithmetic: the width is given, the height follows.
#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/figurelegend.h"
#include "ui/figures/figurepalette.h"
#include "ui/figures/figuretext.h"

#include <QRectF>

#include <vector>

namespace attn {

inline constexpr double points_per_cm = 72 / 2.54;

// The labels along one side of a map.
struct LabelLayout {
    bool shown = false;
    int step = 1;    // cells from label to label
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
    QSizeF size;              // of the whole figure, points
    double needed = 0;        // the width it needs; more than it has if not everything fits
    double scale = 1;         // of everything that does not follow from the map: 1 at the usual widths
    double largestDigits = 8; // of the numbers in cells, points at scale 1
    double leastDigits = 0;   // points: smaller ones are left out; 0: no bound but what can be read on paper
    TextStyle title, caption, axis, label, tick, sums;
    struct Line {
        QString text;
        QPointF start; // of its baseline
    };
    std::vector<Line> titleLines;            // broken between words where one line is too narrow
    QString rowAxis, columnAxis;             // "query", "key"; empty: none
    QPointF rowAxisMiddle, columnAxisMiddle; // middles of their baselines
    QRectF bar;                              // shared by all maps; empty: none
    QString barWords;                        // along it; empty: none
    QPointF barWordsMiddle;                  // of their baseline, which is turned
    FigureLegend legend;                     // of marks; empty: none
    std::vector<PanelLayout> panels;

    // One px of the window's design, in points: the shared painters draw its cells as finely as on the screen.
    double unit() const { return 0.7 * scale; }
};

// What goes above a map: its letter, if the look has letters, and its caption.
QString captionOf(const Figure& figure, const FigureLook& look, std::size_t map);

FigureLayout layoutFigure(const Figure& figure, const FigureLook& look);

} // namespace attn

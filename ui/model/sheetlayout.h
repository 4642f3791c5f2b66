// SPDX-License-Identifier: GPL-3.0-or-later
// Where the heads of all layers are on one sheet: a row per layer or, sorted by a figure, tiles with words beside them
// that fill line after line. Cells are whole pixels that let a row of heads fit; in long texts several share a pixel.
// Pure arithmetic.
#pragma once

#include "ui/model/pagepicture.h"
#include "ui/paint/mapgeometry.h"

#include <QRectF>

namespace attn {

// Only `pixel` is a length on the screen.
struct SheetPlan {
    SheetOrder order = SheetOrder::LayerAndHead;
    QSizeF room;         // the visible size
    double rowNames = 0; // width of "Layer 11"
    double names = 0;    // height of the line with the heads' numbers
    QSizeF words;        // beside a tile of a sorted sheet
    double pixel = 1;
};

struct SheetLayout {
    struct Spot {
        HeadPlace head;
        int row = 0, column = 0;
    };
    std::vector<Spot> spots; // in reading order
    int columns = 0, rows = 0;
    bool sorted = false;                  // tiles with words beside them
    int tokens = 0;                       // cells of a map's side
    double cell = 1, side = 0, pixel = 1; // of a cell and of a map
    QSizeF pitch;                         // from one map to the next
    QPointF first;                        // corner of the first map
    QSizeF words, needed;

    bool empty() const { return spots.empty(); }
    int placeOf(const HeadPlace& head) const; // -1: it is not there
    QRectF mapRect(int place) const;
    QRectF barRect(int place) const;   // of the largest change, below the map
    QRectF frameRect(int place) const; // framed while in focus
    QRectF wordsRect(int place) const; // beside it, on a sorted sheet
    QRectF tileRect(int place) const;  // all of it with the frame of the one in focus
    MapGeometry geometry(int place) const;
    int placeAt(QPointF position) const; // in the map or its words; -1: none
    // `down` rows further, in the nearest column, stopping at the first and last row.
    int placeBelow(int place, int down) const;
    bool sameMaps(const SheetLayout& other) const { return tokens == other.tokens && cell == other.cell; }
};

// The figure that a sheet is sorted by. nan: none.
double sheetFigure(const PageHead& head, SheetOrder order);
// Layer after layer; or by the figure, the smallest first, those without one last, in a draw the lower head first.
std::vector<HeadPlace> sheetOrder(const PagePicture& picture, SheetOrder order);
SheetLayout layoutSheet(const PagePicture& picture, const SheetPlan& plan);

// The largest change of a weight that the bar shows: more fills it.
inline constexpr double full_change = 0.25;
// The first layer whose heads have a bar: those an edit can reach, and has reached. Past the last one if nothing is
// changed.
int firstBarredLayer(const PagePicture& picture);

} // namespace attn

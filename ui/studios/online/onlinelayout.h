// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a running softmax: the keys in tiles on top, the step in the middle with the table of all tiles beside
// or below it, what is kept at the bottom. What does not fit around the current tile is left out.
#pragma once

#include "ui/studios/online/onlinepicture.h"

#include <QRectF>

#include <vector>

namespace attn {

struct OnlineLayout {
    struct Key {
        int key = 0;
        QRectF cell;
    };
    struct Group { // the part of a tile that is shown
        int tile = 0;
        QRectF box; // round names and cells
    };
    double text = 1; // lengths are this many px of the design
    QSizeF size;
    QRectF heading, sink; // sink: its cell; empty if none is in view
    std::vector<Key> keys;
    std::vector<Group> groups;
    QRectF step, table; // table: with its heading
    double stepLine = 0;
    int firstTile = 0, shownTiles = 0;
    double tableRow = 0;
    QRectF kept; // with its headings
    double firstKept = 0, keptRow = 0, label = 0, number = 0, component = 0;
    int components = 0; // that are shown

    QRectF tileRow(int tile) const;              // of the table; empty: not shown
    QRectF componentCell(int row, int at) const; // of what is kept
    double right() const { return size.width(); }
};

// `text`: how much larger the words are, from 1.
OnlineLayout layoutOnline(const OnlinePicture& picture, QSizeF size, double text);
// The least height that shows all of it, but for keys and tiles that have no room.
double onlineHeight(const OnlinePicture& picture, double width, double text);
// At a position: a key (of its cell or name), a tile (of the table or above its keys); -1: none.
int keyAt(const OnlineLayout& layout, QPointF position);
int tileAt(const OnlineLayout& layout, QPointF position);

} // namespace attn

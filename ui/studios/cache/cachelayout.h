// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything in the KV cache studio's picture is: the tokens above, a line per key with its score, weight and
// value, and the work per token below. With many tokens, a window around the newest is laid out.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/studios/cache/cachepicture.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace attn {

struct CacheLayout {
    struct Chip {
        int token = 0;
        QRectF box;
    };
    double text = 1; // lengths are this many px of the design
    QSizeF size;
    std::vector<Chip> chips;
    double chipsRight = 0; // where room for other text begins

    double headingY = 0; // middle of the line of titles
    double labelRight = 0, statusLeft = 0;
    double queryTop = 0, rowsTop = 0, rowHeight = 0;
    int firstRow = 0, rows = 0;      // tokens in lines
    double earlierY = 0, laterY = 0; // middles of the lines about other tokens; 0: none
    double cell = 0;                 // width of a component
    int components = 0;              // that are shown
    double keyLeft = 0, valueLeft = 0;
    double scoreRight = 0, barLeft = 0, barWidth = 0, weightRight = 0;
    double contextTop = 0;

    QRectF work;     // with its heading
    double slot = 0; // width of a token in it
    double barsLeft = 0, barsTop = 0, baseLine = 0;

    int lastRow() const { return firstRow + rows - 1; }
    bool hasRow(int token) const { return token >= firstRow && token <= lastRow(); }
    double rowTop(int token) const { return rowsTop + (token - firstRow) * rowHeight; }
    double rowY(int token) const { return rowTop(token) + rowHeight / 2; }
    QRectF keyCell(double top, int component) const { return {keyLeft + component * cell, top, cell, rowHeight}; }
    QRectF valueCell(double top, int component) const { return {valueLeft + component * cell, top, cell, rowHeight}; }
    QRectF slotOf(int token) const { return {barsLeft + token * slot, barsTop, slot, baseLine - barsTop}; }
};

// `text`: how much larger the words are, from 1. The canvas measures words.
CacheLayout layoutCache(const CachePicture& picture, QSizeF size, double text, const Canvas& canvas);
double leastCacheHeight(double text);
// A cell of the table, by token and column of CachePicture.
std::optional<Cell> cacheCellAt(const CacheLayout& layout, const CachePicture& picture, QPointF position);
QRectF cacheCellBox(const CacheLayout& layout, const CachePicture& picture, Cell cell); // empty: not shown
// A token's chip, or its work; -1: none.
int cacheTokenAt(const CacheLayout& layout, const CachePicture& picture, QPointF position);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lines of weights run: a column of tokens on each side, the numbers of the current token beside one of them.
// Pure arithmetic, in any unit of the canvas; for screen and paper.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/studios/lines/lineset.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace attn {

struct LinesPlan {
    QPointF corner = {};
    QSizeF size;
    double unit = 1;                      // one px of the design
    double text = 1;                      // how much larger the words are
    double scroll = 0;                    // of the tokens
    int first = 0;                        // of the tokens, where a part of them is drawn
    int tokens = -1;                      // how many; -1: all
    int columns = 0;                      // of numbers, as requested
    LineSide current = LineSide::Queries; // of the current token; its numbers are on the other side
};

struct LinesLayout {
    double unit = 1, text = 1;
    double queryX = 0, keyX = 0; // middles of the circles
    double row = 55;             // from token to token
    double headings = 0;         // their upper edge
    double top = 0, bottom = 0;  // of the visible tokens
    double start = 0;            // middle of the first token that is drawn
    int first = 0, end = 0;      // of the tokens that are seen
    int queryCount = 0, keyCount = 0;
    double labels = 0;           // room for a word
    double tokenSize = 14;       // of the words
    double radius = 5;           // of the circles
    QRectF queries, keys;        // where a token can be pointed at, all rows together
    std::vector<double> numbers; // right ends of the columns
    double column = 72;          // their width
    double height = 0;           // of all, without scrolling
    double wholeHeight = 0;      // of all tokens, without the headings

    double y(int token) const { return start + (token - origin) * row; }
    int origin = 0; // the token at `start`
    QPointF place(LineSide side, int token) const { return {side == LineSide::Queries ? queryX : keyX, y(token)}; }
    // From a query to a key, `offset` below their middles; what lies outside the tokens' part of the picture is cut off. Null:
    // all of it does.
    QLineF line(Cell cell, double offset) const;
    bool isCrossed(Cell cell, double offset) const; // by some of that line
    bool isSeen(int token) const { return token >= first && token < end; }
    // The token there, if any is.
    std::optional<LineToken> tokenAt(QPointF position) const;
};

// The text styles of the heading of a side (sideWords).
struct SideHeading {
    explicit SideHeading(double unit) : name{TextFace::Strong, 13 * unit}, role{TextFace::Words, 12 * unit} {}
    TextStyle name, role;
};

inline constexpr double tallest_row = 84, lowest_row = 18; // px
inline constexpr int roomy_tokens = 16;                    // up to this many get their full distance if there is room

LinesLayout layoutLines(const LineSet& set, const LinesPlan& plan, const Canvas& canvas);
// How far one head's line lies from the next, and each from the middle.
double headOffset(const LinesLayout& layout, std::size_t number, std::size_t of);

} // namespace attn

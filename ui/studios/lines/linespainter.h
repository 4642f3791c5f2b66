// SPDX-License-Identifier: GPL-3.0-or-later
// Draws lines of weights on any canvas, and straight into pixels: thickness and opacity by weight, colour and dash by head. Only what can be seen is
// drawn, so that 512 tokens take no longer than a few.
#pragma once

#include "ui/studios/lines/lineslayout.h"
#include "ui/theme/colors.h"

#include <vector>

namespace attn {

// What is emphasized.
struct LinesFocus {
    LineToken current;          // its lines are at full colour, its numbers beside them
    std::optional<Cell> chosen; // its tokens are marked
    bool numbers = true;        // false: the side of the pointed-at token has no room for numbers
    std::vector<bool> bright;   // per head of the set; the others are faint
};
// The first four heads that are not off, and `pointed` (a head's number; -1: none).
std::vector<bool> brightHeads(const LineSet& set, int pointed = -1);

struct DrawnLine {
    std::size_t head = 0; // of the set
    Cell cell;
    float weight = 0;
    QLineF line;
};

// Weights below these vanish in the background …
inline constexpr float least_current = 0.0005f, least_behind = 0.01f;
// … and of more lines the strongest are drawn.
inline constexpr std::size_t most_current = 240, most_behind = 400;

// Of one token, weakest first.
std::vector<DrawnLine> linesOf(const LineSet& set, const LinesLayout& layout, LineToken token);
// Of all queries that are seen, weakest first, of bright heads only.
std::vector<DrawnLine> linesBehind(const LineSet& set, const LinesLayout& layout, const std::vector<bool>& bright);

double thicknessOf(float weight, bool isCurrent, double unit);
// On paper and in films.
void drawLines(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const std::vector<DrawnLine>& lines,
               const LinesFocus& focus, bool isCurrent, const Colors& colors);
// For the screen: the same lines, many times faster, over the existing pixels, whose upper left corner is at `corner`.
void drawLines(QImage& pixels, QPointF corner, const LineSet& set, const LinesLayout& layout,
               const std::vector<DrawnLine>& lines, const LinesFocus& focus, bool isCurrent, const Colors& colors);
// A sample of a head's line, from the left end of its middle.
void drawHeadSample(Canvas& canvas, const QLineF& line, int head, bool faint, double width, double unit,
                    const Colors& colors);
// Below the lines: chosen and current tokens.
void drawTokenGround(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const LinesFocus& focus,
                     const Colors& colors);
// Above them: headings, words, circles and the current token's numbers.
void drawTokens(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const LinesFocus& focus,
                const Colors& colors);

} // namespace attn

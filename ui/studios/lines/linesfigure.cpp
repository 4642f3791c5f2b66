// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/linesfigure.h"

#include "ui/figures/drawing.h"
#include "ui/figures/figureink.h"

#include <algorithm>

namespace attn {

namespace {

constexpr double width = 560; // px of the design
constexpr double above_and_below = 46, longest = 616,
                 printed_row = 55; // px of the headings; of all tokens, where they are few

} // namespace

FigureMap linesDrawing(const LineSet& set, LineToken hand, std::optional<Cell> chosen, int first)
{
    hand = set.inside(hand);
    if (chosen)
        chosen = set.inside(*chosen);
    const int all = std::max(set.count(LineSide::Queries), set.count(LineSide::Keys));
    const int tokens = std::min(all, most_figure_tokens);
    first = std::clamp(std::clamp(first, hand.at - tokens + 1, hand.at), 0, all - tokens);
    const double row = std::clamp(longest / tokens, lowest_row, printed_row);
    return drawing(width / (above_and_below + tokens * row), [=](Canvas& canvas, const QRectF& box, double) {
        const Colors& colors = figureColors();
        const LinesFocus focus{hand, chosen, true, brightHeads(set)};
        LinesPlan plan;
        plan.corner = box.topLeft();
        plan.size = box.size();
        plan.unit = box.width() / width;
        plan.first = first;
        plan.tokens = tokens;
        plan.columns = int(std::ranges::count(focus.bright, true));
        plan.hand = hand.side;
        const LinesLayout layout = layoutLines(set, plan, canvas);
        canvas.begin(QStringLiteral("lines"));
        drawTokenGround(canvas, set, layout, focus, colors);
        drawLines(canvas, set, layout, linesBehind(set, layout, focus.bright), focus, false, colors);
        drawLines(canvas, set, layout, linesOf(set, layout, hand), focus, true, colors);
        canvas.end();
        drawTokens(canvas, set, layout, focus, colors);
    });
}

} // namespace attn

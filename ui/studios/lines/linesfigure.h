// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of weights on paper.
#pragma once

#include "ui/figures/figure.h"
#include "ui/studios/lines/linespainter.h"

namespace attn {

// Of long sentences so many tokens are drawn, the one in hand among them.
inline constexpr int most_figure_tokens = 64;

// `first`: of the tokens, where not all are drawn. What lies outside of the set is the nearest that it has.
FigureMap linesDrawing(const LineSet& set, LineToken hand, std::optional<Cell> chosen, int first);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The palette that a figure is drawn in: the light one of paper, or that of the screen a class sees it on. It is asked for by
// the hands that draw, deep inside, and given once, by the look of the figure.
#pragma once

#include "ui/theme/colors.h"

namespace attn {

// Of the figure that this thread lays out or draws; the light one where it does neither.
const Colors& figureColors();

// As long as it lives, what this thread draws of a figure has the colours of `theme`.
class FigureInk {
public:
    explicit FigureInk(ThemeName theme);
    ~FigureInk();
    FigureInk(const FigureInk&) = delete;
    FigureInk& operator=(const FigureInk&) = delete;

private:
    ThemeName m_before;
};

} // namespace attn

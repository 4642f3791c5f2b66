// SPDX-License-Identifier: GPL-3.0-or-later
// The palette that a figure is drawn in: the light one of paper, or that of the screen a class sees it on. Set once per
// figure, by its look; read by the drawing code.
#pragma once

#include "ui/theme/colors.h"

namespace attn {

// Of the figure that this thread lays out or draws; the light one if none.
const Colors& figureColors();

// As long as it lives, what this thread draws of a figure has the colours of `theme`.
class FigurePalette {
public:
    explicit FigurePalette(ThemeName theme);
    ~FigurePalette();
    FigurePalette(const FigurePalette&) = delete;
    FigurePalette& operator=(const FigurePalette&) = delete;

private:
    ThemeName m_before;
};

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure is drawn on: a canvas that counts in points, with the words of figures, whatever the format.
#pragma once

#include "ui/figures/figuretext.h"
#include "ui/paint/canvas.h"

namespace attn {

inline constexpr int points_per_inch = 72;

class FigureCanvas : public Canvas {
public:
    double textWidth(const QString& words, const TextStyle& style) const override
    {
        return attn::textWidth(words, style);
    }
    double capHeight(const TextStyle& style) const override { return attn::capHeight(style); }
    QString fitted(const QString& words, const TextStyle& style, double width) const override
    {
        return fittedText(words, style, width);
    }

protected:
    ShapedText shaped(const QString& words, const TextStyle& style) { return m_shaper.shape(words, style); }

private:
    TextShaper m_shaper;
};

} // namespace attn

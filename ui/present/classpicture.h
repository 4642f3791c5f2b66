// SPDX-License-Identifier: GPL-3.0-or-later
// What a studio or the page of a model gives a slide: its figure, and what the window says beside it. A value.
#pragma once

#include "ui/facts/checks.h"
#include "ui/figures/figure.h"

#include <QPixmap>

#include <functional>

namespace attn {

struct ClassPicture {
    QString title, note;          // "Mask studio", and what stands quietly behind it
    std::function<Figure()> draw; // may be called in any thread
    FigureLook look = {};
    std::vector<Check> found = {}; // in words, where the maps leave room
    // A curve below the maps, `size` in pixels, with words and lines `scale` times those of the window.
    std::function<QPixmap(QSize size, double scale)> curve = {};
    QString curveTitle = {};
};

} // namespace attn

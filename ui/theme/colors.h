// SPDX-License-Identifier: GPL-3.0-or-later
// The color tokens of the three palettes (core/look/palette.h): widgets get them through QPalette, painters through
// this struct. Window code contains no hex values.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace attn {

struct Colors {
    QColor text, text2, off, accent, onaccent, soft;
    QColor q, k, v, ok, warn, bad, flash;
    QColor window, panel, base, raised, line, edge;
    QColor hbg, hatch, okbg, warnbg, badbg;
    bool dark = false;
    bool highContrast = false;
};

enum class ThemeName { Light, Dark, HighContrast };

const Colors& colorsOf(ThemeName theme);
QPalette paletteOf(const Colors& colors);

// The palette in force, for painters. A change reaches widgets as QEvent::PaletteChange; repaint there.
const Colors& colors();
ThemeName currentTheme();
// Sets palette, fonts, style and icons of the whole application. `textScale`: what
// all sizes of text are multiplied by.
void applyTheme(ThemeName theme, double textScale = 1);
void applyTheme(ThemeName theme, bool) = delete; // would be a scale of 0 or 1

// a mixed with b: f = 0 gives a, f = 1 gives b.
QColor mixed(const QColor& a, const QColor& b, double f);
// Black or white, whichever contrasts more on `background` (WCAG luminance).
QColor textColorOn(const QColor& background);
double contrast(const QColor& a, const QColor& b);

} // namespace attn

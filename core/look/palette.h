// SPDX-License-Identifier: GPL-3.0-or-later
// The colors of the project's three palettes as plain numbers, for the window and its exports. No other color of the
// look is defined anywhere but here and in colormaps.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace attn {

using PlainColor = std::uint32_t; // 0xRRGGBB

struct LookPalette {
    PlainColor text, text2, off, accent, onaccent, soft;
    PlainColor q, k, v, ok, warn, bad, flash;
    PlainColor window, panel, base, raised, line, edge;
    PlainColor hbg, hatch, okbg, warnbg, badbg;
};

const LookPalette& lightPalette();
const LookPalette& darkPalette();
const LookPalette& highContrastPalette();

// Every colour of a palette with its name: "text", "accent" …
struct PaletteColor {
    std::string_view name;
    PlainColor LookPalette::*color;
};
std::span<const PaletteColor> paletteColors();

// "#4a3fc4"
std::string hexColor(PlainColor color);
// Black or white, whichever contrasts more on `background`, and how much two colours contrast (WCAG 2.2).
PlainColor textColorOn(PlainColor background);
double contrast(PlainColor a, PlainColor b);

} // namespace attn

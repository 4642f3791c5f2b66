// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/look/palette.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace attn {

namespace {

// clang-format off
constexpr LookPalette light = {
    .text = 0x16191D, .text2 = 0x4C5460, .off = 0x616974,
    .accent = 0x4A3FC4, .onaccent = 0xFFFFFF, .soft = 0xE9E7FB,
    .q = 0xAD4300, .k = 0x00639C, .v = 0x006B4B,
    .ok = 0x176F31, .warn = 0x855400, .bad = 0xB81F28, .flash = 0xC27A00,
    .window = 0xEEF0F3, .panel = 0xF7F8FA, .base = 0xFFFFFF,
    .raised = 0xFFFFFF, .line = 0xD5D9DF, .edge = 0x7E8691,
    .hbg = 0xECEEF1, .hatch = 0x808995,
    .okbg = 0xE2F2E6, .warnbg = 0xFBEFD6, .badbg = 0xFBE4E4,
};
constexpr LookPalette dark = {
    .text = 0xEBEDF0, .text2 = 0xB0B7C1, .off = 0x969EAA,
    .accent = 0xA79FFF, .onaccent = 0x15131F, .soft = 0x322F57,
    .q = 0xFF9E5E, .k = 0x64BDF5, .v = 0x52CFA2,
    .ok = 0x55C98C, .warn = 0xE8B955, .bad = 0xFF8080, .flash = 0xFFC640,
    .window = 0x1A1C20, .panel = 0x212429, .base = 0x15171A,
    .raised = 0x2A2E34, .line = 0x373C44, .edge = 0x7C8592,
    .hbg = 0x1F2226, .hatch = 0x69727F,
    .okbg = 0x1D3829, .warnbg = 0x3D321B, .badbg = 0x43262A,
};
constexpr LookPalette high_contrast = {
    .text = 0xFFFFFF, .text2 = 0xFFFFFF, .off = 0xC8C8C8,
    .accent = 0xFFE500, .onaccent = 0x000000, .soft = 0x2B2700,
    .q = 0xFFB37A, .k = 0x7CD0FF, .v = 0x7CF5C4,
    .ok = 0x6CFF9A, .warn = 0xFFD24D, .bad = 0xFF8A8A, .flash = 0xFFE500,
    .window = 0x000000, .panel = 0x000000, .base = 0x000000,
    .raised = 0x000000, .line = 0xFFFFFF, .edge = 0xFFFFFF,
    .hbg = 0x000000, .hatch = 0xFFFFFF,
    .okbg = 0x002B10, .warnbg = 0x332600, .badbg = 0x3A0000,
};
// clang-format on

constexpr PaletteColor names[] = {
    {"text", &LookPalette::text},
    {"text2", &LookPalette::text2},
    {"off", &LookPalette::off},
    {"accent", &LookPalette::accent},
    {"onaccent", &LookPalette::onaccent},
    {"soft", &LookPalette::soft},
    {"q", &LookPalette::q},
    {"k", &LookPalette::k},
    {"v", &LookPalette::v},
    {"ok", &LookPalette::ok},
    {"warn", &LookPalette::warn},
    {"bad", &LookPalette::bad},
    {"flash", &LookPalette::flash},
    {"window", &LookPalette::window},
    {"panel", &LookPalette::panel},
    {"base", &LookPalette::base},
    {"raised", &LookPalette::raised},
    {"line", &LookPalette::line},
    {"edge", &LookPalette::edge},
    {"hbg", &LookPalette::hbg},
    {"hatch", &LookPalette::hatch},
    {"okbg", &LookPalette::okbg},
    {"warnbg", &LookPalette::warnbg},
    {"badbg", &LookPalette::badbg},
};

// Relative luminance.
double luminance(PlainColor color)
{
    const auto linear = [&](int shift) {
        const double c = (color >> shift & 0xFF) / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

} // namespace

const LookPalette& lightPalette() { return light; }
const LookPalette& darkPalette() { return dark; }
const LookPalette& highContrastPalette() { return high_contrast; }
std::span<const PaletteColor> paletteColors() { return names; }

std::string hexColor(PlainColor color)
{
    char text[8];
    std::snprintf(text, sizeof text, "#%06x", unsigned(color & 0xFFFFFF));
    return text;
}

double contrast(PlainColor a, PlainColor b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

PlainColor textColorOn(PlainColor background)
{
    constexpr PlainColor black = 0, white = 0xFFFFFF;
    return contrast(black, background) >= contrast(white, background) ? black : white;
}

} // namespace attn

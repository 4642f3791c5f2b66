// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurepalette.h"

#include <utility>

namespace attn {
namespace {

ThemeName& themeHere()
{
    thread_local ThemeName theme = ThemeName::Light;
    return theme;
}

} // namespace

const Colors& figureColors() { return colorsOf(themeHere()); }

FigurePalette::FigurePalette(ThemeName theme) : m_before(std::exchange(themeHere(), theme)) {}

FigurePalette::~FigurePalette() { themeHere() = m_before; }

} // namespace attn

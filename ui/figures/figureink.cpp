// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureink.h"

#include <utility>

namespace attn {
namespace {

ThemeName& inkHere()
{
    thread_local ThemeName theme = ThemeName::Light;
    return theme;
}

} // namespace

const Colors& figureColors() { return colorsOf(inkHere()); }

FigureInk::FigureInk(ThemeName theme) : m_before(std::exchange(inkHere(), theme)) {}

FigureInk::~FigureInk() { inkHere() = m_before; }

} // namespace attn

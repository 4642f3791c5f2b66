// SPDX-License-Identifier: GPL-3.0-or-later
// How the numbers in the cells of a figure are written: all of them or none, never smaller than can be read in print.
#pragma once

#include "ui/figures/figurelayout.h"

namespace attn {

// Fills decimals and digitSize of all panels.
void chooseDigits(const Figure& figure, FigureLayout& layout);

} // namespace attn

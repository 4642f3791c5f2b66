// SPDX-License-Identifier: GPL-3.0-or-later
// Which parts of a look can be seen on a figure: a drawing by its own hand has no colour bar to leave out, x no row sums.
#pragma once

#include "ui/figures/figure.h"

namespace attn {

struct FigureUses {
    bool cells = true;  // of a matrix: with labels, axes, digits and marks
    bool colors = true; // of numbers, which a bar explains
    bool sums = true, chosen = true, several = true;

    // Whether turning this part on or off may change the figure.
    bool has(bool FigureLook::*part) const;
};
FigureUses usesOf(const Figure& figure);

} // namespace attn

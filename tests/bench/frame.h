// SPDX-License-Identifier: GPL-3.0-or-later
// From an edit to the painted frame, through the product's own window.
#pragma once

#include "tests/bench/layers.h"

namespace attn::bench {

// A number of x is dragged `steps` times in a window of 1600 x 1000 that shows all heads of a causal layer; prints what
// the window's frame meter says. Needs a QApplication (offscreen will do).
void windowFrames(const LayerSize& size, int steps);

} // namespace attn::bench

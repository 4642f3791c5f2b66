// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to paint heatmaps of which every cell is new: the program's own way beside QCustomPlot's colour map
// and beside a widget that does nothing but copy the same images.
#pragma once

namespace attn::bench {

// Prints one line for each ratio, with its goal. Off-screen, in a window of 1600 x 1000, in one thread. Returns 0.
int paintMaps(int rounds);

} // namespace attn::bench

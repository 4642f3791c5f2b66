// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own tiles of all heads in a window of 1600 x 1000, and nothing else around them.
#pragma once

#include "ui/heatmap/headgrid.h"
#include "ui/paint/pooledmap.h"

namespace attn::bench {

inline constexpr int window_width = 1600, window_height = 1000;

class TileWindow {
public:
    // Needs a QApplication. `first` is what is shown at first.
    TileWindow(const ComputedPtr& first, int heads);

    // Paints pictures made of request(); returns when they are painted.
    void show(const MapPictures& pictures);
    const MapRequest& request() const { return m_request; }

private:
    HeadGrid m_grid;
    MapRequest m_request;
};

// What was asked to be painted is painted now.
void paintNow(QWidget& widget);

} // namespace attn::bench

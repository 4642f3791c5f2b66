// SPDX-License-Identifier: GPL-3.0-or-later
// A heatmap as the tests of views look at it.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"

#include <QTest>

#include <memory>
#include <vector>

namespace attn {

inline HeatmapDataPtr shared(HeldMatrix data) { return std::make_shared<HeldMatrix>(std::move(data)); }

inline QPoint centreOf(const HeatmapView& view, Cell cell)
{
    return view.heatmapLayout().map.cellRect(cell.row, cell.column).center().toPoint();
}

inline HeatmapView* theView(const HeatmapPage& page)
{
    for (HeatmapView* view : page.findChildren<HeatmapView*>())
        if (view->isVisibleTo(&page))
            return view;
    return nullptr;
}

// The page of a layer, in a window's centre: of the smallest window, or of a screen of 1920 x 1080.
struct ShownPage {
    static constexpr QSize small{664, 476}, large{1244, 864};

    Selection selection;
    HeatmapPage page{&selection};

    explicit ShownPage(const ComputedPtr& computed, QSize size = small, bool allHeads = false)
    {
        selection.setAllHeads(allHeads);
        page.resize(size);
        page.setComputed(computed);
        page.show();
    }
};

// The weights of every head.
inline std::vector<HeatmapDataPtr> weightsOfHeads(const Computed& computed)
{
    std::vector<HeatmapDataPtr> heads;
    for (int head = 0; head < computed.realized->plan.dims.H; ++head)
        heads.push_back(heatmapData(computed, "weights", 0, head, Looks()));
    return heads;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// A heatmap as the tests of views look at it.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"

#include <QTest>

#include <memory>

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

} // namespace attn

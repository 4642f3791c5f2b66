// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/drawing.h"

#include <memory>

namespace attn {

FigureMap drawing(double aspect, std::function<void(Canvas&, const QRectF&, double)> draw)
{
    auto one = std::make_shared<HeldMatrix>();
    one->rows = one->columns = 1;
    one->values = {0};
    one->marks = {CellMark::None};
    one->edited = {false};
    FigureMap map{std::move(one), {}, {}};
    map.paint = [draw = std::move(draw)](Canvas& canvas, const HeatmapData&, const FigureCell& place) {
        draw(canvas, place.box, place.unit);
    };
    map.aspect = aspect;
    map.whole = true;
    return map;
}

} // namespace attn

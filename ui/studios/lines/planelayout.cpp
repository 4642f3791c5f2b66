// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planelayout.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double room_beside = 64, room_above = 26; // px around the tips, for words
constexpr double least_grid = 78;                   // px between two lines of the grid

} // namespace

PlaneLayout layoutPlane(const PlanePicture& picture, const QRectF& area, double px)
{
    PlaneLayout layout;
    layout.area = area;
    layout.px = px;
    double left = 0, right = 0, bottom = 0, top = 0;
    for (const PlaneArrow& arrow : picture.arrows) {
        left = std::min(left, arrow.tip.across);
        right = std::max(right, arrow.tip.across);
        bottom = std::min(bottom, arrow.tip.up);
        top = std::max(top, arrow.tip.up);
    }
    double width = right - left, height = top - bottom;
    if (!(width > 0) && !(height > 0)) { // nothing visible yet, or all at the origin
        left = bottom = -1;
        right = top = 1;
        width = height = 2;
    }
    const double most_width = std::max(area.width() - 2 * room_beside * px, 20 * px),
                 most_height = std::max(area.height() - 2 * room_above * px, 20 * px);
    layout.unit = std::min(width > 0 ? most_width / width : HUGE_VAL, height > 0 ? most_height / height : HUGE_VAL);
    if (!std::isfinite(layout.unit) || !(layout.unit > 0))
        layout.unit = 1;
    layout.origin = area.center() - QPointF(left + right, -(bottom + top)) * layout.unit / 2;
    const double wanted = least_grid * px / layout.unit, decade = std::pow(10, std::floor(std::log10(wanted)));
    layout.grid = 10 * decade;
    for (const double step : {5.0, 2.5, 1.0})
        if (step * decade >= wanted)
            layout.grid = step * decade;
    return layout;
}

const PlaneArrow* arrowAt(const PlanePicture& picture, const PlaneLayout& layout, QPointF place, double reach)
{
    const PlaneArrow* nearest = nullptr;
    double least = reach;
    for (const PlaneArrow& arrow : picture.arrows) {
        const QPointF off = layout.at(arrow.tip) - place;
        const double distance = std::hypot(off.x(), off.y()) * (arrow.isCurrent ? 0.6 : 1);
        if (distance <= least) {
            least = distance;
            nearest = &arrow;
        }
    }
    return nearest;
}

double tipStep(const PlaneLayout& layout) { return std::pow(10, std::floor(std::log10(layout.grid) + 1e-9) - 1); }

} // namespace attn

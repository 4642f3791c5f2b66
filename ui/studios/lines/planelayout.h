// SPDX-License-Identifier: GPL-3.0-or-later
// Where the plane of arrows lies in a rectangle: the origin, a unit equal in both directions, the grid lines. Pure
// arithmetic, for screen and paper.
#pragma once

#include "ui/studios/lines/planepicture.h"

#include <QPointF>
#include <QRectF>

namespace attn {

struct PlaneLayout {
    QRectF area;
    double px = 1;      // one px of the design
    QPointF origin;     // where all components are 0
    double unit = 1;    // length of 1
    double grid = 0.25; // from line to line, in the vectors' own numbers

    QPointF at(PlanePoint point) const { return origin + QPointF(point.across, -point.up) * unit; }
    PlanePoint from(QPointF place) const { return {(place.x() - origin.x()) / unit, (origin.y() - place.y()) / unit}; }
    bool operator==(const PlaneLayout&) const = default;
};

// Holds every tip of the picture and the origin, with room for words around them.
PlaneLayout layoutPlane(const PlanePicture& picture, const QRectF& area, double px);
// The arrow whose tip is nearest to `place` within `reach`, current ones first; null if none.
const PlaneArrow* arrowAt(const PlanePicture& picture, const PlaneLayout& layout, QPointF place, double reach);
// How far a key moves a tip: a hundredth of 1, 2.5 or 5 as the grid has it, rounded to a power of ten.
double tipStep(const PlaneLayout& layout);

} // namespace attn

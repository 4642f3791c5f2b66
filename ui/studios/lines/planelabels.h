// SPDX-License-Identifier: GPL-3.0-or-later
// The words beside the arrows' tips, placed so that none covers another: first those in hand and the angle, then whichever have room.
#pragma once

#include "ui/studios/lines/planepainter.h"

#include <vector>

namespace attn {

struct PlaneLabel {
    QString words, edited; // "q with", " edited"
    TextStyle style;
    QColor color;
    QRectF box;
    QPointF start, editedStart; // on the baseline
};

std::vector<PlaneLabel> planeLabels(const PlanePicture& picture, const PlaneLayout& layout, const Canvas& canvas,
                                    const PlaneStyle& style);
// Of an arrow that is pointed at, wherever there is room for it inside the plane.
PlaneLabel pointedLabel(const PlanePicture& picture, const PlaneLayout& layout, const Canvas& canvas,
                        const PlaneStyle& style, const PlaneArrow& arrow);
// Of the wedge between query and key in hand; 0 where one of them is too short for one.
double wedgeRadius(const PlanePicture& picture, const PlaneLayout& layout);

} // namespace attn

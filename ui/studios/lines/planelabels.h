// SPDX-License-Identifier: GPL-3.0-or-later
// The words beside the arrows' tips, placed without overlaps: first the current ones and the angle, then any that have
// room.
#pragma once

#include "ui/studios/lines/planepainter.h"

#include <vector>

namespace attn {

struct PlaneLabel {
    QString words, edited; // "q with", " edited": with the blank between them
    TextStyle style;
    QColor color;
    QRectF box;
    QPointF start, editedStart; // on the baseline
};

std::vector<PlaneLabel> planeLabels(const PlanePicture& picture, const PlaneLayout& layout, const Canvas& canvas,
                                    const PlaneStyle& style);
// For an arrow that is pointed at, wherever it fits inside the plane.
PlaneLabel pointedLabel(const PlanePicture& picture, const PlaneLayout& layout, const Canvas& canvas,
                        const PlaneStyle& style, const PlaneArrow& arrow);
// Of the wedge between current query and key; 0 if one of them is too short.
double wedgeRadius(const PlanePicture& picture, const PlaneLayout& layout);

} // namespace attn

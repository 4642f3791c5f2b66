// SPDX-License-Identifier: GPL-3.0-or-later
// The score as a curve over the distance of query and key, and the table of the two vectors moved together: drawn alike on the screen and
// on paper.
#pragma once

#include "ui/studios/rope/ropepainter.h"

namespace attn {

// Where the curve lies: distances from left to right, scores upwards.
struct RopeChartPlaces {
    QRectF area;
    double px = 1, text = 1;
    bool lowRoom = false;                  // the key of the lines takes the place of the caption
    std::int64_t least = -8, most = 24;    // distances
    double low = -1, high = 1, step = 0.5; // scores, and between two lines of the grid

    QPointF at(double distance, double score) const;
    std::int64_t distanceAt(double x) const; // the nearest whole one inside
};
RopeChartPlaces layoutRopeChart(const RopePicture& picture, const QRectF& box, double px, double text);
// `pointed`: a distance under the pointer.
void drawRopeChart(Canvas& canvas, const RopePicture& picture, const QRectF& box, const RopeChartPlaces& places,
                   const Colors& colors, std::optional<std::int64_t> pointed = {});

double ropeTableHeight(double px, double text);
void drawRopeTable(Canvas& canvas, const RopePicture& picture, const QRectF& box, double px, double text,
                   const Colors& colors);

} // namespace attn

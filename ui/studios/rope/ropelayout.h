// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangement of the two layouts side by side: their components with the brackets that join pairs, as many circles
// as fit, and the equation below. Lengths in the canvas's unit.
#pragma once

#include <QPointF>
#include <QRectF>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace attn {

struct RopeSlot {
    QRectF box; // title, circle, and the text below it
    QPointF centre;
};

struct RopePanel {
    QRectF title, cells, brackets;
    std::vector<RopeSlot> slots; // of the pairs that are shown
};

struct RopeLayoutPlaces {
    double px = 1, text = 1; // one px of the design, and how much larger the words are
    std::array<RopePanel, 2> panels;
    double radius = 0;
    int columns = 1, rows = 1;         // of circles in a panel
    std::int64_t page = 1;             // pairs shown at a time
    std::int64_t first = 0, count = 0; // the pairs that are shown
    bool twoLines = false;             // below a circle
    QRectF equation, legend;

    // Panel and pair at a place.
    struct Hit {
        int panel = 0;
        std::int64_t pair = 0;
        bool operator==(const Hit&) const = default;
    };
    std::optional<Hit> at(QPointF place) const;
};

// What is laid out: `count` pairs, with `pair` among those shown, and the decimals of the text below.
struct RopePairs {
    std::int64_t count = 0, pair = 0;
    int digits = 4;
};
RopeLayoutPlaces layoutRope(const QRectF& box, const RopePairs& pairs, double px, double text);

} // namespace attn

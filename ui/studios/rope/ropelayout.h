// SPDX-License-Identifier: GPL-3.0-or-later
// Where the two layouts stand beside each other: their components with the brackets that join pairs, as many circles as there is room
// for, and the equation below. Lengths in the canvas's unit.
#pragma once

#include <QPointF>
#include <QRectF>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace attn {

struct RopeSlot {
    QRectF box; // title, circle, and what is said below it
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
    std::int64_t page = 1;             // so many pairs at a time
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

// What is laid out: so many pairs, of which `pair` is among those that are shown, with so many decimals below.
struct RopePairs {
    std::int64_t count = 0, pair = 0;
    int digits = 4;
};
RopeLayoutPlaces layoutRope(const QRectF& box, const RopePairs& pairs, double px, double text);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What the plane of arrows shows of one computation: which arrows there are as far as the walk has come, where their tips lie, the
// hull that a context lies in, and the same numbers in words. No pixels.
#pragma once

#include "core/explain/walk.h"
#include "core/geometry/arrowplane.h"
#include "core/geometry/mixture.h"
#include "core/geometry/tipmove.h"
#include "ui/kit/cell.h"
#include "ui/studios/studio.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace attn {

// What a person has chosen of the plane, and what a figure of it keeps.
struct PlaneChoice {
    std::array<bool, 4> shown = {true, true, true, true}; // by VectorKind
    bool principal = false;
    int across = 0, up = 1; // components, where it is not principal
    bool allHeads = false;  // their components side by side; else the head in focus
    VectorKind hand = VectorKind::Query;
    bool operator==(const PlaneChoice&) const = default;
};
// Heads side by side where each has but one component, else the head in focus.
PlaneChoice usualPlaneChoice(const Computed& computed);

struct PlaneArrow {
    VectorPlace place;
    PlanePoint tip;
    bool inHand = false; // of the chosen cell: its query, key and value, and the query's context
    bool edited = false; // by hand: its own numbers or its token's embedding
    bool operator==(const PlaneArrow&) const = default;
};

enum class SpanRole { Plain, Quiet, Query, Key, Value, Accent, Strong, Head };
struct PlaneSpan {
    QString text;
    SpanRole role = SpanRole::Plain;
    int head = 0; // of SpanRole::Head
};
// "as arrows: 0.1669 × 0.8767 × cos 42.4° = 0.1080"
struct PlaneLine {
    QString title;
    std::vector<PlaneSpan> spans;
    QString words() const;
};

struct PlanePicture {
    ComputedPtr computed; // that it is of, and how far the walk through it has come
    Walk steps;
    std::optional<StepPlace> step;
    LayerVectors vectors;
    ArrowPlane plane;
    PlaneChoice choice;
    QStringList names;                // of the tokens
    Cell cell;                        // query and key in hand
    std::vector<PlaneArrow> arrows;   // those in hand at the end
    bool tipsOnly = false;            // of those not in hand: there are too many for arrows
    std::vector<PlanePoint> hull;     // corners, of the values that the context in hand is mixed from
    std::vector<double> weights;      // by key, of the context in hand; empty: they are not told
    std::optional<double> angle;      // between query and key in hand, degrees; nothing where it is not to be told
    std::optional<double> drawnAngle; // between their arrows
    QString across, up;               // what the axes are
    std::vector<PlaneLine> lines;
    int digits = 4;

    bool empty() const { return vectors.tokens == 0; }
    const PlaneArrow* find(VectorPlace place) const;
    VectorPlace inHand(VectorKind kind) const;
    VectorPlace hand() const { return inHand(choice.hand); }
    // The cell that is chosen with an arrow: the row that its query asks for, its key's column.
    Cell cellWith(VectorPlace place) const;
    QString nameOf(VectorPlace place) const; // "q with", "context of with"
};

// `kept`: the plane of before, while a tip is being dragged: principal axes stay where they are. Empty where there is nothing to draw.
PlanePicture planePicture(const ComputedPtr& computed, const PlaceInFocus& place, const PlaneChoice& choice, int digits,
                          const Walk& steps, const std::optional<StepPlace>& step,
                          const std::optional<ArrowPlane>& kept = {});
// Why there are no arrows in this scene, in one sentence; empty: there are.
QString whyNoArrows(const Computed& computed);

} // namespace attn

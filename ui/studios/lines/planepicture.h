// SPDX-License-Identifier: GPL-3.0-or-later
// What the plane of arrows shows of one computation: the arrows as far as the steps have come, where their tips lie,
// the hull that a context lies in, and the same numbers in words. No pixels.
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

// The user's choices for the plane, kept in figures of it.
struct PlaneChoice {
    std::array<bool, 4> shown = {true, true, true, true}; // by VectorKind
    bool principal = false;
    int across = 0, up = 1; // components, where it is not principal
    bool allHeads = false;  // their components side by side; else the head in focus
    VectorKind current = VectorKind::Query;
    bool operator==(const PlaneChoice&) const = default;
};
// Heads side by side where each has but one component, else the head in focus.
PlaneChoice usualPlaneChoice(const Computed& computed);

struct PlaneArrow {
    VectorPlace place;
    PlanePoint tip;
    bool isCurrent = false; // of the chosen cell: its query, key and value, and the query's context
    bool edited = false;    // manually: own numbers or its token's embedding
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
    ComputedPtr computed; // its source, and how far its steps have come
    Walk steps;
    std::optional<StepPlace> step;
    LayerVectors vectors;
    ArrowPlane plane;
    PlaneChoice choice;
    QStringList names;                // of the tokens
    Cell cell;                        // current query and key
    std::vector<PlaneArrow> arrows;   // the current ones last
    bool tipsOnly = false;            // of the others: too many for arrows
    std::vector<PlanePoint> hull;     // corners, of the values mixed into the current context
    std::vector<double> weights;      // by key, of the current context; empty if hidden
    std::optional<double> angle;      // between current query and key, degrees; nullopt if hidden
    std::optional<double> drawnAngle; // between their arrows
    QString across, up;               // what the axes are
    std::vector<PlaneLine> lines;
    int digits = 4;

    bool empty() const { return vectors.tokens == 0; }
    const PlaneArrow* find(VectorPlace place) const;
    VectorPlace currentOf(VectorKind kind) const;
    VectorPlace current() const { return currentOf(choice.current); }
    // The cell chosen with an arrow: the row of its query, the column of its key.
    Cell cellWith(VectorPlace place) const;
    QString nameOf(VectorPlace place) const; // "q with", "context of with"
};

// `kept`: the previous plane while a tip is dragged: principal axes stay as they are. Empty if there is nothing to
// draw.
PlanePicture planePicture(const ComputedPtr& computed, const PlaceInFocus& place, const PlaneChoice& choice, int digits,
                          const Walk& steps, const std::optional<StepPlace>& step,
                          const std::optional<ArrowPlane>& kept = {});
// Why this scene has no arrows, in one sentence; empty if it has.
QString whyNoArrows(const Computed& computed);

} // namespace attn

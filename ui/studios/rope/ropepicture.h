// SPDX-License-Identifier: GPL-3.0-or-later
// What the rotary studio shows of one score: its query and key in both layouts, at the requested positions, as far as
// the steps have come. No pixels.
#pragma once

#include "core/explain/walk.h"
#include "core/rotary/rotaryscore.h"
#include "ui/studios/studio.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace attn {

// The user's choices, also kept in figures.
struct RopeChoice {
    ScorePlace place;                                      // whose query and key
    std::int64_t queryMove = 0, keyMove = 0, bothMove = 0; // tokens away from their places
    Relaid relaid = Relaid::Reordered;
    std::int64_t pair = 0;
    bool operator==(const RopeChoice&) const = default;
};

enum class RopeState { Yes, Pending, Hidden }; // Pending: not reached by the steps

struct RopeSide {
    RotaryVectors vectors;
    TurnedScore turned;
};

struct RopePicture {
    RopeChoice choice;
    std::array<RopeSide, 2> sides;        // by RopeLayout
    RopeLayout layout = RopeLayout::Half; // that the scene has
    QString query, key;                   // the tokens
    QStringList queries, keys;            // all of them, by row and column of the scores
    std::int64_t queryPosition = 0, keyPosition = 0;
    RopeState before = RopeState::Yes, turned = RopeState::Yes, score = RopeState::Yes;
    bool finite = true;            // all its numbers are
    double traced = 0;             // the layer's own score
    double unturned = 0;           // the score without rotary positions
    double longest = 0;            // of all pairs of both vectors
    std::vector<MovedScore> moved; // empty: no score shown
    int digits = 4;

    bool empty() const { return sides[0].vectors.query.empty(); }
    const RopeSide& own() const { return sides[std::size_t(layout)]; }
    const RopeSide& other() const { return sides[1 - std::size_t(layout)]; }
    std::int64_t pairs() const { return own().vectors.pairs(); }
    std::int64_t distance() const { return queryPosition - keyPosition; }
    bool isMoved() const; // from the original places
    bool tellsScore() const { return score == RopeState::Yes && finite; }
};

// Empty if there is nothing to rotate.
RopePicture ropePicture(const Computed& computed, const RopeChoice& choice, int digits, const Walk& steps,
                        const std::optional<StepPlace>& step);
// Why a scene has nothing for this studio, in one sentence; else empty.
QString whyNothingTurns(const Computed& computed);

} // namespace attn

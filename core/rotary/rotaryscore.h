// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a query and a key that have turned by their positions, pair by pair; as a function of their distance; and to how many
// digits two such scores agree. Float32 has the angles that the layer has, float64 those that the formula means.
#pragma once

#include "core/rotary/rotaryvectors.h"

#include <cstdint>
#include <vector>

namespace attn {

struct PairArrow {
    double across = 0, up = 0; // the pair's two components
    double length() const;
};

struct TurnedPair {
    double queryTurn = 0, keyTurn = 0; // radians
    PairArrow query, key;              // as they have turned
    double part = 0;                   // of the score: their dot product
};

struct TurnedScore {
    std::vector<TurnedPair> pairs;
    double rest = 0; // from the components that stay
    double score = 0;
    double error = 0; // by so much float32 may be off: it grows with the products, not with their sum
};

// Float32: angle, cosine and sine are rounded as the layer rounds them, at large positions visibly. Float64: only the frequency is.
enum class Angles { Float32, Float64 };

PairArrow queryArrow(const RotaryVectors& vectors, std::int64_t pair);
PairArrow keyArrow(const RotaryVectors& vectors, std::int64_t pair);
double scoreWithoutTurning(const RotaryVectors& vectors);
TurnedScore turnedScore(const RotaryVectors& vectors, std::int64_t query_position, std::int64_t key_position,
                        Angles angles = Angles::Float32);

// In float64, for a query so far after the key; between two tokens too, since the formula knows no whole numbers.
double partAtDistance(const RotaryVectors& vectors, std::int64_t pair, double distance);
double scoreAtDistance(const RotaryVectors& vectors, double distance);

// How many leading digits of `a` and `b` are the same, up to `most`: as many as their difference leaves.
int agreeingDigits(double a, double b, int most);

// The same two vectors at other positions.
struct MovedScore {
    std::int64_t query = 0, key = 0; // positions
    double score = 0, exact = 0;     // with angles in float32, and in float64
    int digits = 0, exactDigits = 0; // that agree with the first one's
    std::int64_t distance() const { return query - key; }
};
inline constexpr int float32_digits = 7, float64_digits = 15;
// At these positions, both moved on by 10, 100 and 100,000, and the query alone by one.
std::vector<MovedScore> movedScores(const RotaryVectors& vectors, std::int64_t query_position,
                                    std::int64_t key_position);

// The layer's own number for this score; withheld if it must stay hidden.
double tracedScore(const Computed& computed, const ScorePlace& place);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/rotaryscore.h"

#include "core/layer/positions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr std::int64_t steps_on[] = {10, 100, 100'000};

struct Turn {
    double angle, cosine, sine;
};

Turn turnOf(const RotaryVectors& vectors, std::int64_t pair, std::int64_t position, Angles angles)
{
    const float frequency = vectors.frequencies[std::size_t(pair)];
    if (angles == Angles::Float32) {
        const RopeTurn turn = ropeTurn(vectors.rope, frequency, position - vectors.rope.offset);
        return {turn.angle, turn.cosine, turn.sine};
    }
    const double angle = double(position) * double(frequency);
    return {angle, std::cos(angle), std::sin(angle)};
}

PairArrow turned(const PairArrow& arrow, const Turn& turn)
{
    return {arrow.across * turn.cosine - arrow.up * turn.sine, arrow.up * turn.cosine + arrow.across * turn.sine};
}

PairArrow arrowOf(const std::vector<double>& vector, std::pair<std::int64_t, std::int64_t> pair)
{
    return {vector[std::size_t(pair.first)], vector[std::size_t(pair.second)]};
}

double restOf(const RotaryVectors& vectors)
{
    double rest = 0;
    for (auto at = std::size_t(vectors.turning()); at < vectors.query.size(); ++at)
        rest += vectors.query[at] * vectors.key[at];
    return rest;
}

} // namespace

double PairArrow::length() const { return std::hypot(across, up); }

PairArrow queryArrow(const RotaryVectors& vectors, std::int64_t pair)
{
    return arrowOf(vectors.query, vectors.pair(pair));
}

PairArrow keyArrow(const RotaryVectors& vectors, std::int64_t pair) { return arrowOf(vectors.key, vectors.pair(pair)); }

double scoreWithoutTurning(const RotaryVectors& vectors)
{
    double score = 0;
    for (std::size_t at = 0; at < vectors.query.size(); ++at)
        score += vectors.query[at] * vectors.key[at];
    return score;
}

TurnedScore turnedScore(const RotaryVectors& vectors, std::int64_t query_position, std::int64_t key_position,
                        Angles angles)
{
    TurnedScore out;
    double products = 0;
    for (std::int64_t pair = 0; pair < vectors.pairs(); ++pair) {
        const Turn query = turnOf(vectors, pair, query_position, angles);
        const Turn key = turnOf(vectors, pair, key_position, angles);
        TurnedPair each{query.angle, key.angle, turned(queryArrow(vectors, pair), query),
                        turned(keyArrow(vectors, pair), key)};
        each.part = each.query.across * each.key.across + each.query.up * each.key.up;
        products += each.query.length() * each.key.length();
        out.score += each.part;
        out.pairs.push_back(each);
    }
    for (auto at = std::size_t(vectors.turning()); at < vectors.query.size(); ++at)
        products += std::abs(vectors.query[at] * vectors.key[at]);
    out.rest = restOf(vectors);
    out.score += out.rest;
    // Both turned components are rounded, then each product and each sum.
    out.error = double(vectors.query.size() + 8) * double(std::numeric_limits<float>::epsilon()) * products;
    return out;
}

double partAtDistance(const RotaryVectors& vectors, std::int64_t pair, double distance)
{
    const PairArrow q = queryArrow(vectors, pair), k = keyArrow(vectors, pair);
    const double angle = distance * double(vectors.frequencies[std::size_t(pair)]);
    return (q.across * k.across + q.up * k.up) * std::cos(angle) +
           (q.across * k.up - q.up * k.across) * std::sin(angle);
}

double scoreAtDistance(const RotaryVectors& vectors, double distance)
{
    double score = restOf(vectors);
    for (std::int64_t pair = 0; pair < vectors.pairs(); ++pair)
        score += partAtDistance(vectors, pair, distance);
    return score;
}

int agreeingDigits(double a, double b, int most)
{
    if (a == b)
        return most;
    const double off = std::abs(a - b) / std::max(std::abs(a), std::abs(b));
    if (!std::isfinite(off))
        return 0;
    return std::clamp(int(std::floor(-std::log10(off))), 0, most);
}

std::vector<MovedScore> movedScores(const RotaryVectors& vectors, std::int64_t query_position,
                                    std::int64_t key_position)
{
    std::vector<MovedScore> all;
    const auto add = [&](std::int64_t query, std::int64_t key) {
        MovedScore moved{query, key, turnedScore(vectors, query, key).score,
                         turnedScore(vectors, query, key, Angles::Float64).score};
        const MovedScore& first = all.empty() ? moved : all.front();
        moved.digits = agreeingDigits(moved.score, first.score, float32_digits);
        moved.exactDigits = agreeingDigits(moved.exact, first.exact, float64_digits);
        all.push_back(moved);
    };
    add(query_position, key_position);
    for (const std::int64_t on : steps_on)
        add(query_position + on, key_position + on);
    add(query_position + 1, key_position);
    return all;
}

double tracedScore(const Computed& computed, const ScorePlace& place)
{
    return computed.trace->cell(*computed.trace->find("scores"), {place.batch, place.head, place.query, place.key});
}

} // namespace attn

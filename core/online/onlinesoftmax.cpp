// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/onlinesoftmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr float minus_infinity = -std::numeric_limits<float>::infinity();

// std::max would lose a nan in second place.
float larger(float a, float b) { return std::isnan(a) || a > b ? a : b; }

// A row without any allowed key takes in nothing, whatever its masked scores were.
float logitOf(const OnlineRow& row, std::int64_t key)
{
    return row.zeroed ? minus_infinity : row.logits[std::size_t(key)];
}

float takenOff(float maximum) { return maximum == minus_infinity ? 0 : maximum; }

OnlineState beforeTheFirst(const OnlineRow& row)
{
    OnlineState state{row.sink.value_or(minus_infinity), 0, std::vector<float>(std::size_t(row.width))};
    if (row.sink)
        state.sum = std::exp(*row.sink - takenOff(*row.sink));
    return state;
}

OnlineTile takeIn(const OnlineRow& row, std::int64_t first, std::int64_t count, const OnlineState& before)
{
    OnlineTile tile{first, count, minus_infinity, 0, 0, {}, 0, std::vector<float>(std::size_t(row.width))};
    for (std::int64_t key = first; key < first + count; ++key)
        tile.maximum = larger(tile.maximum, logitOf(row, key));
    tile.taken = takenOff(larger(before.maximum, tile.maximum));
    tile.factor = std::exp(before.maximum - tile.taken);
    for (std::int64_t key = first; key < first + count; ++key) {
        const float exponential = std::exp(logitOf(row, key) - tile.taken);
        tile.exponentials.push_back(exponential);
        tile.sum += exponential;
        const float share = exponential * row.factorOf(key);
        for (std::size_t at = 0; at < tile.mixed.size(); ++at)
            tile.mixed[at] += share * row.values[std::size_t(key * row.width) + at];
    }
    return tile;
}

OnlineState after(const OnlineState& before, const OnlineTile& tile)
{
    OnlineState state{larger(before.maximum, tile.maximum), before.sum * tile.factor + tile.sum, before.mixed};
    for (std::size_t at = 0; at < state.mixed.size(); ++at)
        state.mixed[at] = before.mixed[at] * tile.factor + tile.mixed[at];
    return state;
}

// What rounding may do, as a share of a weight and of what a context is the sum of: one half unit for each number that is
// added, for each rescaling and its exponential, and for the differences inside the exponentials, which telescope from z
// to the last m. Twice of it, since the layer's own numbers are rounded too.
double roundingShare(const OnlineRow& row, const OnlineSoftmax& online)
{
    constexpr double unit = std::numeric_limits<float>::epsilon() / 2, exponential_ends = 104; // e^-104 is 0 in float32
    const double maximum = online.states.back().maximum;
    const double inside = (std::isfinite(maximum) ? std::abs(maximum) : 0) + 2 * exponential_ends;
    return 2 * unit * (double(row.keys()) + 4.0 * double(online.tiles.size()) + inside + 8);
}

struct Apart {
    double largest = 0;
    bool agree = true;

    // `finite`: false if `a` was made from an infinity or nan, so that only non-finiteness can be compared.
    void see(double a, double b, double allowed, bool finite = true)
    {
        if (a == b || (std::isnan(a) && std::isnan(b)) || (!finite && !std::isfinite(a) && !std::isfinite(b)))
            return;
        const double apart = std::abs(a - b);
        if (std::isnan(apart) || apart > largest) // a nan stays
            largest = apart;
        agree = agree && apart <= allowed;
    }
};

} // namespace

std::vector<float> OnlineState::context() const
{
    std::vector<float> out = mixed;
    for (float& number : out)
        number /= sum;
    return out;
}

OnlineSoftmax onlineSoftmax(const OnlineRow& row, std::int64_t tile)
{
    OnlineSoftmax online;
    online.states.push_back(beforeTheFirst(row));
    for (std::int64_t first = 0; first < row.keys(); first += tile) {
        online.tiles.push_back(takeIn(row, first, std::min(tile, row.keys() - first), online.states.back()));
        online.states.push_back(after(online.states.back(), online.tiles.back()));
    }
    const OnlineState& last = online.states.back();
    online.weights = weightsAfter(row, online, std::int64_t(online.tiles.size()));
    online.context = row.zeroed ? last.mixed : last.context(); // 0, and 0 / 0 is nan
    if (row.sink)
        online.sinkWeight = std::exp(*row.sink - takenOff(last.maximum)) / last.sum;
    return online;
}

std::vector<float> weightsAfter(const OnlineRow& row, const OnlineSoftmax& online, std::int64_t tiles)
{
    std::vector<float> weights;
    if (tiles == 0)
        return weights;
    const OnlineTile& last = online.tiles[std::size_t(tiles) - 1];
    const OnlineState& state = online.states[std::size_t(tiles)];
    for (std::int64_t key = 0; key < last.first + last.count; ++key)
        weights.push_back(row.zeroed ? 0 : std::exp(row.logits[std::size_t(key)] - last.taken) / state.sum);
    return weights;
}

OnlineCheck checkOnline(const OnlineRow& row, const OnlineSoftmax& online)
{
    const double share = roundingShare(row, online), least = 4.0 * std::numeric_limits<float>::min();
    Apart weights, context;
    for (std::size_t key = 0; key < row.weights.size(); ++key)
        weights.see(online.weights[key], row.weights[key], share * std::abs(row.weights[key]) + least);
    if (row.sink)
        weights.see(*online.sinkWeight, *row.sinkWeight, share * std::abs(*row.sinkWeight) + least);
    for (std::size_t at = 0; at < row.context.size() && !row.headOff; ++at) {
        double sum = 0;
        bool finite = true;
        for (std::int64_t key = 0; key < row.keys(); ++key) {
            const double value = row.values[std::size_t(key * row.width) + at];
            finite = finite && std::isfinite(value);
            sum += std::abs(row.weights[std::size_t(key)] * double(row.factorOf(key)) * value);
        }
        context.see(online.context[at], row.context[at], share * sum + least, finite);
    }
    return {weights.largest, context.largest, weights.agree, context.agree};
}

} // namespace attn

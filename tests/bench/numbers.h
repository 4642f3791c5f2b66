// SPDX-License-Identifier: GPL-3.0-or-later
// What every part of the bench does with its times: contestants run in turn, round by round, and only ratios of times
// of the same round are believed, because a machine's speed changes while it is being measured.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace attn::bench {

inline double now() // seconds
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The middle one; the mean of the two in the middle of an even number. `values` must not be empty.
inline double median(std::vector<double> values)
{
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

// The smallest value that at least 95 % of them do not exceed.
inline double percentile95(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[(values.size() * 95 + 99) / 100 - 1];
}

// Median over the rounds of a / b, both of the same round.
inline double medianRatio(const std::vector<double>& a, const std::vector<double>& b)
{
    std::vector<double> ratios;
    for (std::size_t round = 0; round < a.size(); ++round)
        ratios.push_back(a[round] / b[round]);
    return median(std::move(ratios));
}

struct Contestant {
    std::string name;
    std::function<double()> turn; // does its work for a while; seconds a call
};

// A turn that calls `call` as often as fills `slice` seconds, but at least once. The number is found the first time.
inline std::function<double()> repeated(std::function<void()> call, double slice = 0.08)
{
    return [call = std::move(call), slice, calls = 0]() mutable {
        if (calls == 0) {
            call(); // the first one pays for what later ones find ready
            const double before = now();
            call();
            calls = std::max(1, static_cast<int>(slice / std::max(now() - before, 1e-9)));
        }
        const double before = now();
        for (int i = 0; i < calls; ++i)
            call();
        return (now() - before) / calls;
    };
}

// times[contestant][round], after one round that does not count. Who begins moves on by one each round; before each
// turn there is a rest in which the threads of the one before go to sleep.
inline std::vector<std::vector<double>> pairedRounds(const std::vector<Contestant>& contestants, int rounds)
{
    std::vector<std::vector<double>> times(contestants.size());
    for (int round = -1; round < rounds; ++round)
        for (std::size_t i = 0; i < contestants.size(); ++i) {
            const std::size_t who = (i + static_cast<std::size_t>(round + 1)) % contestants.size();
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            const double seconds = contestants[who].turn();
            if (round >= 0)
                times[who].push_back(seconds);
        }
    return times;
}

// "29.31 ms", "0.65 us": four digits or so, whatever the size.
inline std::string duration(double seconds)
{
    char text[32];
    if (seconds < 1e-4)
        std::snprintf(text, sizeof text, "%8.3f us", seconds * 1e6);
    else
        std::snprintf(text, sizeof text, "%8.3f ms", seconds * 1e3);
    return text;
}

} // namespace attn::bench

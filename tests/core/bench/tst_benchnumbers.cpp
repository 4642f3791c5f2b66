// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/numbers.h"

#include <doctest/doctest.h>

#include <set>

using namespace attn::bench;

TEST_CASE("the median is the middle one, or the mean of the two in the middle")
{
    CHECK(median({3, 1, 2}) == 2);
    CHECK(median({4, 1, 3, 2}) == 2.5);
    CHECK(median({7}) == 7);
}

TEST_CASE("95 of 100 values do not exceed the 95th percentile")
{
    std::vector<double> values;
    for (int i = 100; i >= 1; --i)
        values.push_back(i);
    CHECK(percentile95(values) == 95);
    CHECK(percentile95({1, 2, 3}) == 3);
    CHECK(percentile95({5}) == 5);
}

TEST_CASE("a ratio is taken round by round, so that a slow moment of the machine does not count")
{
    CHECK(medianRatio({2, 6, 8}, {1, 3, 1}) == 2); // not 6 / 1, the ratio of the medians
}

TEST_CASE("every contestant has a turn in each round, and another one begins it")
{
    std::vector<int> order;
    std::vector<Contestant> contestants;
    for (int i = 0; i < 3; ++i)
        contestants.push_back({std::to_string(i), [&order, i] {
                                   order.push_back(i);
                                   return double(i);
                               }});
    const auto times = pairedRounds(contestants, 3);
    for (int i = 0; i < 3; ++i)
        CHECK(times[i] == std::vector<double>{double(i), double(i), double(i)});
    REQUIRE(order.size() == 12); // with the round that does not count
    std::set<int> first;
    for (std::size_t round = 1; round < 4; ++round)
        first.insert(order[3 * round]);
    CHECK(first.size() == 3);
}

TEST_CASE("a turn calls as often as fills its time, and tells the time of one call")
{
    int calls = 0;
    const auto quick = repeated([&] { ++calls; }, 0.001);
    CHECK(quick() < 0.001);
    const int with_finding_out = calls;
    CHECK(with_finding_out > 100);
    quick();
    CHECK(calls == 2 * with_finding_out - 2);

    const auto slow = repeated([] { std::this_thread::sleep_for(std::chrono::milliseconds(2)); }, 0.001);
    CHECK(slow() >= 0.002); // once, though it takes longer
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/nexttokens.h"

#include <cmath>
#include <doctest/doctest.h>
#include <limits>

using namespace attn;

TEST_CASE("The most probable tokens of a row of logits")
{
    const Tensor logits({2, 4}, {9, 9, 9, 9, 1, 3, 1, -1e30f});
    const NextTokens next(lastRow(logits));
    const double sum = 2 * std::exp(-2.0) + 1;
    CHECK(next.of(1) == doctest::Approx(1 / sum).epsilon(1e-15));
    CHECK(next.of(3) == 0);
    CHECK(next.of(-1) == 0);
    CHECK(next.of(4) == 0);
    const auto most = next.most(3);
    REQUIRE(most.size() == 3);
    CHECK(most[0] == TokenProbability{1, next.of(1)});
    CHECK(most[1].id == 0); // of equals the smaller id
    CHECK(most[2].id == 2);
    CHECK(most[2].probability == doctest::Approx(std::exp(-2.0) / sum).epsilon(1e-15));
    CHECK(next.most(99).size() == 4);
    CHECK(next.most(0).empty());
    const float nan = std::numeric_limits<float>::quiet_NaN();
    CHECK(NextTokens(std::vector<float>{nan, 1, nan}).most(3).size() == 3);
}

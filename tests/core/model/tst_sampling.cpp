// SPDX-License-Identifier: GPL-3.0-or-later
// How the next token is drawn: against what transformers' warpers and torch.rand give.
#include "core/model/sampling.h"

#include <cmath>
#include <doctest/doctest.h>
#include <limits>

using namespace attn;

namespace {

// The logits of 0.5, 0.25, 0.125, 0.0625, 0.0625, in another order.
std::vector<TokenProbability> halves()
{
    return NextTokens(std::vector<float>{std::log(0.125F), std::log(0.5F), std::log(0.0625F), std::log(0.25F),
                                         std::log(0.0625F)})
        .most(5);
}

void checkTokens(const std::vector<TokenProbability>& tokens, const std::vector<TokenProbability>& expected)
{
    REQUIRE(tokens.size() == expected.size());
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        CHECK(tokens[i].id == expected[i].id);
        CHECK(tokens[i].probability == doctest::Approx(expected[i].probability).epsilon(1e-6));
    }
}

} // namespace

TEST_CASE("Without a setting every token keeps its probability")
{
    checkTokens(candidates(halves(), {}), {{1, 0.5}, {3, 0.25}, {0, 0.125}, {2, 0.0625}, {4, 0.0625}});
}

TEST_CASE("Temperature sharpens and flattens, and 0 takes the most probable token")
{
    const double sum = 0.25 + 0.0625 + 0.015625 + 2 * 0.00390625; // squares: logits / 0.5
    checkTokens(
        candidates(halves(), {.temperature = 0.5}),
        {{1, 0.25 / sum}, {3, 0.0625 / sum}, {0, 0.015625 / sum}, {2, 0.00390625 / sum}, {4, 0.00390625 / sum}});
    CHECK(candidates(halves(), {.temperature = 2}).front().probability < 0.5);
    checkTokens(candidates(halves(), {.temperature = 0}), {{1, 1.0}});
    CHECK(candidates(halves(), {.temperature = 1e-3}).front().probability == doctest::Approx(1));
}

TEST_CASE("Top-k keeps the most probable and those as probable as the last of them")
{
    checkTokens(candidates(halves(), {.top_k = 2}), {{1, 2 / 3.0}, {3, 1 / 3.0}});
    CHECK(candidates(halves(), {.top_k = 4}).size() == 5); // as torch.topk's threshold does
    CHECK(candidates(halves(), {.top_k = 99}).size() == 5);
}

TEST_CASE("Top-p keeps the fewest tokens that reach it, of what top-k has left")
{
    checkTokens(candidates(halves(), {.top_p = 0.7}), {{1, 2 / 3.0}, {3, 1 / 3.0}});
    checkTokens(candidates(halves(), {.top_p = 1e-9}), {{1, 1.0}});
    checkTokens(candidates(halves(), {.top_k = 3, .top_p = 0.86}), {{1, 4 / 7.0}, {3, 2 / 7.0}, {0, 1 / 7.0}});
    checkTokens(candidates(halves(), {.top_k = 2, .top_p = 0.6}), {{1, 1.0}}); // 2/3 is enough
}

TEST_CASE("A number falls on the token whose share it lies in")
{
    const auto tokens = candidates(halves(), {});
    CHECK(drawn(tokens, 0).id == 1);
    CHECK(drawn(tokens, 0.499).id == 1);
    CHECK(drawn(tokens, 0.501).id == 3);
    CHECK(drawn(tokens, 0.99).id == 4);
    CHECK(drawn({{7, 0.3}, {8, 0.3}}, 0.999).id == 8);
}

TEST_CASE("The number of a text is the last one of torch.rand")
{
    // torch.manual_seed(0); torch.rand(3): 0.4963, 0.7682, 0.0885
    CHECK(drawnUnit(0, 1) == doctest::Approx(0.49625658988952637).epsilon(1e-12));
    CHECK(drawnUnit(0, 2) == doctest::Approx(0.7682217955589294).epsilon(1e-12));
    CHECK(drawnUnit(0, 3) == doctest::Approx(0.08847743272781372).epsilon(1e-12));
}

TEST_CASE("What cannot be drawn from")
{
    CHECK(candidates({}, {}).empty());
    const float nan = std::numeric_limits<float>::quiet_NaN();
    CHECK(candidates(NextTokens(std::vector<float>{nan, nan}).most(2), {}).empty());
    CHECK_FALSE(checkSampling({}));
    CHECK(checkSampling({.temperature = -1})->message == "temperature is -1; expected a number from 0 to 100");
    CHECK(checkSampling({.temperature = std::nan("")}));
    CHECK(checkSampling({.top_k = -1}));
    CHECK(checkSampling({.top_p = 0})->message == "top-p is 0; expected a number above 0 and at most 1");
    CHECK(checkSampling({.top_p = 1.5}));
}

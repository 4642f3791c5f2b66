// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong answers: each is worked out here as a learner would, with one of the usual mistakes, and must be told by it.
#include "core/explain/diagnosis.h"

#include "tests/core/support/explained.h"

#include <cmath>
#include <functional>
#include <random>

using namespace attn;

namespace {

constexpr int digits = 4;
constexpr double keep = 0.7;

// Two heads with a causal mask and a dropout of 0.3.
Scene layerScene(std::uint64_t seed, std::int64_t tokens)
{
    Scene scene;
    scene.draws = {ManualSeed{seed}, Randn{"x", {1, tokens, 4}, {}}, Randn{"W_query", {4, 4}, {}},
                   Randn{"W_key", {4, 4}, {}}, Randn{"W_value", {4, 4}, {}}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = 2;
    scene.config.d_in = scene.config.d_out = 4;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.config.dropout.p = 1 - keep;
    scene.config.dropout.train = true;
    return scene;
}

struct Layer {
    explicit Layer(const Scene& scene)
        : made(scene, "reference"), computed(made.scene, made.realized, made.trace), T(made.realized->plan.dims.T)
    {
    }
    double at(const char* tensor, std::int64_t head, std::int64_t row, std::int64_t column) const
    {
        return computed.trace->cell(*computed.trace->find(tensor), {0, head, row, column});
    }
    // The share of column j among `logits` of the keys 0 .. last.
    static double share(const std::function<double(std::int64_t)>& logit, std::int64_t j, std::int64_t last)
    {
        double sum = 0;
        for (std::int64_t k = 0; k <= last; ++k)
            sum += std::exp(logit(k));
        return std::exp(logit(j)) / sum;
    }

    test::Explained made;
    Computed computed;
    std::int64_t T;
};

double typed(double number) { return std::round(number * 1e4) / 1e4; }
double toTwo(double number) { return std::round(number * 1e2) / 1e2; }

struct Slip {
    Mistake mistake;
    const char* tensor;
    std::function<double(const Layer&, std::int64_t head, std::int64_t i, std::int64_t j)> answer;
};

const Slip slips[] = {
    {Mistake::NoScale, "weights",
     [](const Layer& l, auto h, auto i, auto j) {
         return Layer::share([&](std::int64_t k) { return l.at("scores", h, i, k); }, j, i);
     }},
    {Mistake::NoScale, "scaled", [](const Layer& l, auto h, auto i, auto j) { return l.at("scores", h, i, j); }},
    {Mistake::OtherRow, "weights", [](const Layer& l, auto h, auto i, auto j) { return l.at("weights", h, i - 1, j); }},
    {Mistake::Transposed, "scores", [](const Layer& l, auto h, auto i, auto j) { return l.at("scores", h, j, i); }},
    {Mistake::MaskedLate, "weights",
     [](const Layer& l, auto h, auto i, auto j) {
         return Layer::share([&](std::int64_t k) { return l.at("scaled", h, i, k); }, j, l.T - 1);
     }},
    {Mistake::RoundedEarly, "weights",
     [](const Layer& l, auto h, auto i, auto j) {
         return Layer::share([&](std::int64_t k) { return toTwo(l.at("scaled", h, i, k)); }, j, i);
     }},
    {Mistake::RoundedEarly, "head_context",
     [](const Layer& l, auto h, auto i, auto) {
         double sum = 0;
         for (std::int64_t k = 0; k < l.T; ++k)
             sum += toTwo(l.at("dropped", h, i, k)) * toTwo(l.at("v", h, k, 1));
         return sum;
     }},
    {Mistake::NotScaledUp, "dropped", [](const Layer& l, auto h, auto i, auto j) { return l.at("weights", h, i, j); }},
    {Mistake::NotScaledUp, "head_context",
     [](const Layer& l, auto h, auto i, auto) {
         double sum = 0;
         for (std::int64_t k = 0; k < l.T; ++k)
             sum += l.at("dropped", h, i, k) * keep * l.at("v", h, k, 1);
         return sum;
     }},
    {Mistake::AnotherStage, "weights", [](const Layer& l, auto h, auto i, auto j) { return l.at("scores", h, i, j); }},
};

} // namespace

TEST_CASE("the usual mistakes are told from their numbers, and no wrong answer is called right")
{
    std::mt19937 random(11);
    int told = 0, all = 0;
    for (const Slip& slip : slips)
        for (int number = 0; number < 20;) {
            const Layer layer(layerScene(random(), 5 + std::int64_t(random() % 4)));
            const std::int64_t head = std::int64_t(random() % 2), i = 2 + std::int64_t(random() % (layer.T - 2));
            const bool context = std::string_view(slip.tensor) == "head_context";
            const std::int64_t j =
                context ? 1 : std::int64_t(random() % (slip.mistake == Mistake::OtherRow ? i : i + 1));
            const double right = layer.at(slip.tensor, head, i, j), wrong = typed(slip.answer(layer, head, i, j));
            if (typed(right) == wrong || wrong == 0 || right == 0)
                continue; // no mistake that shows
            ++number;
            ++all;
            const CellRef cell{slip.tensor, {0, head, i, j}};
            const auto found = diagnosed(layer.computed, cell, wrong, digits);
            told += found && found->mistake == slip.mistake;
            CHECK_FALSE(diagnosed(layer.computed, cell, typed(right), digits).has_value());
            if (found)
                CHECK_FALSE(found->what.empty());
        }
    MESSAGE(told << " of " << all << " told");
    CHECK(told * 10 >= all * 9);
}

TEST_CASE("what no mistake explains, or is too coarse, is not explained")
{
    const Layer layer(layerScene(3, 6));
    const CellRef cell{"weights", {0, 0, 3, 1}};
    CHECK_FALSE(diagnosed(layer.computed, cell, 17.25, digits).has_value());
    CHECK_FALSE(diagnosed(layer.computed, cell, NAN, digits).has_value());
    CHECK_FALSE(diagnosed(layer.computed, cell, typed(layer.at("weights", 0, 2, 1)), 1).has_value());
    CHECK_FALSE(diagnosed(layer.computed, {"x", {0, 1, 1}}, 17.25, digits).has_value());
}

TEST_CASE("the row and the tokens that were mistaken are named")
{
    Scene scene = layerScene(5, 6);
    scene.tokens = {{"Your", "journey", "starts", "with", "one", "step"}};
    const Layer layer(scene);
    const auto found =
        diagnosed(layer.computed, {"weights", {0, 1, 4, 2}}, typed(layer.at("weights", 1, 3, 2)), digits);
    REQUIRE(found);
    CHECK(found->mistake == Mistake::OtherRow);
    CHECK(found->what == "the number of another row: with");
}

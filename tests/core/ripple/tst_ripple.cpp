// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit changes, stage after stage, and what moves a number: sizes worked out with PyTorch beside this program, what
// does not reach a stage, and that nothing hidden is told.
#include "core/ripple/ripple.h"

#include "core/base/withheld.h"
#include "core/explain/withhold.h"
#include "core/rewrite/overrides.h"
#include "core/ripple/derivatives.h"
#include "core/ripple/differencecheck.h"
#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"

#include <cmath>

using namespace attn;

namespace {

ComputedPtr computedOf(Scene scene)
{
    const test::Explained layer(std::move(scene), "reference");
    return std::make_shared<const Computed>(layer.scene, layer.realized, layer.trace);
}

ComputedPtr with(const ComputedPtr& layer, const CellRef& cell, float number)
{
    return computedOf(withNumber(layer->scene, layer->realized->plan, cell.tensor, cell.index, number));
}

ComputedPtr causal() { return computedOf(lessonScene("000.causal.neg_inf")); }

} // namespace

TEST_CASE("an edit is followed through the stages of a causal layer")
{
    const ComputedPtr before = causal(), after = with(before, {"x", {0, 1, 1}}, 0.97f);
    const Ripple ripple = rippleOf(before, after);
    struct Wanted {
        const char* tensor;
        double largest;
        std::int64_t changed, counted;
    };
    // x[journey, 1] from 0.87 to 0.97, in float64.
    for (const Wanted& wanted :
         {Wanted{"x", 0.1000, 1, 18}, Wanted{"q", 0.0689, 2, 12}, Wanted{"k", 0.0726, 2, 12},
          Wanted{"v", 0.0402, 2, 12}, Wanted{"scores", 0.2089, 11, 36}, Wanted{"scaled", 0.1477, 6, 21},
          Wanted{"weights", 0.0246, 20, 21}, Wanted{"context", 0.0282, 10, 12}}) {
        CAPTURE(wanted.tensor);
        const RippleStage* stage = ripple.find(wanted.tensor);
        REQUIRE(stage);
        CHECK(stage->largest == doctest::Approx(wanted.largest).epsilon(2e-3));
        CHECK(stage->changed == wanted.changed);
        CHECK(stage->counted == wanted.counted);
    }
    CHECK(ripple.largest() == doctest::Approx(0.2089).epsilon(1e-3));
    const TracedTensor& scores = *ripple.changes->trace->find("scores");
    const TracedTensor &was = *before->trace->find("scores"), &is = *after->trace->find("scores");
    std::vector<double> row(6);
    scores.read(6, std::span(row));
    for (std::int64_t flat = 0; flat < 36; ++flat)
        CHECK(scores.at(flat) == is.at(flat) - was.at(flat));
    CHECK(row[3] == scores.at(9));
}

TEST_CASE("an edit of a weight leaves alone what does not read it")
{
    const ComputedPtr before = causal();
    const Ripple ripple = rippleOf(before, with(before, {"W_value", {1, 0}}, 0.5f));
    for (const char* still : {"x", "q", "k", "scores", "weights"}) {
        CAPTURE(still);
        CHECK(ripple.find(still)->changed == 0);
        CHECK(ripple.find(still)->largest == 0);
    }
    CHECK(ripple.find("v")->changed == 6); // one column
    CHECK(ripple.find("context")->changed == 6);
}

TEST_CASE("a number that becomes infinite or nan is a change without a measure")
{
    const ComputedPtr before = causal();
    const Ripple ripple = rippleOf(before, with(before, {"scores", {0, 0, 5, 0}}, -INFINITY));
    CHECK(std::isinf(ripple.find("scores")->largest));
    CHECK(ripple.find("scores")->changed == 1);
    CHECK(std::isfinite(ripple.largest()));
    CHECK(ripple.find("weights")->changed == 6); // the row without that key
}

TEST_CASE("what is hidden is neither counted nor shown")
{
    const ComputedPtr all = causal();
    const ComputedPtr before = withhold(all, {{"weights", {0, 0, 3}}});
    const ComputedPtr after = withheldLike(before, with(all, {"x", {0, 1, 1}}, 0.97f));
    const Ripple ripple = rippleOf(before, after);
    CHECK(ripple.find("weights")->counted == 21 - 4);
    const TracedTensor& weights = *ripple.changes->trace->find("weights");
    CHECK(isWithheld(weights.at(3 * 6)));
    CHECK(weights.at(1) == 0); // masked in both
    CHECK_FALSE(isWithheld(weights.at(4 * 6)));
    std::vector<float> row(6);
    weights.read(3 * 6, std::span(row));
    CHECK(isWithheld(row[1]));
}

TEST_CASE("derivatives are sorted by what can be edited, and say what an edit does")
{
    const ComputedPtr layer = causal();
    const AskedNumber asked{{"context", {0, 3, 0}}};
    const auto made = derive(layer, asked);
    REQUIRE(made);
    const SortedDerivatives& derivatives = **made;
    CHECK(derivatives.gradient->value == doctest::Approx(0.3129).epsilon(1e-3));
    CHECK(derivatives.find("x")->kind == DerivedBy::Embeddings);
    CHECK(derivatives.find("W_query")->kind == DerivedBy::Weights);
    CHECK(derivatives.find("scores")->kind == DerivedBy::Between);
    CHECK_FALSE(derivatives.find("context")); // by itself it is 1
    CHECK(derivatives.tensors.front().name == "x");
    CHECK(derivatives.byCell({"x", {0, 1, 1}}) == doctest::Approx(0.1001).epsilon(1e-3));
    CHECK(std::isnan(derivatives.byCell({"x", {0, 99, 1}}))); // of a longer scene
    CHECK(derivatives.byCell({"x", {0, 4, 1}}) == 0);         // after the query: masked
    const auto strong =
        strongestOf(derivatives, {DerivedBy::Embeddings, DerivedBy::Weights}, DerivativeForm::Derivative);
    REQUIRE(strong.size() == 10);
    CHECK(toString(strong[0].cell) == "W_value[1,0]");
    CHECK(strong[0].derivative == doctest::Approx(0.6404).epsilon(1e-3));
    CHECK(toString(strong[1].cell) == "W_value[2,0]");
    CHECK(strongestOf(derivatives, {DerivedBy::Embeddings}, DerivativeForm::Derivative).front().cell.tensor == "x");
    CHECK(strongestOf(derivatives, {}, DerivativeForm::Derivative).empty());
    CHECK(strongestOf(derivatives, {DerivedBy::Between}, DerivativeForm::Derivative).empty());

    const double number = layer->trace->cell(*layer->trace->find("x"), {0, 1, 1});
    const TracedTensor& times = *derivatives.by[1]->trace->find("x");
    CHECK(times.at(4) == doctest::Approx(0.1001 * number).epsilon(1e-3));
    const float h = 1e-3f;
    const double moved =
        askedValue(*with(layer, {"x", {0, 1, 1}}, float(number) + h), asked) - askedValue(*layer, asked);
    CHECK(moved / h == doctest::Approx(derivatives.byCell({"x", {0, 1, 1}})).epsilon(1e-2));
}

TEST_CASE("the length of a row and of all of a tensor can be asked about")
{
    const ComputedPtr layer = causal();
    const TracedTensor& context = *layer->trace->find("context");
    const AskedNumber row{{"context", {0, 3, 0}}, AskedFor::RowNorm}, all{{"context", {0, 3, 0}}, AskedFor::WholeNorm};
    CHECK(askedValue(*layer, row) == doctest::Approx(std::hypot(context.at(6), context.at(7))));
    double sum = 0;
    for (std::int64_t flat = 0; flat < 12; ++flat)
        sum += context.at(flat) * context.at(flat);
    CHECK(askedValue(*layer, all) == doctest::Approx(std::sqrt(sum)));
    for (const AskedNumber& asked : {row, all}) {
        const auto made = derive(layer, asked);
        REQUIRE(made);
        CHECK((*made)->gradient->value == doctest::Approx(askedValue(*layer, asked)));
    }
    CHECK(isWithheld(askedValue(*withhold(layer, {{"context", {0, 3, 1}}}), row)));
}

TEST_CASE("all derivatives of a small layer agree with central differences, and wrong ones do not")
{
    const auto made = derive(causal(), {{"context", {0, 3, 0}}});
    REQUIRE(made);
    const auto checked = checkDerivatives(**made, std::chrono::minutes(1));
    REQUIRE(checked);
    CHECK(checked->all == 36);
    CHECK(checked->checked == 36);
    CHECK(checked->agree());
    CHECK(checked->largest_gap < 1e-7);

    SortedDerivatives wrong = **made;
    auto other = std::make_shared<Gradient>(*(*derive(causal(), {{"context", {0, 3, 1}}}))->gradient);
    other->target = wrong.gradient->target;
    wrong.gradient = other;
    const auto found = checkDerivatives(wrong, std::chrono::minutes(1));
    REQUIRE(found);
    CHECK_FALSE(found->agree());
}

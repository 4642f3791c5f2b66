// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden numbers: which cells, what goes with them, and that neither explanations nor equations have them.
#include "core/explain/withhold.h"

#include "core/base/numbertext.h"
#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "core/explain/equation.h"
#include "core/io/text/matrixtext.h"
#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"

using namespace attn;

namespace {

ComputedPtr computedOf(const char* id)
{
    const test::Explained layer(lessonScene(id), "reference");
    return std::make_shared<const Computed>(layer.scene, layer.realized, layer.trace);
}

double at(const Computed& computed, const CellRef& cell)
{
    return computed.trace->cell(*computed.trace->find(cell.tensor), cell.index);
}

// 40 tokens, two heads of 16: more cells in a head than anybody looks at one by one.
Scene wideScene()
{
    std::vector<float> numbers;
    for (int i = 0; i < 40 * 32; ++i)
        numbers.push_back(float(std::sin(i * 0.7)));
    Scene scene;
    scene.inputs = {{"x", Tensor({40, 32}, numbers)}};
    scene.config.d_in = scene.config.d_out = 32;
    scene.config.num_heads = 2;
    return scene;
}

std::int64_t withheldIn(const Computed& computed, const char* tensor)
{
    std::int64_t count = 0;
    const TracedTensor& found = *computed.trace->find(tensor);
    for (std::int64_t flat = 0; flat < elementCount(found.shape); ++flat)
        count += isWithheld(found.at(flat));
    return count;
}

} // namespace

TEST_CASE("a withheld value survives arithmetic and both widths, and is no other nan")
{
    const float hidden = withheldNumber();
    CHECK(isWithheld(hidden));
    CHECK(isWithheld(double(hidden)));
    CHECK(isWithheld(float(double(hidden))));
    CHECK(isWithheld(-double(hidden) * 2 + 1));
    CHECK(isWithheld(std::exp(double(hidden))));
    CHECK_FALSE(isWithheld(std::nan("")));
    CHECK_FALSE(isWithheld(0.0 * HUGE_VAL));
    CHECK_FALSE(isWithheld(HUGE_VAL));
    CHECK(decimalText(hidden, 4) == "?");
    CHECK(shortest(hidden) == "?");
}

TEST_CASE("one cell is hidden, and nothing else of its tensor")
{
    const ComputedPtr all = computedOf("000.causal.neg_inf");
    const ComputedPtr withheld = withhold(all, {{"weights", {0, 0, 3, 1}}});
    CHECK(withheld->answers == all);
    CHECK(isWithheld(at(*withheld, {"weights", {0, 0, 3, 1}})));
    CHECK(withheldIn(*withheld, "weights") == 1);
    CHECK(at(*withheld, {"weights", {0, 0, 3, 2}}) == at(*all, {"weights", {0, 0, 3, 2}}));
    CHECK(at(*withheld, {"scores", {0, 0, 3, 1}}) == at(*all, {"scores", {0, 0, 3, 1}}));
    CHECK(withheld->hides("weights"));
    CHECK_FALSE(withheld->hides("scores"));
    CHECK(isWithheld(withheld->trace->row(*withheld->trace->find("weights"), 0, 3)[1]));
    CHECK(isWithheld(withheld->trace->dense(*withheld->trace->find("weights"))[3 * 6 + 1]));
}

TEST_CASE("what copies a hidden number, or is copied by it, is hidden with it")
{
    const ComputedPtr all = computedOf("000.causal.neg_inf"); // p = 0, one head
    const ComputedPtr weights = withhold(all, {{"weights", {0, 0, 3, 1}}});
    CHECK(isWithheld(at(*weights, {"dropped", {0, 0, 3, 1}})));
    const ComputedPtr masked = withhold(all, {{"masked", {0, 0, 3, 1}}});
    CHECK(withheldIn(*masked, "masked") == 1);
    const StageTensor& stage = *findStage(all->realized->plan.stages, "masked");
    CHECK(isWithheld(at(*masked, {stage.from, {0, 0, 3, 1}})));
    const ComputedPtr context = withhold(all, {{"context", {0, 4, 1}}});
    CHECK(isWithheld(at(*context, {"head_context", {0, 0, 4, 1}})));
}

TEST_CASE("what follows from a hidden number by a known constant is hidden, what it is made from is not")
{
    const ComputedPtr all = computedOf("000.causal_class.dropout"); // scores, mask, scale, softmax, dropout
    const CellRef score{"scores", {0, 0, 3, 1}}, weight{"weights", {0, 0, 3, 1}};
    const auto sees = [](const ComputedPtr& withheld, const char* tensor) {
        return !isWithheld(at(*withheld, {tensor, {0, 0, 3, 1}}));
    };
    REQUIRE(all->trace->find("scaled"));
    REQUIRE(at(*all, {"dropped", weight.index}) != 0);

    const ComputedPtr scores = withhold(all, {{score.tensor, score.index}});
    CHECK_FALSE(sees(scores, "scaled"));
    CHECK_FALSE(sees(scores, "masked"));
    CHECK(sees(scores, "weights")); // takes the whole row
    const ComputedPtr scaled = withhold(all, {{"scaled", score.index}});
    CHECK(sees(scaled, "scores"));
    CHECK(sees(scaled, "masked"));
    CHECK(sees(scaled, "weights"));
    const ComputedPtr weights = withhold(all, {{weight.tensor, weight.index}});
    CHECK(sees(weights, "scores"));
    CHECK(sees(weights, "masked"));
    CHECK_FALSE(sees(weights, "dropped"));
    CHECK(withheldIn(*weights, "dropped") == 1);
    const ComputedPtr dropped = withhold(all, {{"dropped", weight.index}});
    CHECK(sees(dropped, "weights"));
    CHECK(withheldIn(*dropped, "weights") == 0);
}

TEST_CASE("a dropped cell does not tell its weight, and neither does a number that was put in")
{
    const ComputedPtr all = computedOf("003.dropout.weights");
    const TracedTensor& dropped = *all->trace->find("dropped");
    std::int64_t lost = 0;
    while (dropped.at(lost) != 0 || all->trace->find("weights")->at(lost) == 0)
        ++lost;
    const Index cell = indexAt(dropped.shape, lost);
    const ComputedPtr withheld = withhold(all, {{"weights", cell}});
    CHECK(withheldIn(*withheld, "weights") == 1);
    CHECK(withheldIn(*withheld, "dropped") == 0);

    Scene scene = all->scene;
    std::int64_t kept = 0;
    while (dropped.at(kept) == 0)
        ++kept;
    const Index pinned = indexAt(dropped.shape, kept);
    scene.overrides.set("dropped", pinned, 3.5f);
    const test::Explained layer(scene, "reference");
    const auto with = std::make_shared<const Computed>(layer.scene, layer.realized, layer.trace);
    CHECK(at(*withhold(with, {{"weights", pinned}}), {"dropped", pinned}) == 3.5);
}

TEST_CASE("a cell is shown with all that hides it, and with nothing else")
{
    const ComputedPtr all = computedOf("000.causal_class.dropout");
    const Index index{0, 0, 3, 1};
    const auto tensors = [&](const char* tensor) {
        std::vector<std::string> found;
        for (const CellBlock& block : whatHides(*all, {tensor, index})) {
            CHECK(block.leading == index);
            found.push_back(block.tensor);
        }
        return found;
    };
    CHECK(tensors("dropped") == std::vector<std::string>{"dropped", "weights"});
    CHECK(tensors("weights") == std::vector<std::string>{"weights"});
    CHECK(tensors("scaled") == std::vector<std::string>{"scaled", "scores", "masked"});
    CHECK(tensors("masked") == std::vector<std::string>{"masked", "scores"});
    CHECK(tensors("scores") == std::vector<std::string>{"scores", "masked"}); // one number
}

TEST_CASE("the running sums of a hidden context go with it, and a hidden last sum takes the context along")
{
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.config.cumulative = true;
    const test::Explained layer(scene, "reference");
    const auto all = std::make_shared<const Computed>(layer.scene, layer.realized, layer.trace);
    const std::int64_t keys = all->trace->find("cumulative_context")->shape[3];
    const CellRef context{"head_context", {0, 0, 3, 1}};
    const ComputedPtr withheld = withhold(all, {{context.tensor, context.index}});
    CHECK(withheldIn(*withheld, "cumulative_context") == keys);
    const ComputedPtr last = withhold(all, {{"cumulative_context", {0, 0, 3, keys - 1, 1}}});
    CHECK(isWithheld(at(*last, context)));
    const ComputedPtr first = withhold(all, {{"cumulative_context", {0, 0, 3, 1, 1}}});
    CHECK(withheldIn(*first, "cumulative_context") == 1);
    CHECK_FALSE(first->hides("head_context"));
}

TEST_CASE("a number that is nan hides its copies too, and another computation is withheld alike")
{
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.inputs.push_back({"none", Tensor({6, 6}, std::vector<float>(36, 1), Kind::Boolean)});
    scene.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "none"};
    const test::Explained layer(scene, "reference");
    const auto all = std::make_shared<const Computed>(layer.scene, layer.realized, layer.trace);
    const CellRef context{"head_context", {0, 0, 3, 0}};
    REQUIRE(std::isnan(at(*all, context)));
    const ComputedPtr withheld = withhold(all, {{context.tensor, context.index}});
    CHECK(isWithheld(at(*withheld, {"context", {0, 3, 0}})));

    const ComputedPtr other = computedOf("000.causal.neg_inf");
    const ComputedPtr like = withheldLike(withheld, other);
    CHECK(isWithheld(at(*like, context)));
    CHECK(like->answers == other);
    CHECK(withheldLike(all, like) == other);
    CHECK(withheldLike(withheld, nullptr) == nullptr);
}

TEST_CASE("as many copies in another shape are hidden as there are")
{
    const test::Explained layer(wideScene(), "reference");
    const auto all = std::make_shared<const Computed>(layer.scene, layer.realized, layer.trace);
    const ComputedPtr withheld = withhold(all, {{"head_context", {0, 1}}});
    CHECK(withheldIn(*withheld, "head_context") == 40 * 16);
    CHECK(withheldIn(*withheld, "context") == 40 * 16);
    CHECK(hiddenCells(*withhold(all, {{"head_context", {}}})) ==
          std::vector<CellBlock>{{"head_context", {}}, {"context", {}}});
}

TEST_CASE("heads that are joined hide the same number in both shapes")
{
    const ComputedPtr all = computedOf("000.mha");
    const Dims& dims = all->realized->plan.dims;
    REQUIRE(dims.H > 1);
    const ComputedPtr withheld = withhold(all, {{"head_context", {0, 1, 2, 0}}});
    CHECK(isWithheld(at(*withheld, {"context", {0, 2, dims.hd}})));
    CHECK(withheldIn(*withheld, "context") == 1);
}

TEST_CASE("blocks: a row, a head, a stage, and not what the mask tells")
{
    const ComputedPtr all = computedOf("000.causal.neg_inf");
    CHECK(withheldIn(*withhold(all, {{"weights", {0, 0, 3}}}), "weights") == 4);
    CHECK(withheldIn(*withhold(all, {{"weights", {0, 0}}}), "weights") == 21);
    CHECK(withheldIn(*withhold(all, {{"weights", {}}}), "weights") == 21);
    CHECK(withheldIn(*withhold(all, {{"scores", {}}}), "scores") == 36);
    CHECK(hidesAll(*withhold(all, {{"weights", {0, 0, 3}}}), {"weights", {0, 0, 3}}));
    CHECK_FALSE(hidesAll(*withhold(all, {{"weights", {0, 0, 3, 1}}}), {"weights", {0, 0, 3}}));
}

TEST_CASE("nothing is hidden of what is not there or is given, and taking all away brings all back")
{
    const ComputedPtr all = computedOf("000.causal.neg_inf");
    for (const CellBlock& block : std::vector<CellBlock>{{"weights", {0, 0, 9, 1}},
                                                         {"weights", {0, 0, 3, 1, 0}},
                                                         {"weights", {0, -1}},
                                                         {"nothing", {}},
                                                         {"x", {0, 0, 0}},
                                                         {"W_query", {}}})
        CHECK(withhold(all, {block}) == all);
    CHECK(withhold(withhold(all, {{"weights", {}}}), {}) == all);
    CHECK(whyNotHidden(*all, {"x", {0}}) == "x is an input. Only computed values can be hidden.");
    CHECK(whyNotHidden(*all, {"weights", {0, 0, 1, 4}}) ==
          "The mask alone determines these values, so there is nothing to hide.");
    CHECK(whyNotHidden(*all, {"weights", {0, 0, 1}}).empty());
    CHECK(whatHides(*all, {"context", {0, 4, 1}}) ==
          std::vector<CellBlock>{{"context", {0, 4, 1}}, {"head_context", {0, 0, 4, 1}}});
}

TEST_CASE("equations have the terms and not the number")
{
    const ComputedPtr all = computedOf("000.causal.neg_inf");
    EquationStyle style;
    const auto textOf = [&](const Computed& of, const CellRef& cell) {
        return equationText(*explain(of.scene, *of.realized, *of.trace, cell), style);
    };
    const CellRef weight{"weights", {0, 0, 3, 1}};
    const std::string whole = textOf(*all, weight);
    const std::string number = decimalText(at(*all, weight), 4);
    CHECK(whole.ends_with("= " + number));
    const std::string hidden = textOf(*withhold(all, {{"weights", weight.index}}), weight);
    CHECK(hidden.ends_with("= ?"));
    CHECK(hidden.find(number) == std::string::npos);

    // A context that reads it: the term and every sum after it.
    const std::string context = textOf(*withhold(all, {{"weights", weight.index}}), {"head_context", {0, 0, 3, 0}});
    CHECK_MESSAGE(context.find("?") != std::string::npos, context);
    CHECK(context.find(number) == std::string::npos);
    // Its own sums would tell a hidden context.
    const CellRef cell{"head_context", {0, 0, 3, 0}};
    CHECK(textOf(*withhold(all, {{cell.tensor, cell.index}}), cell).find(decimalText(at(*all, cell), 4)) ==
          std::string::npos);
    // A logit that is hidden may be the largest of its row: no exponential of that row is told.
    const StageTensor& stage = *findStage(all->realized->plan.stages, "weights");
    const ComputedPtr logit = withhold(all, {{stage.from, {0, 0, 3, 1}}});
    const auto explained = explain(logit->scene, *logit->realized, *logit->trace, {"weights", {0, 0, 3, 2}});
    CHECK(isWithheld(explained->maximum));
    CHECK(isWithheld(explained->sum));
}

TEST_CASE("copies of a matrix have a question mark, code that is run nan")
{
    const std::vector<float> values = {0.5f, withheldNumber()};
    CHECK(matrixText(values, 2, MatrixForm::Tsv, 4) == "0.5\t?\n");
    CHECK(matrixText(values, 2, MatrixForm::Latex, 4).find("0.5000 & ?") != std::string::npos);
    CHECK(matrixText(values, 2, MatrixForm::Numpy, 4).find("np.nan") != std::string::npos);
}

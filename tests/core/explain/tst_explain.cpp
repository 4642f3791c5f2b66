// SPDX-License-Identifier: GPL-3.0-or-later
// Every number answers: the terms of a cell give its value again, in every stage and configuration, on every backend.
#include "core/explain/equation.h"
#include "core/lessons/lesson.h"
#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <map>
#include <set>

using namespace attn;
using test::Dice;
using test::Explained;
using test::named;
using test::roundingBound;
using test::same;

namespace {

// What the cells that were asked about had in common.
struct Asked {
    std::int64_t cells = 0, unjudged = 0;
    std::map<std::string, std::set<Operation>>
        operations; // of each tensor; "input", "drawn" and "derived" for the recipe's

    void count(const Explained& layer, const Explanation& explanation)
    {
        ++cells;
        std::string name = explanation.cell.tensor;
        if (layer.realized->find(name))
            name = layer.scene.input(name) ? "input" : explanation.terms.empty() ? "drawn" : "derived";
        operations[name].insert(explanation.operation);
    }
};

// The sum of value x factor, in the order of the terms.
double sumOf(const std::vector<Term>& terms)
{
    double sum = 0;
    for (const Term& term : terms)
        sum += term.value * term.factor;
    return sum;
}

// Everything that holds of any explanation.
void check(const Explained& layer, const CellRef& cell, bool exact, Asked& asked)
{
    const Explanation found = layer.at(cell);
    CAPTURE(named(cell));
    CAPTURE(named(found.operation));
    CHECK((found.cell == cell));
    CHECK(same(found.value, layer.value(cell)));
    asked.count(layer, found);

    const double bound = exact ? 0 : roundingBound(found);
    if (std::isinf(bound))
        ++asked.unjudged;
    else
        CHECK_MESSAGE((same(found.result, found.value) || std::abs(found.result - found.value) <= bound),
                      found.result << " instead of " << found.value << ", bound " << bound);

    for (const Term& term : found.terms) {
        CHECK(same(term.value, layer.value(term.input)));
        if (term.factor_from)
            CHECK(same(term.factor, layer.value(*term.factor_from)));
    }
    if (found.operation == Operation::Product)
        CHECK(same(found.result, sumOf(found.terms)));
    if (found.draw) {
        CHECK(found.draw->kept == (layer.value({"keep", cell.index}) == 1));
        CHECK(found.draw->u.has_value() == (found.draw->p < 1));
        if (found.draw->u)
            CHECK(found.draw->kept == (*found.draw->u < 1 - found.draw->p));
    }
    const bool has_terms = found.operation != Operation::Given && found.operation != Operation::Drawn &&
                           found.operation != Operation::Keep && found.operation != Operation::Allowed &&
                           found.operation != Operation::Slope;
    const bool starts_a_sum = cell.tensor == "cumulative_context" && cell.index[3] == 0;
    const bool off = cell.tensor == "head_context" && headIsOff(layer.realized->config, cell.index[1]);
    CHECK(found.terms.empty() == (!has_terms || starts_a_sum || off));
    if (found.terms.empty() && found.operation != Operation::Keep && found.operation != Operation::Allowed)
        CHECK_FALSE(found.note.empty());
}

// Which operations a tensor of a layer can have.
const std::map<std::string, std::set<Operation>>& everyOperation()
{
    using enum Operation;
    static const std::map<std::string, std::set<Operation>> all = {
        {"input", {Given}},
        {"drawn", {Drawn, Given}}, // given: put in by hand
        {"derived", {Copy}},
        {"qkv", {Product}},
        {"qkv_reshaped", {Copy}},
        {"qkv_permuted", {Copy}},
        {"q", {Product, Copy}},
        {"k", {Product, Copy}},
        {"v", {Product, Copy}},
        {"q_normed", {Norm}},
        {"k_normed", {Norm}},
        {"q_rotated", {Rotate}},
        {"k_rotated", {Rotate}},
        {"q_next", {Copy}},
        {"scores", {Product}},
        {"scaled", {Scale, Copy}},
        {"capped", {Function}},
        {"position_bias", {Slope, Bucket, Copy}},
        {"biased", {Add}},
        {"sink_weights", {SinkShare}},
        {"masked", {Mask, MaskAdd, Copy}},
        {"weights_unmasked", {Softmax, SoftmaxNaive, Sum}},
        {"weights_times_mask", {MaskAfter}},
        {"weights", {Softmax, SoftmaxNaive, Sum, Copy, Mask}},
        {"row_sums", {Product}},
        {"keep", {Keep}},
        {"dropped", {Dropout, Copy}},
        {"head_context", {Product}},
        {"cumulative_context", {Product}},
        {"context", {Copy}},
        {"output", {Product}},
        {"allowed", {Allowed}},
    };
    return all;
}

std::int64_t termsOf(const Explained& layer, const std::string& cell) { return std::ssize(layer.at(cell).terms); }

} // namespace

TEST_CASE("the terms of a cell give its value again: every tensor and operation, on every backend")
{
    for (const char* backend : {"cpu", "reference"}) {
        Asked asked;
        for (std::uint64_t number = 0; number < 400; ++number) {
            const Explained layer(test::randomScene(number), backend);
            CAPTURE(number);
            CAPTURE(backend);
            Dice dice(number);
            for (const TracedTensor& tensor : layer.trace->tensors())
                check(layer, dice.cellOf(tensor), backend == std::string("reference"), asked);
        }
        CHECK(asked.cells >= 2000);
        CHECK(asked.unjudged < asked.cells / 100);
        for (const auto& [name, operations] : everyOperation())
            for (const Operation operation : operations)
                CHECK_MESSAGE(asked.operations[name].contains(operation), name << ": " << named(operation));
        CHECK(asked.operations.size() == everyOperation().size());
        MESSAGE(std::string(backend), ": ", asked.cells, " cells, ", asked.unjudged, " of which float32 cannot judge");
    }
}

TEST_CASE("the terms of a cell give its value again in every lesson")
{
    Asked asked;
    for (const LessonEntry& lesson : sceneLessons()) {
        const auto scene = loadLesson(lesson);
        REQUIRE(scene);
        for (const char* backend : {"cpu", "reference"}) {
            const Explained layer(*scene, backend);
            CAPTURE(lesson.id);
            CAPTURE(backend);
            Dice dice(1);
            for (const TracedTensor& tensor : layer.trace->tensors())
                for (int i = 0; i < 8; ++i)
                    check(layer, dice.cellOf(tensor), backend == std::string("reference"), asked);
        }
    }
    CHECK(asked.cells >= 2000);
}

TEST_CASE("no term is left out")
{
    Scene scene = linearScene(true);
    scene.config.row_sums = scene.config.cumulative = true;
    scene.draws.push_back(Linear{"out_proj", 2, 5, true});
    scene.config.out_proj = "out_proj";
    const Explained layer(scene, "cpu");
    CHECK(termsOf(layer, "q[0,0,1,1]") == 3 + 1); // and the bias
    CHECK(termsOf(layer, "scores[0,0,1,4]") == 2);
    CHECK(termsOf(layer, "masked[0,0,1,4]") == 1);
    CHECK(termsOf(layer, "weights[0,0,1,4]") == 6);
    CHECK(termsOf(layer, "row_sums[0,0,1]") == 6);
    CHECK(termsOf(layer, "dropped[0,0,1,4]") == 1);
    CHECK(termsOf(layer, "head_context[0,0,1,0]") == 6);
    CHECK(termsOf(layer, "cumulative_context[0,0,1,0,0]") == 0);
    CHECK(termsOf(layer, "cumulative_context[0,0,1,3,0]") == 2);
    CHECK(termsOf(layer, "output[0,1,4]") == 2 + 1);
    const Explanation q = layer.at("q[0,0,1,1]");
    CHECK((q.terms[2].input == CellRef{"x", {0, 1, 2}}));
    CHECK((q.terms[2].factor_from == CellRef{"W_query.weight", {1, 2}}));
    CHECK((q.terms[3].input == CellRef{"W_query.bias", {1}}));
    CHECK(q.terms[3].factor == 1);
}

TEST_CASE("a cell reads what really feeds it in this configuration")
{
    Scene scene = linearScene();
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.config.scale = Scale::SqrtHeadDim;
    const auto reads = [&](const char* cell) { return Explained(scene, "cpu").at(cell).terms[0].input.tensor; };
    const auto weighs = [&] {
        return Explained(scene, "cpu").at("head_context[0,0,1,0]").terms[0].factor_from->tensor;
    };
    CHECK(reads("scaled[0,0,1,0]") == "scores");
    CHECK(reads("masked[0,0,1,0]") == "scaled");
    CHECK(reads("weights[0,0,1,0]") == "masked");
    CHECK(reads("dropped[0,0,1,0]") == "weights");
    CHECK(weighs() == "dropped");
    scene.config.scale_at = ScaleAt::AfterMask;
    CHECK(reads("masked[0,0,1,0]") == "scores");
    CHECK(reads("scaled[0,0,1,0]") == "masked");
    CHECK(reads("weights[0,0,1,0]") == "scaled");
    scene.config.dropout.on = DropoutOn::Scores;
    CHECK(reads("dropped[0,0,1,0]") == "scaled");
    CHECK(reads("weights[0,0,1,0]") == "dropped");
    CHECK(weighs() == "weights");
    scene.config.mask.apply = MaskApply::PostSoftmaxRenorm;
    CHECK(reads("weights_unmasked[0,0,1,0]") == "dropped");
    CHECK(reads("weights_times_mask[0,0,1,0]") == "weights_unmasked");
    CHECK(reads("weights[0,0,1,0]") == "weights_times_mask");
    scene.config.normalize = Normalize::None;
    CHECK(reads("dropped[0,0,1,0]") == "scores");
}

TEST_CASE("a number put in by hand has no terms, and its origin says so")
{
    Scene scene = linearScene();
    scene.inputs[0].name = "x1";
    scene.draws.push_back(Stack{"x1", "x", 2});
    scene.edits.set("x", {1, 2, 0}, 9);
    scene.edits.set("W_query.weight", {0, 0}, 9);
    const Explained layer(scene, "cpu");
    CHECK((layer.at("x[1,2,0]").operation == Operation::Given));
    CHECK(layer.at("x[1,2,0]").note == "a value entered by hand");
    CHECK((layer.at("x[1,2,1]").operation == Operation::Copy));
    CHECK((layer.at("W_query.weight[0,0]").operation == Operation::Given));
    CHECK((layer.at("W_query.weight[0,1]").operation == Operation::Drawn));
    CHECK(layer.at("W_query.weight[0,1]").note == "created by nn.Linear(3, 2) in draws[1], after manual_seed(123)");
    CHECK(layer.at("x1[0,0]").note == "input value (inputs.x1)");
}

TEST_CASE("a surprising number says why")
{
    Scene scene = linearScene();
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.config.dropout.p = 1;
    const Explained layer(scene, "cpu");
    CHECK(layer.at("masked[0,0,2,5]").note == "key 5 comes after query 2, so it is masked");
    CHECK(layer.at("masked[0,0,2,5]").blocked);
    CHECK((layer.at("masked[0,0,2,5]").decided_by == CellRef{"allowed", {2, 5}}));
    CHECK(layer.at("masked[0,0,2,1]").note == "");
    CHECK(layer.at("scaled[0,0,2,1]").note == "the scores are not scaled");
    CHECK(layer.at("keep[0,0,2,1]").note == "p = 1, so nothing is drawn and nothing is kept");

    Scene dead = plainScene();
    dead.inputs.push_back({"pad", Tensor({1, 6}, std::vector<float>(6, 1), Kind::Boolean)});
    dead.config.mask = {MaskKind::Padding, MaskApply::FillNegInf, "pad"};
    CHECK(Explained(dead, "cpu").at("weights[0,0,2,1]").note == "every key is masked, and -inf - (-inf) is nan");
    Scene infinite = plainScene(); // one weight of the row is nan, the others are -0 and 0
    infinite.config.normalize = Normalize::Sum;
    infinite.overrides.set("scores", {0, 0, 2, 1}, -std::numeric_limits<float>::infinity());
    const Explained shared(infinite, "cpu");
    CHECK(shared.at("weights[0,0,2,1]").note == "a score is infinite, and inf / inf is nan");
    CHECK(shared.at("weights[0,0,2,3]").value == 0);
    CHECK(shared.at("weights[0,0,2,3]").note == "");
    dead.config.masked_rows = MaskedRows::Zero;
    const Explanation zeroed = Explained(dead, "cpu").at("weights[0,0,2,1]");
    CHECK(zeroed.zeroed);
    CHECK(zeroed.result == 0);
    CHECK(zeroed.note == "every key is masked, so the weights are set to 0");
    dead.config.mask.apply = MaskApply::PostSoftmax;
    dead.config.normalize = Normalize::Sum;
    dead.inputs[0].tensor = Tensor({6, 3}); // scores of 0, divided by their sum
    const Explanation multiplied = Explained(dead, "cpu").at("weights[0,0,2,1]");
    CHECK(std::isnan(multiplied.terms[0].value));
    CHECK(multiplied.value == 0);
    CHECK(multiplied.result == 0);
    CHECK(multiplied.note == zeroed.note);
}

TEST_CASE("a softmax shows its maximum, every exponential and their sum")
{
    Scene scene = plainScene();
    scene.config.temperature = 2;
    const Explanation row = Explained(scene, "reference").at("weights[0,0,1,4]");
    CHECK(row.own == 4);
    CHECK(row.temperature == 2);
    double maximum = -INFINITY, sum = 0;
    for (const Term& term : row.terms)
        maximum = std::max(maximum, term.value / 2);
    for (const Term& term : row.terms) {
        CHECK(term.exponential == doctest::Approx(std::exp(term.value / 2 - maximum)));
        sum += term.exponential;
    }
    CHECK(row.maximum == maximum);
    CHECK(row.sum == doctest::Approx(sum));
    CHECK(row.result == doctest::Approx(row.terms[4].exponential / sum));
}

TEST_CASE("a naive softmax leaves float32's range where torch's does")
{
    Scene scene = plainScene();
    scene.config.d_in = scene.config.d_out = 1;
    scene.config.normalize = Normalize::SoftmaxNaive;
    const auto weight = [&](float x) {
        scene.inputs = {{"x", Tensor({3, 1}, {x, x, x})}};
        return Explained(scene, "cpu").at("weights[0,0,1,0]");
    };
    CHECK(weight(9.36f).sum == doctest::Approx(3.3534e38).epsilon(1e-3));
    CHECK(weight(9.41f).sum == INFINITY); // three times 2.8e38: each exponential fits, their sum does not
    CHECK(weight(9.41f).result == 0);
    CHECK(weight(9.41f).terms[0].exponential < INFINITY);
    CHECK(weight(9.5f).terms[0].exponential == INFINITY);
    CHECK(std::isnan(weight(9.5f).result));
}

TEST_CASE("a cell's name is read as it is written, and a wrong one is refused in one sentence")
{
    const Explained layer(linearScene(), "cpu");
    const auto read = [&](const std::string& text) {
        const auto cell = parseCellRef(*layer.trace, text);
        return cell ? named(*cell) : cell.error().message;
    };
    CHECK(read("scores[0,0,3,1]") == "scores[0,0,3,1]");
    CHECK(read(" scores [0, 0, 3, 1 ] ") == "scores[0,0,3,1]");
    CHECK(read("W_query.weight[1,2]") == "W_query.weight[1,2]");
    CHECK(read("weigths[0,0,3,1]") == "no tensor 'weigths'; did you mean weights?");
    CHECK(read("nothing[0,0,3,1]") ==
          "no tensor 'nothing' (available: x, W_query.weight, W_key.weight, W_value.weight, q, "
          "k, v, scores, scaled, masked, weights, keep, dropped, head_context, context)");
    CHECK(read("scores[3,1]") == "scores[0,0,3,1]"); // of the only item and head
    CHECK(read("x[3,1]") == "x[0,3,1]");
    CHECK(read("scores[3]") == "scores is [1, 1, 6, 6]: expected 4 indices, got 1");
    CHECK(read("scores[0,0,0,3,1]") == "scores is [1, 1, 6, 6]: expected 4 indices, got 5");
    CHECK(read("scores") == "scores is [1, 1, 6, 6]: expected 4 indices, got 0");
    CHECK(read("scores[0,0,6,1]") == "scores is [1, 1, 6, 6]: [0, 0, 6, 1] is out of range");
    CHECK(read("scores[0,0,-1,1]") == "scores is [1, 1, 6, 6]: [0, 0, -1, 1] is out of range");
    for (const char* text :
         {"", "[0]", "scores[0,0,3,1", "scores[0,0,3,]", "scores[0,,3]", "scores[a]", "scores[0,0,3,1]]",
          "scores[0,0,1:3,1]", "scores[0,0,3,99999999999999999999]", "scores[0 0,3,1]x"})
        CHECK_MESSAGE(read(text).find("is not a cell; expected a tensor and an index, like scores[0,0,3,1]") !=
                          std::string::npos,
                      read(text));
}

TEST_CASE("a cell outside its tensor is an error")
{
    const Explained layer(linearScene(), "cpu");
    CHECK_FALSE(explain(layer.scene, *layer.realized, *layer.trace, {"scores", {0, 0, 6, 0}}));
    CHECK_FALSE(explain(layer.scene, *layer.realized, *layer.trace, {"nothing", {0}}));
}

TEST_CASE("where heads share keys and values it is said who reads which")
{
    const Scene scene = *loadLesson(*lessonNamed("today.01.grouped"));
    const auto realized = *realize(scene);
    const auto trace = run(*realized, **backendNamed("cpu"));
    const auto note = [&](const char* tensor) {
        return explain(scene, *realized, *trace, {tensor, {0, 3, 2, 1}})->note;
    };
    CHECK(note("scores") == "heads 2 and 3 read key head 1 (3 ÷ 2, rounded down)");
    CHECK(note("head_context") == "heads 2 and 3 read value head 1 (3 ÷ 2, rounded down)");
    CHECK(note("weights").empty());
}

TEST_CASE("a temperature that drives scores beyond float32 is named as the cause of nan, and the result is nan, too")
{
    const auto pair = [](std::vector<float> x) {
        Scene scene = plainScene();
        scene.inputs = {{"x", Tensor({2, 2}, std::move(x))}};
        scene.config.d_in = scene.config.d_out = 2;
        scene.config.temperature = 1e-39;
        return scene;
    };
    const Scene above = pair({1, 2, -3, -1}); // scores 5 and -5
    Scene below = pair({1, 0, -1, -1});       // -inf and -1
    below.inputs.push_back({"m", Tensor({2, 2}, {1, 0, 0, 0}, Kind::Boolean)});
    below.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "m"};
    for (const char* backend : {"cpu", "reference"}) {
        const Explanation over = Explained(above, backend).at("weights[0,0,0,0]");
        CHECK(std::isnan(over.value));
        CHECK(std::isnan(over.result));
        CHECK(over.maximum == INFINITY);
        CHECK(over.note == "the score of key 0 (5) divided by the temperature 1e-39 is outside the range of float32, "
                           "so the result is inf, and inf - inf is nan");
        CHECK(equationText(over).ends_with("= exp(5.0000 / 1e-39 - inf) / (nan + 0.0000) = nan / nan = nan"));
        const Explanation under = Explained(below, backend).at("weights[0,0,0,1]");
        CHECK(std::isnan(under.value));
        CHECK(std::isnan(under.result));
        CHECK(under.note == "the score of key 1 (-1) is the largest, but divided by the temperature 1e-39 it is "
                            "outside the range of float32, so every score is -inf, and -inf - (-inf) is nan");
    }
}

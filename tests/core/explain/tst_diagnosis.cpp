// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong answers: each is worked out here as a learner would who makes a mistake or stops too early, and must be named.
#include "core/explain/diagnosis.h"

#include "core/base/expression.h"
#include "core/explain/equation.h"
#include "core/lessons/lesson.h"

#include "tests/core/support/explained.h"

#include <cmath>
#include <functional>
#include <map>
#include <random>
#include <set>

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

constexpr const char* other_row = "the value from another row: ";

struct Slip {
    const char* words;
    const char* tensor;
    std::function<double(const Layer&, std::int64_t head, std::int64_t i, std::int64_t j)> answer;
};

const Slip slips[] = {
    {"the result without the step “Scale”", "weights",
     [](const Layer& l, auto h, auto i, auto j) {
         return Layer::share([&](std::int64_t k) { return l.at("scores", h, i, k); }, j, i);
     }},
    {"the score, not the scaled score", "scaled",
     [](const Layer& l, auto h, auto i, auto j) { return l.at("scores", h, i, j); }},
    {other_row, "weights", [](const Layer& l, auto h, auto i, auto j) { return l.at("weights", h, i - 1, j); }},
    {"the value with query and key swapped; the query is the row, and the key is the column", "scores",
     [](const Layer& l, auto h, auto i, auto j) { return l.at("scores", h, j, i); }},
    {"the result without the step “Mask”", "weights",
     [](const Layer& l, auto h, auto i, auto j) {
         return Layer::share([&](std::int64_t k) { return l.at("scaled", h, i, k); }, j, l.T - 1);
     }},
    {"the result of rounding to 2 decimals too early; round only at the end", "weights",
     [](const Layer& l, auto h, auto i, auto j) {
         return Layer::share([&](std::int64_t k) { return toTwo(l.at("scaled", h, i, k)); }, j, i);
     }},
    {"the result of rounding to 2 decimals too early; round only at the end", "head_context",
     [](const Layer& l, auto h, auto i, auto) {
         double sum = 0;
         for (std::int64_t k = 0; k < l.T; ++k)
             sum += toTwo(l.at("dropped", h, i, k)) * toTwo(l.at("v", h, k, 1));
         return sum;
     }},
    {"the value from an earlier step, “Softmax weights”", "dropped",
     [](const Layer& l, auto h, auto i, auto j) { return l.at("weights", h, i, j); }},
    {"the result without scaling up the kept values", "head_context",
     [](const Layer& l, auto h, auto i, auto) {
         double sum = 0;
         for (std::int64_t k = 0; k < l.T; ++k)
             sum += l.at("dropped", h, i, k) * keep * l.at("v", h, k, 1);
         return sum;
     }},
    {"the score, not the weight", "weights",
     [](const Layer& l, auto h, auto i, auto j) { return l.at("scores", h, i, j); }},
};

} // namespace

TEST_CASE("the usual mistakes are recognized by their numbers, and no wrong answer is called right")
{
    std::mt19937 random(11);
    int recognized = 0, all = 0;
    for (const Slip& slip : slips)
        for (int number = 0; number < 20;) {
            const Layer layer(layerScene(random(), 5 + std::int64_t(random() % 4)));
            const std::int64_t head = std::int64_t(random() % 2), i = 2 + std::int64_t(random() % (layer.T - 2));
            const bool context = std::string_view(slip.tensor) == "head_context";
            const std::int64_t j = context ? 1 : std::int64_t(random() % (slip.words == other_row ? i : i + 1));
            const double right = layer.at(slip.tensor, head, i, j), wrong = typed(slip.answer(layer, head, i, j));
            if (typed(right) == wrong || wrong == 0 || right == 0)
                continue; // no mistake that shows
            ++number;
            ++all;
            const CellRef cell{slip.tensor, {0, head, i, j}};
            const auto found = diagnosed(layer.computed, cell, wrong, digits);
            recognized += found && found->starts_with(slip.words);
            CHECK_FALSE(diagnosed(layer.computed, cell, typed(right), digits).has_value());
        }
    MESSAGE(recognized << " of " << all << " recognized");
    CHECK(recognized * 10 >= all * 9);
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
    CHECK(*found == "the value from another row: with");
}

TEST_CASE("keys of a memory are named by its tokens, and are no queries")
{
    Scene scene = layerScene(5, 4);
    scene.draws.push_back(Randn{"source", {1, 5, 4}, {}});
    scene.config.memory = "source";
    scene.config.mask = {MaskKind::None, MaskApply::None, ""};
    scene.memory_tokens = {{"das", "Haus", "ist", "sehr", "klein"}};
    const Layer layer(scene);
    const auto found =
        diagnosed(layer.computed, {"weights", {0, 1, 3, 2}}, typed(layer.at("weights", 1, 3, 4)), digits);
    REQUIRE(found);
    CHECK(*found == "the value from another column: klein");
    for (std::int64_t i = 0; i < 4; ++i)
        for (std::int64_t j = 0; j < 5; ++j) {
            const auto other = diagnosed(layer.computed, {"weights", {0, 0, i, j}}, 17.25, digits);
            CHECK_FALSE(other.has_value());
        }
}

namespace {

// What stands between signs that are not inside brackets: "a", "b * c" of "a + b * c".
std::vector<std::string> splitAt(const std::string& text, std::initializer_list<std::string_view> signs)
{
    std::vector<std::string> pieces{""};
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        const auto sign = std::ranges::find_if(
            signs, [&](std::string_view each) { return depth == 0 && text.compare(at, each.size(), each) == 0; });
        if (sign == signs.end() || pieces.back().empty()) {
            pieces.back() += text[at];
            continue;
        }
        at += sign->size() - 1;
        pieces.push_back(*sign == " - " ? "-" : "");
    }
    return pieces;
}

// Every number on the way through an expression, and the running sums of its terms.
void collect(const std::string& text, std::set<double>& numbers)
{
    const auto value = evaluate(text);
    if (!value) // a name, or a function that the reader does not know
        return;
    numbers.insert(*value);
    const auto terms = splitAt(text, {" + ", " - "});
    if (terms.size() > 1) {
        double sum = 0;
        for (const std::string& term : terms) {
            collect(term, numbers);
            numbers.insert(sum += *evaluate(term));
        }
        return;
    }
    const auto factors = splitAt(text, {"·", " / "});
    if (factors.size() > 1) {
        for (const std::string& factor : factors)
            collect(factor, numbers);
        return;
    }
    if (const auto open = text.find('('); !text.starts_with("abs") && open != text.npos && text.back() == ')')
        collect(text.substr(open + 1, text.size() - open - 2), numbers);
}

// What its equation shows, with all digits, that is neither 0 nor the answer.
std::set<double> intermediateNumbers(const Explanation& explanation)
{
    std::string text = equationText(explanation, {.digits = 15, .running_sums = false});
    if (const auto largest = text.find(" (max"); largest != text.npos) // no part of an expression
        text.erase(largest, text.find(')', largest) - largest + 1);
    for (bool opens = true; text.find('|') != text.npos; opens = !opens)
        text.replace(text.find('|'), 1, opens ? "abs(" : ")");
    std::set<double> numbers;
    for (const std::string& step : splitAt(text, {" = "}))
        collect(step, numbers);
    std::erase_if(numbers, [&](double number) {
        return !std::isfinite(number) || agree(number, 0, digits) || agree(typed(number), explanation.value, digits);
    });
    return numbers;
}

} // namespace

TEST_CASE("every number on the way through an equation is known as one, and the right one never is")
{
    test::Dice dice(7);
    std::map<Operation, int> known;
    for (const char* id :
         {"003.mha", "000.causal_class.dropout", "003.post_softmax_renorm", "000.simple.sumnorm", "today.02.rope",
          "today.03.qknorm", "today.04.softcap", "today.05.alibi", "today.09.sinks"}) {
        const test::Explained made(*loadScene(id), "reference");
        const Computed computed(made.scene, made.realized, made.trace);
        for (const StageTensor& stage : made.realized->plan.stages) {
            const TracedTensor* tensor = made.trace->find(stage.name);
            if (!tensor || tensor->kind != Kind::Real || !stage.computed())
                continue;
            for (int cells = 0; cells < 12; ++cells) {
                const CellRef cell = dice.cellOf(*tensor);
                const Explanation explanation = made.at(cell);
                for (const double number : intermediateNumbers(explanation)) {
                    auto found = diagnosed(computed, cell, typed(number), digits);
                    if (!found) // "- 0.5" is written of a number that is taken off
                        found = diagnosed(computed, cell, -typed(number), digits);
                    CHECK_MESSAGE(found.has_value(), id << ": " << number << " in " << equationText(explanation));
                    known[explanation.operation] += found.has_value();
                }
                CHECK_FALSE(diagnosed(computed, cell, typed(explanation.value), digits).has_value());
            }
        }
    }
    for (const Operation operation :
         {Operation::Product, Operation::Scale, Operation::Norm, Operation::Rotate, Operation::Slope, Operation::Add,
          Operation::Softmax, Operation::SinkShare, Operation::Sum, Operation::Dropout})
        CHECK_MESSAGE(known[operation] > 10, test::named(operation) << ": " << known[operation]);
}

TEST_CASE("a number on the way is called by what it is")
{
    const Layer layer(layerScene(3, 6));
    const auto wordsFor = [&](const char* tensor, Index index, double number) {
        return diagnosed(layer.computed, {tensor, std::move(index)}, typed(number), digits).value_or("");
    };
    const auto q = [&](std::int64_t e) { return layer.at("q", 0, 3, e); };
    const auto k = [&](std::int64_t e) { return layer.at("k", 0, 1, e); };
    CHECK(wordsFor("scores", {0, 0, 3, 1}, q(0) * k(0)) == "only the first product");
    CHECK(wordsFor("scores", {0, 0, 3, 1}, q(1) * k(1)) == "only the last product");
    CHECK(wordsFor("scores", {0, 0, 3, 1}, q(1)) == "only one factor of product 2, not multiplied yet");
    CHECK(wordsFor("scores", {0, 0, 3, 1}, q(0) + q(1)) ==
          "the sum of one factor of each product; multiply before you add");
    CHECK(wordsFor("scaled", {0, 0, 3, 1}, std::sqrt(2)) == "only the factor that scales the score");
    double sum = 0;
    for (std::int64_t key = 0; key <= 3; ++key)
        sum += std::exp(layer.at("masked", 0, 3, key));
    CHECK(wordsFor("weights", {0, 0, 3, 1}, std::exp(layer.at("masked", 0, 3, 1))) ==
          "only the exponential, not divided by the sum yet");
    CHECK(wordsFor("weights", {0, 0, 3, 1}, sum) == "only the sum of the exponentials");
    CHECK(wordsFor("weights", {0, 0, 3, 1}, std::exp(layer.at("masked", 0, 3, 0))) ==
          "only the exponential of another key");
    const double running =
        layer.at("dropped", 0, 3, 0) * layer.at("v", 0, 0, 1) + layer.at("dropped", 0, 3, 1) * layer.at("v", 0, 1, 1);
    CHECK(wordsFor("head_context", {0, 0, 3, 1}, running).starts_with("only the sum of the first "));
    CHECK(wordsFor("dropped", {0, 0, 3, 1}, 1 / keep) == "only the scale factor for kept values");
    const double score = layer.at("scores", 0, 3, 1);
    CHECK(wordsFor("scaled", {0, 0, 3, 1}, score * std::sqrt(2)) == "multiplied by the scale; divide instead");
    CHECK(wordsFor("scaled", {0, 0, 3, 1}, score / 2) == "divided by the head size; divide by its square root");
    Scene capped = layerScene(3, 6);
    capped.config.softcap = 4;
    const Layer cap(capped);
    const double scaled = cap.at("scaled", 0, 3, 1);
    const auto of = [&](double number) {
        return diagnosed(cap.computed, {"capped", {0, 0, 3, 1}}, typed(number), digits).value_or("");
    };
    CHECK(of(scaled / 4) == "only the argument of the function");
    CHECK(of(std::tanh(scaled / 4)) == "only the value of the function, not multiplied yet");
    CHECK(of(scaled) == "the scaled score, not the capped score");
}

TEST_CASE("a factor that is applied the wrong way is named, in its cell and in those after it")
{
    const Layer layer(layerScene(3, 6));
    const auto wordsFor = [&](const char* tensor, Index index, double number) {
        return diagnosed(layer.computed, {tensor, std::move(index)}, typed(number), digits).value_or("");
    };
    int kept = 0;
    for (std::int64_t j = 0; j <= 3; ++j) {
        const double weight = layer.at("weights", 0, 3, j);
        if (layer.at("dropped", 0, 3, j) == 0) {
            CHECK(wordsFor("dropped", {0, 0, 3, j}, weight / keep) == "the scaled-up value, but dropout drops it");
            CHECK(wordsFor("dropped", {0, 0, 3, j}, weight * keep) == "");
            continue;
        }
        ++kept;
        CHECK(wordsFor("dropped", {0, 0, 3, j}, weight * keep) == "multiplied by 1 − p; divide instead");
        CHECK(wordsFor("dropped", {0, 0, 3, j}, weight / (1 - keep)) == "divided by p; divide by 1 − p");
        CHECK(wordsFor("dropped", {0, 0, 3, j}, weight * (1 - keep)) == "multiplied by p; divide by 1 − p");
        CHECK(wordsFor("dropped", {0, 0, 3, j}, weight) == "the value from an earlier step, “Softmax weights”");
    }
    CHECK(kept > 0);
    const double context = layer.at("head_context", 0, 3, 1);
    CHECK(wordsFor("head_context", {0, 0, 3, 1}, context * keep * keep) ==
          "the result of multiplying instead of dividing in the step “Dropout”");
    const auto multiplied = [&](std::int64_t k) { return layer.at("scores", 0, 3, k) * std::sqrt(2); };
    CHECK(wordsFor("weights", {0, 0, 3, 1}, Layer::share(multiplied, 1, 3)) ==
          "the result of multiplying instead of dividing in the step “Scale”");
}

TEST_CASE("a number that leads nowhere gets no name")
{
    const Layer layer(layerScene(3, 6));
    std::mt19937 random(5);
    int named = 0;
    for (int number = 0; number < 300; ++number) {
        const double wrong = typed(7 + double(random()) / 1e9); // larger than all that the layer has
        named += diagnosed(layer.computed, {"weights", {0, 0, 3, 1}}, wrong, digits).has_value();
    }
    CHECK(named == 0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The circuits of a head say of the tokens what the layer says of them, and each of their cells can be worked out again.
#include "core/circuits/circuits.h"

#include "core/circuits/circuitnumbers.h"
#include "core/explain/equation.h"
#include "core/explain/formulas.h"
#include "core/explain/withhold.h"
#include "core/headless/commands.h"
#include "core/layer/circuitfacts.h"
#include "core/lessons/lesson.h"
#include "core/python/script.h"
#include "tests/core/support/explained.h"
#include "tests/core/support/scenes.h"

using namespace attn;
using test::Dice;
using test::named;

namespace {

ComputedPtr computed(const Scene& scene, const std::string& backend = "reference")
{
    const auto made = realize(scene);
    REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
    return std::make_shared<const Computed>(scene, *made, run(**made, **backendNamed(backend)));
}

std::vector<double> numbers(const Trace& trace, const std::string& name)
{
    const TracedTensor& tensor = *trace.find(name);
    std::vector<double> all(elementCount(tensor.shape));
    tensor.read(0, std::span(all));
    return all;
}

Explanation explained(const ComputedPtr& layer, const std::string& text)
{
    const auto cell = parseCellRef(*layer->trace, text);
    REQUIRE_MESSAGE(cell, (cell ? "" : cell.error().message));
    return *explain(layer->scene, *layer->realized, *layer->trace, *cell);
}

bool isFinite(const std::vector<double>& numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); });
}

// The sum of what each head's tokens write, weighed as the layer weighs them, and the output's bias.
double written(const Computed& layer, std::int64_t b, std::int64_t i, std::int64_t y)
{
    const Realized& realized = *layer.realized;
    const auto [B, T, D, O, H, hd, S, KV, M] = realized.plan.dims;
    const TracedTensor& mixing = *layer.trace->find(mixedBy(realized.config));
    const TracedTensor& tokens = *layer.trace->find("ov_tokens");
    const Tensor* bias = realized.find(realized.plan.out_proj + ".bias");
    double sum = bias ? (*bias)[y] : 0;
    for (std::int64_t h = 0; h < H; ++h)
        for (std::int64_t j = 0; !headIsOff(realized.config, h) && j < T; ++j)
            sum += layer.trace->cell(mixing, {b, h, i, j}) * layer.trace->cell(tokens, {b, h, j, y});
    return sum;
}

constexpr std::uint64_t scenes = 400;

} // namespace

TEST_CASE("an edit goes on from a layer that has its circuits")
{
    const Scene scene = *loadLesson(*lessonNamed("000.mha"));
    const ComputedPtr with = withCircuits(computed(scene, "cpu"));
    REQUIRE(with->trace->find("qk_circuit"));
    Scene switched = scene;
    switched.config.heads_off = {0};
    const auto made = realize(switched, with->realized);
    REQUIRE(made);
    RunOptions options;
    options.previous = with->trace;
    CHECK(run(**made, **backendNamed("cpu"), {}, std::move(options))->path() == "head");
}

TEST_CASE("between the tokens a circuit gives the scores, and the output")
{
    std::map<Projection, int> met;
    int biased = 0, next = 0, tied = 0, outputs = 0, off = 0, shared = 0, fused = 0, placed = 0;
    for (std::uint64_t number = 0; number < scenes; ++number) {
        CAPTURE(number);
        const Scene scene = test::randomScene(number, {2, 9, 12, 4, 5});
        const ComputedPtr layer = withCircuits(computed(scene));
        const Config& config = scene.config;
        const TracedTensor* tokens = layer->trace->find("qk_tokens");
        const bool writes = config.stage == Stage::Attention && startsFromX(config) && !readsMemory(config);
        const bool meets = writes && !normsQueries(config) && !rotates(config);
        const bool shares = config.stage == Stage::Attention && sharesKeys(config, layer->realized->plan.dims);
        CHECK((tokens != nullptr) == meets);
        CHECK(whyNoCircuit(*layer->realized, "qk_circuit").empty() == meets);
        CHECK((writes || !layer->trace->find("ov_tokens")));
        CHECK(whyNoCircuit(*layer->realized, "ov_tokens").empty() == (layer->trace->find("ov_tokens") != nullptr));
        const TracedTensor* output = layer->trace->find("output");
        if (output && layer->trace->find("ov_tokens")) {
            ++outputs;
            off += !config.heads_off.empty();
            placed += !meets;
            const std::int64_t b = output->shape[0] - 1, i = output->shape[1] - 1;
            for (std::int64_t y = 0; y < output->shape[2]; ++y) {
                const double given = layer->trace->cell(*output, {b, i, y}), summed = written(*layer, b, i, y);
                if (std::isfinite(given) && std::isfinite(summed))
                    CHECK(summed == doctest::Approx(given).epsilon(1e-6).scale(1e-3));
            }
        }
        if (!tokens)
            continue;
        const auto scores = numbers(*layer->trace, "scores"), again = numbers(*layer->trace, "qk_tokens");
        REQUIRE(scores.size() == again.size());
        if (!isFinite(scores) || !isFinite(again)) // an infinite weight meets a 0 in one order of the products alone
            continue;
        ++met[config.projection];
        biased += layer->trace->find("qk_bias_both") != nullptr;
        next += asksWithNext(config);
        tied += tiesWeights(config);
        shared += shares;
        fused += shares && config.projection == Projection::FusedBlocks;
        for (std::size_t i = 0; i < scores.size(); ++i)
            CHECK(again[i] == doctest::Approx(scores[i]).epsilon(1e-6).scale(1e-3));
    }
    CHECK(met.size() == 7);
    for (const int seen : {biased, next, tied, outputs, off, shared, placed})
        CHECK(seen > 3);
    CHECK(fused > 0);
}

TEST_CASE("every cell of a circuit is explained by terms that give it again")
{
    int asked = 0;
    for (std::uint64_t number = 0; number < scenes; ++number) {
        CAPTURE(number);
        const ComputedPtr layer = withCircuits(computed(test::randomScene(number, {2, 9, 12, 4, 5}), "cpu"));
        Dice dice(number);
        for (const TracedTensor& tensor : layer->trace->tensors()) {
            if (!isCircuit(tensor.name))
                continue;
            const Explanation cell = explained(layer, named(dice.cellOf(tensor)));
            CAPTURE(named(cell.cell));
            CHECK((cell.operation == Operation::Product || cell.operation == Operation::Copy));
            CHECK(cell.terms.empty() <= (cell.value == 0 && !cell.note.empty()));
            CHECK((test::same(cell.result, cell.value) || cell.result == doctest::Approx(cell.value).epsilon(1e-12)));
            CHECK_FALSE(equationText(cell).empty());
            ++asked;
        }
    }
    CHECK(asked > 1000);
}

TEST_CASE("a few cells are the same numbers as the whole matrix")
{
    const Scene scene = *loadScene("000.causal.neg_inf");
    const ComputedPtr one = withCircuits(computed(scene)), all = withCircuits(computed(scene));
    for (const char* name : {"qk_circuit", "qk_asked", "qk_tokens", "ov_circuit", "ov_tokens"}) {
        CAPTURE(name);
        workOut(*all, name);
        const TracedTensor &a = *one->trace->find(name), &b = *all->trace->find(name);
        for (std::int64_t i = 0; i < elementCount(a.shape); ++i)
            CHECK(a.at(i) == b.at(i));
        CHECK(isWorkedOut(*all, name));
    }
}

TEST_CASE("work on a circuit ends when it is stopped, and is taken up again")
{
    const Scene scene = *loadScene("000.causal.neg_inf");
    for (const char* name : {"qk_circuit", "qk_tokens", "ov_tokens"}) {
        CAPTURE(name);
        const ComputedPtr layer = withCircuits(computed(scene));
        const auto& numbers = dynamic_cast<const CircuitNumbers&>(*layer->trace->find(name)->source());
        StopSource stop;
        stop.request();
        CHECK_FALSE(workOut(*layer, name, stop.token()));
        CHECK_FALSE(numbers.isWorkedOut());
        CHECK(workOut(*layer, name));
        CHECK(numbers.isWorkedOut());
    }
}

TEST_CASE("a formula of a circuit has a letter for each axis of what it reads and makes")
{
    for (std::uint64_t number = 0; number < 3000; ++number) {
        const ComputedPtr layer = withCircuits(computed(test::randomScene(number, {2, 5, 8, 4, 4}), "cpu"));
        CAPTURE(number);
        for (const Formula& formula : formulasOf(layer->scene, *layer->realized))
            for (const auto& each : {std::optional(formula.made), formula.term, formula.factor, formula.added,
                                     formula.decided_by, formula.beside})
                if (each) {
                    CAPTURE(formula.made.tensor);
                    CAPTURE(each->tensor);
                    CHECK(each->axes.size() == each->view.size());
                }
    }
}

TEST_CASE("circuits say what they leave out")
{
    Scene scene = *loadScene("000.causal.neg_inf");
    scene.overrides.set("q", {0, 0, 1, 0}, 7);
    const ComputedPtr layer = withCircuits(computed(scene));
    CHECK(explained(layer, "qk_tokens[1,0]").note.starts_with("q has pinned values"));
    CHECK(explained(layer, "qk_tokens[1,0]").value != doctest::Approx(explained(layer, "scores[1,0]").value));
    CHECK(explained(layer, "ov_circuit[0,0,0]").note == "no output layer, so the circuit is W_v alone");
    CHECK(whyNoCircuit(*layer->realized, "qk_bias_both") ==
          "queries or keys have no bias, so there is no qk_bias_both");

    Scene plain;
    plain.inputs = {{"x", Tensor({2, 2}, {1, 2, 3, 4})}};
    plain.config.d_in = plain.config.d_out = 2;
    const ComputedPtr identity = withCircuits(computed(plain));
    CHECK(numbers(*identity->trace, "qk_circuit") == std::vector<double>{1, 0, 0, 1});
    CHECK(explained(identity, "qk_circuit[0,0,1]").note.starts_with("no projection, so "));
    CHECK(explained(identity, "identity[0,0]").note.starts_with("no projection; the identity matrix "));
}

TEST_CASE("a head that shares its key has the circuits of its own query with that key")
{
    const ComputedPtr layer = withCircuits(computed(*loadScene("today.01.grouped")));
    const Trace& trace = *layer->trace;
    const TracedTensor &query = *trace.find("W_query.weight"), &key = *trace.find("W_key.weight"),
                       &value = *trace.find("W_value.weight");
    const TracedTensor &asks = *trace.find("qk_circuit"), &writes = *trace.find("ov_circuit");
    CHECK(asks.shape == Shape{4, 3, 3});
    CHECK(writes.shape == Shape{4, 3, 2});
    for (std::int64_t h = 0; h < 4; ++h) // of two numbers each; heads 0 and 1 read key 0, heads 2 and 3 key 1
        for (std::int64_t d = 0; d < 3; ++d) {
            for (std::int64_t g = 0; g < 3; ++g) {
                double sum = 0;
                for (std::int64_t e = 0; e < 2; ++e)
                    sum += trace.cell(query, {h * 2 + e, d}) * trace.cell(key, {h / 2 * 2 + e, g});
                CHECK(trace.cell(asks, {h, d, g}) == doctest::Approx(sum));
            }
            for (std::int64_t e = 0; e < 2; ++e)
                CHECK(trace.cell(writes, {h, d, e}) == trace.cell(value, {h / 2 * 2 + e, d}));
        }
    CHECK(explained(layer, "qk_circuit[3,0,1]").note == "with key head 1, shared by heads 2 and 3");
    const ComputedPtr hidden = withhold(layer, {{"v", {0, 1, 2, 1}}});
    CHECK(hidesAll(*hidden, {"ov_tokens", {0, 2, 2, 1}}));
    CHECK(hidesAll(*hidden, {"ov_tokens", {0, 3, 2, 1}}));
    CHECK_FALSE(hidesAll(*hidden, {"ov_tokens", {0, 1, 2, 1}}));
    CHECK(hidesAll(*withhold(layer, {{"ov_tokens", {0, 3, 2, 1}}}), {"v", {0, 1, 2, 1}}));
}

TEST_CASE("where queries are normed or turned the OV circuit stays, and the QK circuit says why it does not")
{
    for (const auto& [lesson, words] : {std::pair("today.02.rope", "rotated by position"),
                                        std::pair("today.03.qknorm", "normalized before they are multiplied")}) {
        const ComputedPtr layer = withCircuits(computed(*loadScene(lesson)));
        for (const char* name : {"qk_circuit", "qk_tokens"}) {
            CHECK_FALSE(layer->trace->find(name));
            CHECK(whyNoCircuit(*layer->realized, name).find(words) != std::string::npos);
        }
        for (const char* name : {"ov_circuit", "ov_tokens"}) {
            CHECK(layer->trace->find(name));
            CHECK(whyNoCircuit(*layer->realized, name).empty());
        }
        CHECK(explainCell(*layer, "ov_tokens[0,0,1,1]", {}));
    }
}

TEST_CASE("hiding the scores hides what the circuit makes of the tokens")
{
    const ComputedPtr layer = withCircuits(computed(*loadScene("000.causal.neg_inf"), "cpu"));
    const ComputedPtr hidden = withhold(layer, {{"scores", {0, 0, 2, 1}}});
    CHECK(hidesAll(*hidden, {"qk_tokens", {0, 0, 2, 1}}));
    CHECK_FALSE(hidesAll(*hidden, {"qk_tokens", {0, 0, 2, 0}}));
    CHECK(hidesAll(*withhold(layer, {{"qk_tokens", {0, 0, 2, 1}}}), {"scores", {0, 0, 2, 1}}));
    CHECK(hidesAll(*withhold(layer, {{"v", {0, 0, 2, 1}}}), {"ov_tokens", {0, 0, 2, 1}}));
}

TEST_CASE("circuits of weights that stay are kept, and go with an edit")
{
    Scene scene = *loadScene("000.causal.neg_inf");
    const auto realizedOf = [](const Scene& of, const std::shared_ptr<const Realized>& before) {
        return *realize(of, before);
    };
    CircuitMaker make;
    const auto at = [&](const std::shared_ptr<const Realized>& realized) {
        return make(std::make_shared<const Computed>(scene, realized, run(*realized, backends().front())));
    };
    const auto first = realizedOf(scene, nullptr);
    const ComputedPtr before = at(first);
    scene.edits.set("x", {0, 0}, 5);
    const auto second = realizedOf(scene, first);
    const ComputedPtr same = at(second);
    CHECK(same->trace->find("qk_circuit")->source() == before->trace->find("qk_circuit")->source());
    CHECK(same->trace->find("qk_tokens")->at(0) == doctest::Approx(same->trace->find("scores")->at(0)).epsilon(1e-5));
    scene.edits.set("W_query", {0, 0}, 5);
    const ComputedPtr other = at(realizedOf(scene, second));
    CHECK(other->trace->find("qk_circuit")->at(0) != before->trace->find("qk_circuit")->at(0));
    CHECK(other->trace->find("qk_tokens")->at(0) == doctest::Approx(other->trace->find("scores")->at(0)).epsilon(1e-5));
}

TEST_CASE("without its circuits a computation is what it was")
{
    const ComputedPtr plain = computed(*loadScene("000.causal.neg_inf"), "cpu");
    const ComputedPtr with = withCircuits(plain), without = withoutCircuits(with);
    CHECK(with->trace->tensors().size() == plain->trace->tensors().size() + 5);
    CHECK(without->realized->plan == plain->realized->plan);
    CHECK(without->trace->tensors().size() == plain->trace->tensors().size());
    CHECK(withoutCircuits(plain) == plain);
    CHECK(withCircuits(with) == with);
    CHECK(scriptOf(with->scene, *with->realized, ScriptLanguage::PyTorch) ==
          scriptOf(plain->scene, *plain->realized, ScriptLanguage::PyTorch));
}

TEST_CASE("the command explains circuits, and says where there are none")
{
    const ComputedPtr layer = computed(*loadScene("000.causal.neg_inf"), "cpu");
    const auto text = explainCell(*layer, "qk_circuit[0, 1, 2]", {});
    REQUIRE(text);
    CHECK(text->starts_with("qk_circuit[0,1,2] = "));
    CHECK(explainCell(*layer, "ov_circuit[0,1,1]", {.json = true}));
    const auto refused = explainCell(*layer, "qk_bias_both[0]", {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message == "qk_bias_both: queries or keys have no bias, so there is no qk_bias_both");
}

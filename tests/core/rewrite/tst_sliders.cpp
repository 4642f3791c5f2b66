// SPDX-License-Identifier: GPL-3.0-or-later
// What a slider moves stands where it was moved to, in every kind of scene, and comes back from a file.
#include "core/rewrite/sliders.h"

#include "core/explain/withhold.h"
#include "core/headless/commands.h"
#include "core/io/scene/scenefile.h"
#include "core/rewrite/batchitems.h"
#include "core/rewrite/tokens.h"
#include "core/scene/limits.h"
#include "tests/core/support/explained.h"
#include "tests/core/support/scenes.h"

using namespace attn;
using test::Dice;

namespace {

struct Layer {
    Scene scene;
    Plan planned;
    ComputedPtr computed;

    explicit Layer(Scene of) : scene(std::move(of))
    {
        auto made = plan(scene);
        REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
        planned = *made;
        const auto parameters = realize(scene);
        REQUIRE_MESSAGE(parameters, (parameters ? "" : parameters.error().message));
        computed = std::make_shared<const Computed>(scene, *parameters, run(**parameters, backends().front()));
    }

    std::string rests(const Slider& slider) const { return whySliderRests(scene, planned, slider); }
    std::optional<double> value(const Slider& slider) const
    {
        return sliderValue(scene, planned, computed.get(), slider);
    }
    Slider named(Slider slider) const { return namedSlider(slider, *value(slider)); }
    Result<Rewritten> moved(const Slider& slider, double to) const
    {
        return moveSlider(scene, planned, computed.get(), slider, to);
    }
    std::string refusal(const Slider& slider, double to) const
    {
        const auto result = moved(slider, to);
        return result ? std::string() : result.error().message;
    }
};

Slider sliderOf(std::string of, Index index = {}, std::optional<std::pair<std::int64_t, std::int64_t>> plane = {})
{
    return {"s", std::move(of), std::move(index), plane, 0, 1};
}

Scene lesson() { return *loadScene("000.causal.neg_inf"); }

} // namespace

TEST_CASE("every number of every scene can be moved and read back")
{
    int moved = 0, angles = 0, pinned = 0;
    std::map<std::string, int> choices;
    for (std::uint64_t number = 0; number < 150; ++number) {
        CAPTURE(number);
        const Layer layer(test::randomScene(number, {2, 6, 6, 3, 4}));
        Dice dice(number);
        for (const char* choice : {"temperature", "scale", "dropout.p"}) {
            const Slider slider = sliderOf(choice);
            if (!layer.rests(slider).empty()) {
                CHECK_FALSE(layer.refusal(slider, 0.5).empty());
                continue;
            }
            CHECK(layer.value(slider));
            const auto after = layer.moved(slider, 0.625);
            if (!after || !plan(after->scene)) // p of a scene that draws nothing
                continue;
            CHECK(Layer(after->scene).value(slider) == doctest::Approx(0.625));
            ++choices[choice];
        }
        for (int i = 0; i < 4; ++i) {
            const auto& tensors = layer.computed->trace->tensors();
            const TracedTensor& tensor = tensors[std::size_t(dice.below(std::ssize(tensors)))];
            CAPTURE(tensor.name);
            if (elementCount(tensor.shape) == 0)
                continue;
            const CellRef cell = dice.cellOf(tensor);
            const Slider slider = sliderOf(tensor.name, cell.index);
            CHECK(layer.rests(slider).empty() == (tensor.kind == Kind::Real));
            if (tensor.kind != Kind::Real)
                continue;
            CHECK(test::same(*layer.value(slider), layer.computed->trace->cell(tensor, cell.index)));
            const auto after = layer.moved(slider, -0.3);
            REQUIRE(after);
            const Layer there(after->scene);
            CHECK(*there.value(slider) == double(-0.3f));
            CHECK(there.computed->trace->cell(*there.computed->trace->find(tensor.name), cell.index) == double(-0.3f));
            pinned += after->scene.overrides.size() > layer.scene.overrides.size();
            ++moved;

            if (tensor.shape.empty() || tensor.shape.back() < 2)
                continue;
            const Index row(cell.index.begin(), cell.index.end() - 1);
            const Slider angle = sliderOf(tensor.name, row, std::pair<std::int64_t, std::int64_t>(0, 1));
            const auto length = [&](const Layer& of) {
                Index a = row, b = row;
                a.push_back(0), b.push_back(1);
                const TracedTensor& numbers = *of.computed->trace->find(tensor.name);
                return std::hypot(of.computed->trace->cell(numbers, a), of.computed->trace->cell(numbers, b));
            };
            const double before = length(layer);
            if (!(before > 1e-3) || !std::isfinite(before)) {
                CHECK((before > 0 && std::isfinite(before) ? true : !layer.refusal(angle, 30).empty()));
                continue;
            }
            const auto turned = layer.moved(angle, 30);
            REQUIRE(turned);
            const Layer then(turned->scene);
            CHECK(*then.value(angle) == doctest::Approx(30).epsilon(1e-5));
            CHECK(length(then) == doctest::Approx(before).epsilon(1e-5));
            ++angles;
        }
    }
    CHECK(choices.size() == 3);
    for (const int seen : {moved, angles, pinned})
        CHECK(seen > 20);
}

TEST_CASE("an angle is read within the turn of its range")
{
    Scene scene = lesson();
    scene.edits.set("x", {0, 0}, -1);
    scene.edits.set("x", {0, 1}, 0);
    const Layer layer(scene);
    Slider angle = sliderOf("x", {0, 0}, std::pair<std::int64_t, std::int64_t>(0, 1));
    CHECK(*layer.value(angle) == doctest::Approx(180));
    angle.from = -360, angle.to = 0;
    CHECK(*layer.value(angle) == doctest::Approx(-180));
    const auto moved = layer.moved(angle, 90);
    REQUIRE(moved);
    CHECK(moved->scene.edits.of("x")->size() == 2); // the same cells, however they are called
    CHECK(Layer(moved->scene).value(sliderOf("x", {0, 0, 1})) == doctest::Approx(1));
}

TEST_CASE("a slider that points at nothing says so in one sentence")
{
    const Layer layer(lesson());
    CHECK(layer.rests(sliderOf("W_nothing", {0, 0})) == "This scene has no tensor 'W_nothing'.");
    CHECK(layer.rests(sliderOf("W_query", {9, 0})) == "[9, 0] is outside W_query [3, 2].");
    CHECK(layer.rests(sliderOf("W_query", {0}, std::pair<std::int64_t, std::int64_t>(1, 1))) ==
          "An angle needs two different components.");
    CHECK(layer.rests(sliderOf("W_query", {0}, std::pair<std::int64_t, std::int64_t>(1, 7))) ==
          "[0, 7] is outside W_query [3, 2].");
    CHECK(layer.rests(sliderOf("temperature", {1})) == "temperature is a single value and has no cells.");
    CHECK(layer.rests(sliderOf("qk_circuit", {0, 0, 0})) == "This scene has no tensor 'qk_circuit'.");
    CHECK(layer.rests(sliderOf("allowed", {0, 0})) ==
          "allowed contains only 0 and 1, but a slider can move only real numbers.");
    CHECK_FALSE(layer.value(sliderOf("W_nothing", {0, 0})));
    CHECK(layer.refusal(sliderOf("W_query", {0, 0}), NAN) == "A slider needs a finite value, not nan.");
    CHECK(layer.refusal(sliderOf("W_query", {0, 0}), 1e300) == "1e+300 is too large for float32.");
    CHECK_FALSE(layer.refusal(sliderOf("dropout.p"), 2).empty());

    Scene none = lesson();
    none.config.normalize = Normalize::Sum;
    CHECK(Layer(none).rests(sliderOf("temperature")) == "This scene has no softmax that divides by a temperature.");
    Scene zero = lesson();
    zero.edits.set("x", {0, 0}, 0);
    zero.edits.set("x", {0, 1}, 0);
    CHECK(Layer(zero).refusal(sliderOf("x", {0, 0}, std::pair<std::int64_t, std::int64_t>(0, 1)), 10) ==
          "Both values are 0, so there is no vector to rotate.");
}

TEST_CASE("a slider goes with its token")
{
    Scene scene = lesson();
    const std::pair<std::int64_t, std::int64_t> plane(1, 2);
    scene.sliders = {sliderOf("x", {0, 2}, plane), sliderOf("scores", {0, 0, 2, 1}), sliderOf("x", {9, 99, 99}),
                     sliderOf("scores", {9}),      sliderOf("W_query", {2, 0}),      sliderOf("q", {0, 0, 77, 0})};
    scene.sliders[0].name = "turn";
    const auto fewer = removeToken(scene, 0, 0);
    REQUIRE_MESSAGE(fewer, (fewer ? "" : fewer.error().message));
    REQUIRE(fewer->scene.sliders.size() == 6);
    CHECK(fewer->scene.sliders[0] == Slider{"turn", "x", {0, 1}, plane, 0, 1});
    CHECK(fewer->scene.sliders[1].index == Index{0, 0, 1, 0});
    for (std::size_t i = 2; i < 6; ++i) // of weights, or of nothing
        CHECK(fewer->scene.sliders[i] == scene.sliders[i]);
    const auto gone = removeToken(scene, 0, 2);
    REQUIRE(gone);
    CHECK(gone->scene.sliders.size() == 4);
    CHECK(std::ranges::count(gone->dropped, "Removed the slider turn along with its cell.") == 1);
}

TEST_CASE("a slider goes with its batch item")
{
    Scene scene = lesson();
    const auto two = copyBatchItem(scene, 0);
    REQUIRE_MESSAGE(two, (two ? "" : two.error().message));
    scene = two->scene;
    scene.sliders = {sliderOf("x", {1, 2, 0}), sliderOf("scores", {1, 0, 2, 1}), sliderOf("x", {7, 0, 0})};
    const auto moved = moveBatchItem(scene, 1, 0);
    REQUIRE(moved);
    CHECK(moved->scene.sliders[0].index == Index{0, 2, 0});
    CHECK(moved->scene.sliders[1].index == Index{0, 0, 2, 1});
    CHECK(moved->scene.sliders[2].index == Index{7, 0, 0});
    const auto gone = removeBatchItem(scene, 1);
    REQUIRE(gone);
    CHECK(gone->scene.sliders.size() == 1);
}

TEST_CASE("a hidden number is neither revealed nor moved")
{
    Layer layer(lesson());
    layer.computed = withhold(layer.computed, {{"scores", {0, 0, 2, 1}}});
    CHECK_FALSE(layer.value(sliderOf("scores", {0, 0, 2, 1})));
    CHECK_FALSE(layer.refusal(sliderOf("scores", {0, 0, 2, 1}), 1).empty());
    CHECK(layer.value(sliderOf("scores", {0, 0, 2, 0})));
}

TEST_CASE("sliders come back from a file, get names of their own, and are counted")
{
    const Layer layer(lesson());
    Scene scene = layer.scene;
    for (const Slider& slider : {sliderOf("temperature"), sliderOf("W_query", {0, 1}), sliderOf("W_query", {0, 1}),
                                 sliderOf("x", {0, 2}, std::pair<std::int64_t, std::int64_t>(2, 0))}) {
        auto more = withSlider(scene, layer.named(slider));
        REQUIRE(more);
        scene = std::move(*more);
    }
    CHECK(scene.sliders[0].name == "temperature");
    CHECK(scene.sliders[2].name == scene.sliders[1].name + " 2");
    CHECK(scene.sliders[3].name == "angle of x[0,2]");
    for (const Slider& slider : scene.sliders)
        CHECK((slider.from <= *layer.value(slider) && *layer.value(slider) <= slider.to));
    const auto again = parseScene(writeScene(scene));
    REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
    CHECK(again->sliders == scene.sliders);
    while (scene.sliders.size() < max_sliders)
        scene = *withSlider(scene, sliderOf("temperature"));
    CHECK(withSlider(scene, sliderOf("temperature")).error().message ==
          "This scene already has the maximum of 64 sliders.");
}

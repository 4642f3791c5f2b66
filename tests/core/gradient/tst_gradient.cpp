// SPDX-License-Identifier: GPL-3.0-or-later
// Derivatives agree with what edits do: over all configurations, in float64 by central differences and through the engine.
#include "core/engine/engine.h"
#include "core/gradient/gradientcheck.h"
#include "core/gradient/strongestedits.h"
#include "core/gradient/target.h"
#include "core/io/scene/scenefileconfig.h"
#include "tests/core/gradient/derivedtargets.h"
#include "tests/core/support/samplescenes.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace attn;

namespace {

// A target of any real tensor of the scene's trace: mostly a cell, else a block.
CellBlock anyTarget(const Trace& trace, std::mt19937_64& random)
{
    CellRef cell = test::anyCell(test::anyReal(trace, 9, random), random);
    if (random() % 4 == 0)
        cell.index.resize(random() % (cell.index.size() + 1));
    return {cell.tensor, cell.index};
}

} // namespace

TEST_CASE("derivatives of random scenes agree with central differences")
{
    int compared = 0, nan = 0;
    for (std::uint64_t number = 0; number < 250; ++number) {
        std::mt19937_64 random(number);
        const Scene scene = test::sceneToDerive(number);
        const auto input = realized(scene);
        const auto trace = run(*input, **backendNamed("reference"));
        const CellBlock target = anyTarget(*trace, random);
        const auto gradient = test::derived(scene, *input, target);
        CAPTURE(number);
        CAPTURE(writeConfig(scene.config));
        CAPTURE(target.tensor);
        CAPTURE(toString(target.leading));
        for (const TracedTensor& by : gradient->by->tensors()) {
            const auto check = checkGradient(scene, input, *gradient, by.name, 3);
            REQUIRE(check);
            compared += int(check->checked);
            nan += int(check->left_out);
            CHECK_MESSAGE(check->largest_gap <= largest_gradient_gap,
                          toString(check->cell) << ": " << check->derivative << " against " << check->difference);
        }
    }
    MESSAGE(compared << " compared, " << nan << " left out");
    CHECK(compared > 1000);
}

TEST_CASE("the check by central differences tells derivatives of another layer")
{
    const Scene scene = lessonScene("000.mha");
    Scene other = scene;
    other.edits.set("W_value.weight", {0, 1}, 0.25f);
    const auto input = realized(scene);
    const auto right = test::derived(scene, *input, {"output", {0, 2, 1}}),
               wrong = test::derived(other, *realized(other), {"output", {0, 2, 1}});
    const auto passes = checkGradient(scene, input, *right, "x", 36),
               fails = checkGradient(scene, input, *wrong, "x", 36);
    REQUIRE(passes);
    CHECK(passes->agrees());
    CHECK(passes->cells == 36);
    CHECK(passes->checked == 36);
    CHECK(passes->largest_gap < 1e-8);
    REQUIRE(fails);
    CHECK_FALSE(fails->agrees());
    CHECK(fails->largest_gap > 1e-3);
    CHECK(std::abs(fails->derivative - fails->difference) > 1e-4);

    // What is inf has no neighbours, and a target of nan no differences: nothing agrees then.
    Scene infinite = scene;
    infinite.edits.set("x1", {2, 0}, INFINITY);
    const auto nan = test::derived(infinite, *realized(infinite), {"output", {0, 2, 1}});
    CHECK(std::isnan(nan->value));
    const auto none = checkGradient(infinite, realized(infinite), *nan, "x1", 18);
    REQUIRE(none);
    CHECK(none->checked == 0);
    CHECK(none->left_out > 0);
    CHECK_FALSE(none->agrees());

    StopSource stopped;
    stopped.request();
    CHECK_FALSE(checkGradient(scene, input, *right, "x", 36, stopped.token()));
    CHECK(*gradientOf(scene, *input, {"output", {0, 2, 1}}, stopped.token()) == nullptr);
}

TEST_CASE("an edit moves the number by the derivative times its size, to first order, as the engine computes it")
{
    int edits = 0;
    for (const char* lesson : {"000.mha", "000.param.seed123", "000.heads_list", "000.causal_class.dropout"}) {
        const Scene scene = lessonScene(lesson);
        const auto input = realized(scene);
        const auto trace = run(*input, **backendNamed("cpu"));
        const TracedTensor& last = trace->tensors()[trace->tensors().size() - 1].kind == Kind::Real
                                       ? trace->tensors().back()
                                       : *trace->find("context");
        const CellRef cell{last.name, indexAt(last.shape, elementCount(last.shape) / 2)};
        const auto gradient = test::derived(scene, *input, {cell.tensor, cell.index});
        const double before = trace->cell(last, cell.index);
        CHECK(gradient->value == doctest::Approx(before).epsilon(1e-6));
        for (const StrongEdit& edit : strongestEdits(scene, *input, *gradient, 30)) {
            const float h = 1.0f / 256;
            Scene edited = scene;
            edited.edits.set(edit.cell.tensor, edit.cell.index, float(edit.number) + h);
            const auto now = run(*realized(edited, input), **backendNamed("cpu"));
            const double moved = now->cell(*now->find(cell.tensor), cell.index) - before;
            CAPTURE(lesson);
            CAPTURE(toString(edit.cell));
            CHECK(moved == doctest::Approx(edit.derivative * h).epsilon(0.02).scale(1e-3));
            ++edits;
        }
    }
    CHECK(edits > 40);
}

TEST_CASE("what is pinned is a constant, and a head that is switched off lets nothing through")
{
    Scene scene = lessonScene("000.mha");
    const auto by = [](const Gradient& gradient, const char* tensor, const Index& index) {
        return gradient.by->cell(*gradient.by->find(tensor), index);
    };
    const CellBlock target{"context", {0, 2, 0}};
    auto gradient = test::derived(scene, *realized(scene), target);
    CHECK(by(*gradient, "v", {0, 0, 1, 0}) != 0);
    CHECK(by(*gradient, "head_context", {0, 0, 2, 0}) == 1);
    CHECK(by(*gradient, "x", {0, 1, 0}) != 0);

    scene.overrides.set("head_context", {0, 0, 2, 0}, 0.5f);
    gradient = test::derived(scene, *realized(scene), target);
    CHECK(gradient->value == 0.5);
    CHECK(by(*gradient, "head_context", {0, 0, 2, 0}) == 1); // by the number that is put there
    CHECK(by(*gradient, "v", {0, 0, 1, 0}) == 0);
    CHECK(by(*gradient, "x", {0, 1, 0}) == 0);
    CHECK(strongestEdits(scene, *realized(scene), *gradient).empty());

    scene = lessonScene("000.mha");
    scene.config.heads_off = {1};
    const auto input = realized(scene);
    const CellBlock norm{"output", {}};
    gradient = test::derived(scene, *input, norm);
    for (std::int64_t d = 0; d < 3; ++d) {
        CHECK(by(*gradient, "W_value.weight", {0, d}) != 0);
        CHECK(by(*gradient, "W_value.weight", {1, d}) == 0);
        CHECK(by(*gradient, "W_query.weight", {1, d}) == 0);
    }
    CHECK(by(*gradient, "out_proj.weight", {0, 1}) == 0); // times a context of 0
    for (const char* tensor : {"x1", "W_key.weight", "out_proj.bias", "context", "weights"})
        CHECK(checkGradient(scene, input, *gradient, tensor, 12)->agrees());
}

TEST_CASE("the edits that raise a number most do, and are of numbers that no other edit undoes")
{
    const Scene scene = lessonScene("000.mha");
    const auto input = realized(scene);
    const CellBlock target{"weights", {0, 0, 1, 0}};
    const auto gradient = test::derived(scene, *input, target);
    const auto edits = strongestEdits(scene, *input, *gradient);
    REQUIRE(edits.size() == 10);
    for (std::size_t i = 0; i < edits.size(); ++i) {
        CAPTURE(toString(edits[i].cell));
        CHECK(edits[i].cell.tensor != "x"); // copied from x1
        if (i > 0)
            CHECK(std::abs(edits[i - 1].derivative) >= std::abs(edits[i].derivative));
        Scene raised = scene;
        raised.edits.set(edits[i].cell.tensor, edits[i].cell.index,
                         float(edits[i].number + std::copysign(0.05, edits[i].derivative)));
        CHECK(*valueOf(*realized(raised), target, {}) > gradient->value);
    }
    CHECK(strongestEdits(scene, *input, *gradient, 3).size() == 3);

    Scene edited = scene; // a cell of x that no longer follows x1
    edited.edits.set("x", {0, 0, 0}, 2);
    const auto own = strongestEdits(edited, *realized(edited), *test::derived(edited, *realized(edited), target), 1000);
    CHECK(std::ranges::count(own, "x", [](const StrongEdit& edit) { return edit.cell.tensor; }) == 1);
}

TEST_CASE("a word that is looked up several times counts as often")
{
    Scene scene = plainScene();
    scene.inputs = {{"ids", Tensor({1, 3}, {1, 0, 1}, Kind::Integer)}};
    scene.draws = {ManualSeed{1}, Embedding{"embed", 2, 3, {}}, Lookup{"embed.weight", "ids", "x"}};
    scene.edits.set("x", {0, 2, 1}, 0.5f);
    const auto input = realized(scene);
    const auto gradient = test::derived(scene, *input, {"context", {0, 0, 1}});
    const TracedTensor &by_x = *gradient->by->find("x"), &by_table = *gradient->by->find("embed.weight");
    const auto x = [&](std::int64_t t, std::int64_t d) { return gradient->by->cell(by_x, {0, t, d}); };
    const auto table = [&](std::int64_t row, std::int64_t d) { return gradient->by->cell(by_table, {row, d}); };
    CHECK(table(1, 0) == doctest::Approx(x(0, 0) + x(2, 0)));
    CHECK(table(1, 1) == doctest::Approx(x(0, 1))); // the other one was edited
    CHECK(table(0, 2) == doctest::Approx(x(1, 2)));
    CHECK(checkGradient(scene, input, *gradient, "embed.weight", 6)->agrees());
    CHECK(checkGradient(scene, input, *gradient, "x", 9)->agrees());
    CHECK(!gradient->by->find("ids"));
}

TEST_CASE("a forward that is kept gives the same derivatives, for every item and for the sums too")
{
    Scene scene = lessonScene("000.mha");
    scene.config.cumulative = true;
    const auto input = realized(scene);
    KeptForward kept(input);
    for (const CellBlock& target : {CellBlock{"context", {0, 1, 0}}, CellBlock{"weights", {0, 1, 2, 0}},
                                    CellBlock{"cumulative_context", {0, 1, 2, 2, 0}}, CellBlock{"context", {1, 1, 0}},
                                    CellBlock{"output", {}}, CellBlock{"x", {0, 1, 1}}}) {
        const auto with = gradientOf(scene, kept, target);
        const auto without = gradientOf(scene, *input, target);
        REQUIRE(with);
        REQUIRE(without);
        CHECK((*with)->value == (*without)->value);
        for (const TracedTensor& tensor : (*with)->by->tensors())
            CHECK((*with)->by->dense(tensor) == (*without)->by->dense(*(*without)->by->find(tensor.name)));
    }
}

TEST_CASE("what cannot be derived is reported in one sentence")
{
    Scene scene = lessonScene("000.causal_class.dropout");
    const auto input = realized(scene);
    const auto said = [&](const CellBlock& target) {
        const auto gradient = gradientOf(scene, *input, target);
        return gradient ? std::string("(derived)") : gradient.error().message;
    };
    CHECK(said({"nope", {}}) == "the scene has no tensor 'nope'");
    CHECK(said({"keep", {0, 0, 0, 0}}) == "keep contains Boolean values, but derivatives need real numbers");
    CHECK(said({"context", {0, 6, 0}}) == "context has shape [2, 6, 2], so [0, 6, 0] is out of range");
    CHECK(said({"context", {0, 0, 0, 0}}) == "context has shape [2, 6, 2], so [0, 0, 0, 0] is out of range");
    CHECK(said({"context", {-1}}) == "context has shape [2, 6, 2], so [-1] is out of range");
}

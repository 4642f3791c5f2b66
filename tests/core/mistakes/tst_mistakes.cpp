// SPDX-License-Identifier: GPL-3.0-or-later
// The error lab's twelve mistakes: each shows on the notebook's scene and is found in the numbers; layers that are right
// show nothing.
#include "core/engine/engine.h"
#include "core/layer/stages.h"
#include "core/lessons/lesson.h"
#include "core/mistakes/symptoms.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace attn;

namespace {

ComputedPtr computedOf(const Scene& scene)
{
    auto realized = realize(scene);
    REQUIRE(bool(realized));
    auto trace = run(**realized, **backendNamed("cpu"));
    return std::make_shared<Computed>(scene, *realized, trace);
}

Scene notebook() { return *loadLesson(*lessonNamed("000.causal.neg_inf")); }

bool sees(const Computed& a, const Computed& b, const std::string& tensor)
{
    const TracedTensor *was = a.trace->find(tensor), *is = b.trace->find(tensor);
    if (!was || !is || was->shape != is->shape)
        return was != is;
    for (std::int64_t i = 0; i < elementCount(is->shape); ++i)
        if (std::abs(was->at(i) - is->at(i)) > 1e-3)
            return true;
    return false;
}

} // namespace

TEST_CASE("each of the twelve mistakes shows on the notebook's scene, and its numbers point to it")
{
    std::set<std::string> sentences;
    CHECK(classicMistakes().size() == 12);
    for (const ClassicMistake& mistake : classicMistakes()) {
        CAPTURE(std::string(mistake.id));
        const auto pair = withMistake(mistake, notebook());
        REQUIRE_MESSAGE(bool(pair), (pair ? "" : pair.error().message));
        CHECK(pair->right.config != pair->wrong.config);
        const ComputedPtr right = computedOf(pair->right), wrong = computedOf(pair->wrong);
        CHECK(symptomsOf(*right).empty());
        const std::vector<Symptom> found = symptomsOf(*wrong, right.get());
        REQUIRE(found.size() >= 1);
        REQUIRE(found.front().cause);
        CHECK(found.front().cause->id == mistake.id);
        CHECK(found.size() == 1);
        CHECK(found.front().proofs.size() >= 1);
        for (const SymptomProof& proof : found.front().proofs)
            CHECK_MESSAGE(proof.holds, proof.text);
        CHECK(sentences.insert(found.front().text()).second);
        CHECK(found.front().beside == (mistake.id == "eval_forgotten"));
        MESSAGE(std::string(mistake.name) << ": " << found.front().text() << " | " << found.front().extent << " | "
                                          << found.front().right << " | brings " << pair->brought);
    }
}

TEST_CASE("a score that was put in by hand is there on both sides, and no sign of a mistake")
{
    Scene scene = notebook();
    scene.overrides.set("scores", {0, 0, 2, 2}, 3.5F);
    for (const ClassicMistake& mistake : classicMistakes()) {
        CAPTURE(std::string(mistake.id));
        const auto pair = withMistake(mistake, scene);
        REQUIRE(bool(pair));
        const ComputedPtr right = computedOf(pair->right), wrong = computedOf(pair->wrong);
        for (const ComputedPtr& each : {right, wrong})
            CHECK(each->trace->find("scores")->at(14) == 3.5F);
        for (const Symptom& symptom : symptomsOf(*wrong, right.get()))
            for (const Symptom& other : symptomsOf(*right))
                CHECK(symptom.text() != other.text());
    }
}

TEST_CASE("the mask that was applied after the softmax is described as the notebook's numbers have it")
{
    const auto pair = withMistake(*mistakeNamed("mask_not_rescaled"), notebook());
    const ComputedPtr right = computedOf(pair->right), wrong = computedOf(pair->wrong);
    const Symptom symptom = symptomsOf(*wrong, right.get(), {0, 0, 2}).front();
    CHECK(symptom.text() == "Row starts sums to 0.5952");
    CHECK(symptom.extent == "Rows that sum to less than 1: 5 of 6");
    CHECK(symptom.detail == "smallest sum: 0.1551 (row “Your”)");
    CHECK(symptom.right == "Row “step” sums to 1.0000");
    CHECK(symptom.proofs.front().text == "With each row divided by its sum, 21 of 21 values match A");
}

TEST_CASE("five mistakes are found in the numbers of forty random scenes each, without a look at the right layer")
{
    for (const std::string id :
         {"no_scale", "wrong_axis", "mask_not_rescaled", "dropout_by_p", "merge_without_transpose"}) {
        CAPTURE(id);
        const ClassicMistake& mistake = *mistakeNamed(id);
        int shown = 0;
        for (std::uint64_t number = 0; shown < 40 && number < 2000; ++number) {
            CAPTURE(number);
            const Scene scene = test::randomScene(number, {2, 9, 8, 4, 4});
            const auto pair = withMistake(mistake, scene);
            // Divided by its sum a row with -inf is nan, right or wrong.
            if (!pair || (scene.config.normalize == Normalize::Sum && masks(pair->right.config)))
                continue;
            const ComputedPtr right = computedOf(pair->right), wrong = computedOf(pair->wrong);
            const std::string seen = id == "no_scale" ? "scaled" : std::string(mistake.stage);
            if (!sees(*right, *wrong, seen))
                continue; // the scene cannot show it: one key left in every row, nothing masked, nothing kept
            ++shown;
            const std::vector<Symptom> found = symptomsOf(*wrong);
            REQUIRE(found.size() >= 1);
            REQUIRE(found.front().cause);
            CHECK(found.front().cause->id == id);
        }
        CHECK(shown == 40);
    }
}

TEST_CASE("layers that are right show nothing")
{
    int right = 0, dropping = 0, evaluating = 0, heads = 0, masked = 0;
    for (std::uint64_t number = 0; number < 600; ++number) {
        CAPTURE(number);
        const auto scene = withoutMistakes(test::randomScene(number, {2, 12, 8, 4, 4}));
        if (!scene)
            continue;
        const ComputedPtr computed = computedOf(*scene);
        const std::vector<Symptom> found = symptomsOf(*computed);
        CHECK_MESSAGE(found.empty(), (found.empty() ? "" : found.front().text()));
        const Config& config = scene->config;
        ++right;
        dropping += dropoutIsOn(config);
        evaluating += config.dropout.p > 0 && !config.dropout.train;
        heads += config.num_heads > 1;
        masked += masks(config);
    }
    CHECK(right >= 50);
    CHECK(std::min({dropping, evaluating, heads, masked}) >= 10);
    MESSAGE(right << " layers that are right");
}

TEST_CASE("a scene that cannot show a mistake says why")
{
    Scene scene = notebook();
    scene.config.stage = Stage::SoftmaxOnly;
    CHECK(withMistake(classicMistakes().front(), scene).error().message ==
          "The error lab needs a whole layer, but this scene computes only one step.");
}

TEST_CASE("a key of a memory that is longer than the layer's own line is called by its own name")
{
    Scene cross = *loadLesson(*lessonNamed("today.10.cross"));
    const Dims dims = computedOf(cross)->realized->plan.dims;
    REQUIRE(dims.S > dims.T);
    Tensor last({dims.T, dims.S}, Kind::Boolean);
    for (std::int64_t query = 0; query < dims.T; ++query)
        last.mutableData()[(query + 1) * dims.S - 1] = 1;
    cross.inputs.push_back({"last", last});
    cross.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "last"};
    cross.overrides.set("weights", {0, 0, 0, dims.S - 1}, 0.5f);
    bool named = false;
    for (const Symptom& symptom : symptomsOf(*computedOf(cross)))
        for (const SymptomPart& part : symptom.sentence)
            named = named || (part.role == SymptomPart::Role::Key && part.text == keyLabel(cross, 0, dims.S - 1));
    CHECK(named);
}

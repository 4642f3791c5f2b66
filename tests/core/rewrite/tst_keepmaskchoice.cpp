// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/keepuniforms.h"
#include "core/rewrite/keepmaskchoice.h"
#include "core/rewrite/recipe.h"
#include "tests/core/support/rewritten.h"
#include "tests/core/support/samplescenes.h"

using namespace attn;

namespace {

// Two items of the journey, two heads, each with its own matrices.
Scene headsListScene()
{
    Scene scene = plainScene();
    scene.inputs[0].name = "x1";
    scene.config.projection = Projection::HeadsList;
    scene.config.num_heads = 2;
    scene.config.d_out = 4;
    scene.config.dropout.p = 0.5;
    scene.draws = {ManualSeed{123}};
    for (const std::string head : {"head0.", "head1."})
        for (const char* name : {"W_query", "W_key", "W_value"})
            scene.draws.emplace_back(Linear{head + name, 3, 2, false});
    scene.draws.emplace_back(Stack{"x1", "x", 2});
    return scene;
}

std::vector<Scene> drawingScenes()
{
    std::vector<Scene> scenes = {linearScene(), headsListScene()};
    for (std::size_t i = 0; i < 2; ++i) {
        scenes.push_back(scenes[i]);
        scenes.back().config.dropout.stream = DropoutStream::Mkl;
    }
    return scenes;
}

std::vector<double> uniformsOf(const Scene& scene)
{
    const auto made = realized(scene);
    return dropoutUniforms(scene, *made, 0, made->keep->size());
}

} // namespace

TEST_CASE("an element is kept exactly where its uniform number is below 1 - p")
{
    for (const Scene& scene : drawingScenes()) {
        const auto made = realized(scene);
        const auto uniforms = uniformsOf(scene);
        REQUIRE(std::ssize(uniforms) == made->keep->size());
        for (std::int64_t i = 0; i < made->keep->size(); ++i)
            CHECK((uniforms[i] < 0.5) == made->keep->kept(i));
        const std::vector<double> part = dropoutUniforms(scene, *made, 30, 50 - 30);
        if (made->keep->size() >= 50)
            CHECK(part == std::vector<double>(uniforms.begin() + 30, uniforms.begin() + 50));
    }
}

TEST_CASE("mask number n is the n-th mask that the same layer draws without another seed")
{
    for (const Scene& scene : drawingScenes()) {
        CHECK(keepMaskNumber(scene) == 1);
        std::vector<KeepMask> masks;
        repeatDropout(scene, *realized(scene), 4, [&](std::int64_t, const KeepMask& keep) {
            masks.push_back(keep);
            return true;
        });
        REQUIRE(masks.size() == 4);
        CHECK(masks[0] != masks[3]);
        Scene other = scene;
        for (std::int64_t number : {2, 4, 1, 3}) {
            other = done(setKeepMaskNumber(other, number)).scene;
            CHECK(keepMaskNumber(other) == number);
            CHECK(*realized(other)->keep == masks[number - 1]);
        }
        CHECK(done(setKeepMaskNumber(other, 1)).scene == scene);
        CHECK(!setKeepMaskNumber(scene, 0));
    }
}

TEST_CASE("a locked mask stays when the weights get another seed, and comes back to the stream when unlocked")
{
    for (const Scene& first : drawingScenes())
        for (std::int64_t number : {1, 3}) {
            const Scene scene = done(setKeepMaskNumber(first, number)).scene;
            const auto before = uniformsOf(scene);
            const Scene locked = done(lockKeepMask(scene, *realized(scene))).scene;
            CHECK(seedOfDropout(locked)->apart());
            CHECK(uniformsOf(locked) == before);
            if (scene.config.dropout.stream == DropoutStream::Default)
                CHECK(keepMaskNumber(locked) == number);
            const Scene reseeded = done(setSeed(locked, 7)).scene;
            CHECK(uniformsOf(reseeded) == before);
            CHECK(uniformsOf(done(setSeed(scene, 7)).scene) != before);
            if (scene.config.dropout.stream == DropoutStream::Default)
                CHECK(done(unlockKeepMask(locked)).scene == scene);
        }
}

TEST_CASE("nothing is numbered or locked where nothing is drawn")
{
    Scene scene = linearScene();
    scene.config.dropout.train = false;
    CHECK(wordsOfKeepMask(scene) == 0);
    CHECK(!setKeepMaskNumber(scene, 2));
    CHECK(!lockKeepMask(scene, *realized(scene)));
    Scene seedAlone = plainScene();
    seedAlone.config.dropout.p = 0.5;
    seedAlone.draws = {ManualSeed{123}};
    CHECK(!seedOfDropout(seedAlone)->apart());
}

TEST_CASE("the dropout's seed is the last one of the recipe, its own where nothing but skips comes after it")
{
    const Draw linear = Linear{"W_query", 3, 2, false};
    const auto seedIn = [](std::vector<Draw> draws) {
        Scene scene = plainScene();
        scene.draws = std::move(draws);
        return seedOfDropout(scene);
    };
    struct Case {
        std::vector<Draw> draws;
        std::size_t place;
        bool shared, first;
    };
    for (const Case& each :
         {Case{{ManualSeed{1}}, 0, false, true}, Case{{ManualSeed{1}, Skip{5}}, 0, false, true},
          Case{{ManualSeed{1}, linear}, 0, true, true}, Case{{ManualSeed{1}, linear, Skip{5}}, 0, true, true},
          Case{{ManualSeed{1}, linear, ManualSeed{2}}, 2, false, false},
          Case{{ManualSeed{1}, linear, ManualSeed{2}, Skip{3}, Skip{4}}, 2, false, false},
          Case{{ManualSeed{1}, ManualSeed{2}, linear}, 1, true, false}}) {
        const auto seed = seedIn(each.draws);
        REQUIRE(seed);
        CHECK(seed->place == each.place);
        CHECK(seed->shared == each.shared);
        CHECK(seed->first == each.first);
        CHECK(seed->apart() == (!each.shared && !each.first));
    }
    CHECK(!seedIn({}));
    CHECK(!seedIn({Skip{5}, linear}));
}

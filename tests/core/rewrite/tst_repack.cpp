// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"
#include "core/rewrite/repack.h"
#include "tests/core/support/rewritten.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include <sys/resource.h>

using namespace attn;

namespace {

constexpr Projection all_layouts[] = {Projection::None,
                                      Projection::Param,
                                      Projection::Linear,
                                      Projection::HeadsList,
                                      Projection::FusedInterleaved,
                                      Projection::FusedBlocks,
                                      Projection::MhaModule};

std::shared_ptr<const Trace> computed(const Scene& scene)
{
    auto realized = realize(scene);
    REQUIRE_MESSAGE(bool(realized), realized.error().message);
    return run(**realized, **backendNamed("reference"));
}

// As numbers: the identity, which stands in for no projections, makes 0 of -0.
bool sameNumbers(const Trace& a, const Trace& b, const std::string& name)
{
    const TracedTensor *one = a.find(name), *other = b.find(name);
    if (!one || !other)
        return one == other;
    return one->shape == other->shape &&
           std::ranges::equal(a.dense(*one).values(), b.dense(*other).values(),
                              [](float x, float y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

} // namespace

TEST_CASE("another layout of the projections computes the same layer, dropout and all")
{
    std::map<std::pair<Projection, Projection>, int> met;
    for (std::uint64_t number = 0; number < 450; ++number) {
        const Scene scene = test::randomScene(number);
        if (!startsFromX(scene.config))
            continue;
        const auto before = computed(scene);
        const auto finite = [](float value) { return std::isfinite(value); };
        // The identity, which stands in for no projections, makes nan of an infinite x: 0 * inf.
        if (scene.config.projection == Projection::None &&
            !std::ranges::all_of(before->dense(*before->find("x")).values(), finite))
            continue;
        for (const Projection to : all_layouts) {
            INFO("scene " << number << ", " << int(scene.config.projection) << " to " << int(to));
            const auto made = changeLayout(scene, to);
            if (!mixesValues(scene.config) && to >= Projection::FusedInterleaved) {
                CHECK(refusal(made).find("leaves out the values") != std::string::npos);
                continue;
            }
            const bool of_one = to == Projection::None || to >= Projection::FusedInterleaved;
            if (readsMemory(scene.config) && of_one) {
                CHECK(refusal(made).find("memory") != std::string::npos);
                continue;
            }
            REQUIRE_MESSAGE(bool(made), made.error().message);
            CHECK(made->scene.config.projection == to);
            if (mentions(made->dropped, "are drawn") || mentions(made->dropped, "q, k and v") ||
                mentions(made->dropped, "the reshape"))
                continue;
            ++met[{scene.config.projection, to}];
            const auto after = computed(made->scene);
            for (const char* name : {"q", "k", "v", "scores"}) // where it has them
                CHECK_MESSAGE(sameNumbers(*before, *after, name), std::string(name));
            if (mentions(made->dropped, "different weights are dropped"))
                continue;
            for (const char* name : {"weights", "keep", "context"})
                CHECK_MESSAGE(sameNumbers(*before, *after, name), std::string(name));
            if (before->find("output"))
                CHECK(sameNumbers(*before, *after, "output"));
        }
    }
    for (const Projection from : all_layouts)
        for (const Projection to : all_layouts)
            if (from != to && to != Projection::None && to != Projection::MhaModule)
                CHECK_MESSAGE((met[{from, to}] > 0), int(from), " to ", int(to));
}

TEST_CASE("there and back again the numbers are those of the beginning")
{
    Scene scene = linearScene(true);
    scene.edits.set("W_key.weight", {0, 1}, 7);
    const Scene fused = done(changeLayout(scene, Projection::FusedBlocks)).scene;
    const Rewritten back = done(changeLayout(fused, Projection::Linear));
    const auto before = *realize(scene), after = *realize(back.scene);
    for (const char* name : {"W_query.weight", "W_query.bias", "W_key.weight", "W_value.weight", "W_value.bias"})
        CHECK(before->at(name) == after->at(name));
    CHECK(back.scene.edits.empty()); // they are numbers like the others
    CHECK(mentions(back.notes, "keep their values"));
}

TEST_CASE("what a layout cannot hold is reported")
{
    const Rewritten plain = done(changeLayout(linearScene(true), Projection::Param));
    CHECK(mentions(plain.dropped, "Plain matrices have no bias, so the biases"));
    CHECK(done(changeLayout(linearScene(false), Projection::Param)).dropped.empty());
    CHECK(mentions(done(changeLayout(paramScene(), Projection::None)).dropped, "q, k and v equal x"));
    CHECK(mentions(done(changeLayout(linearScene(), Projection::MhaModule)).dropped, "new ones are drawn")); // 3 to 2
}

TEST_CASE("weights that are too many to keep are not drawn to find that out")
{
    Structure wide = structureOf(linearScene());
    wide.d_out = std::int64_t(1) << 22;
    const auto scene = restructure(linearScene(), wide); // 50 million numbers, 200 MB
    REQUIRE_MESSAGE(bool(scene), scene.error().message);
    const auto most = [] {
        rusage used{};
        getrusage(RUSAGE_SELF, &used);
        return used.ru_maxrss; // KiB
    };
    const auto before = most();
    for (const Projection to : {Projection::Param, Projection::FusedBlocks, Projection::None})
        CHECK(bool(changeLayout(scene->scene, to)));
    CHECK(most() - before < 50'000);
}

TEST_CASE("no weights are the identity, and the identity is no weights")
{
    const Scene scene = plainScene();
    const Scene linear = done(changeLayout(scene, Projection::Linear)).scene;
    CHECK((*realize(linear))->at("W_query.weight")[0] == 1);
    const Rewritten none = done(changeLayout(linear, Projection::None));
    CHECK(none.dropped.empty());
    CHECK(none.scene.inputs == scene.inputs);
}

TEST_CASE("weights redrawn are PyTorch's own for the layout")
{
    const Scene given = done(changeLayout(linearScene(true), Projection::FusedBlocks)).scene;
    const Scene redrawn = done(redrawWeights(given)).scene;
    CHECK_FALSE(redrawn.input("qkv.weight"));
    CHECK(std::ranges::count_if(redrawn.draws, [](const Draw& draw) { return std::holds_alternative<Linear>(draw); }) ==
          1);
    CHECK((*realize(redrawn))->at("qkv.weight") != (*realize(given))->at("qkv.weight"));
    CHECK(done(redrawWeights(redrawn)).scene == redrawn);
    CHECK(refusal(redrawWeights(plainScene())) == "The layer has no weights to draw.");
}

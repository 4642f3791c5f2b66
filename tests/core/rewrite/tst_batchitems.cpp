// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"
#include "core/rewrite/batchitems.h"
#include "tests/core/support/rewritten.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>

using namespace attn;

namespace {

std::shared_ptr<const Trace> computed(const Scene& scene)
{
    auto realized = realize(scene);
    REQUIRE_MESSAGE(bool(realized), realized.error().message);
    return run(**realized, **backendNamed("reference"));
}

// The numbers of one item of a tensor with a batch axis.
Tensor itemOf(const Trace& trace, const char* name, std::int64_t item)
{
    const TracedTensor* tensor = trace.find(name);
    REQUIRE(tensor);
    const Tensor all = trace.dense(*tensor);
    const std::int64_t size = all.size() / all.dim(0);
    Tensor one({size});
    std::copy_n(all.data() + item * size, size, one.mutableData());
    return one;
}

const char* makerOfX(const Scene& scene)
{
    if (scene.input("x"))
        return scene.input("x")->rank() == 2 ? "given without a batch" : "given";
    for (const Draw& draw : scene.draws) {
        const auto* stack = std::get_if<Stack>(&draw);
        const auto* lookup = std::get_if<Lookup>(&draw);
        if ((stack && stack->out == "x") || (lookup && lookup->out == "x"))
            return opName(draw);
    }
    return "drawn";
}

} // namespace

TEST_CASE("copied, moved and removed items take their numbers along, wherever x is from")
{
    std::map<std::string, int> met;
    for (std::uint64_t number = 0; number < 300; ++number) {
        Scene scene = test::randomScene(number);
        scene.config.dropout = {};
        if (!startsFromX(scene.config) || !plan(scene))
            continue;
        INFO("scene " << number << ", x " << makerOfX(scene));
        ++met[makerOfX(scene)];
        const auto before = computed(scene);
        const std::int64_t items = plan(scene)->dims.B, last = items - 1;
        const Scene copied = done(copyBatchItem(scene, last)).scene;
        const auto with_copy = computed(copied);
        for (const char* name : {"x", "scores"}) {
            for (std::int64_t item = 0; item < items; ++item)
                CHECK(itemOf(*with_copy, name, item) == itemOf(*before, name, item));
            CHECK(itemOf(*with_copy, name, items) == itemOf(*before, name, last));
        }
        const Scene random = done(addRandomItem(scene, last)).scene;
        const Scene moved = done(moveBatchItem(random, items, 0)).scene;
        const auto with_random = computed(random), after = computed(moved);
        for (const char* name : {"x", "scores"}) {
            CHECK(itemOf(*after, name, 0) == itemOf(*with_random, name, items));
            for (std::int64_t item = 0; item < items; ++item)
                CHECK(itemOf(*after, name, item + 1) == itemOf(*before, name, item));
        }
        if (std::string(makerOfX(scene)) != "lookup") // a table of one row has no other
            CHECK_FALSE(itemOf(*with_random, "x", items) == itemOf(*before, "x", last));
        const auto without = computed(done(removeBatchItem(moved, 0)).scene);
        for (std::int64_t item = 0; item < items; ++item)
            CHECK(itemOf(*without, "scores", item) == itemOf(*before, "scores", item));
    }
    for (const char* maker : {"given", "given without a batch", "stack", "lookup", "drawn"})
        CHECK_MESSAGE(met[maker] > 0, maker);
}

TEST_CASE("labels, masks and edits go with their item")
{
    Scene scene = plainScene();
    scene.tokens = {{"Your", "journey", "starts", "with", "one", "step"}};
    scene.inputs.push_back({"pad", Tensor({1, 6}, {0, 0, 0, 0, 0, 1}, Kind::Boolean)});
    scene.config.mask = {MaskKind::Padding, MaskApply::FillNegInf, "pad"};
    scene.edits.set("x", {2, 1}, 7);
    Scene two = done(addRandomItem(scene, 0)).scene;
    CHECK(two.tokens == std::vector<std::vector<std::string>>{scene.tokens[0], {"t0", "t1", "t2", "t3", "t4", "t5"}});
    CHECK(two.input("pad")->shape() == Shape{2, 6});
    CHECK(two.edits.contains("x", {0, 2, 1}));
    CHECK(two.edits.contains("x", {1, 2, 1}) == false);
    two.edits.set("pad", {1, 0}, 1);
    two = done(moveBatchItem(two, 0, 1)).scene;
    CHECK(two.tokens[1] == scene.tokens[0]);
    CHECK(two.edits.contains("x", {1, 2, 1}));
    CHECK(two.edits.contains("pad", {0, 0}));
    const Scene one = done(removeBatchItem(two, 0)).scene;
    CHECK(one.tokens == scene.tokens);
    CHECK((*realize(one))->at("x") == (*realize(scene))->at("x"));
    CHECK((*realize(one))->at("pad") == (*realize(scene))->at("pad"));
}

TEST_CASE("a copy carries the edits of its item")
{
    Scene scene = plainScene();
    scene.edits.set("x", {2, 1}, 7);
    const Scene two = done(copyBatchItem(scene, 0)).scene;
    CHECK(two.edits.size() == 2);
    CHECK((*realize(two))->at("x")[18 + 7] == 7);
}

TEST_CASE("what is pinned goes with its item")
{
    Scene scene = plainScene();
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.overrides = EditList({{"scores", {0, 0, 4, 1}, 3}, {"allowed", {0, 1}, 1}});
    const Scene two = done(addRandomItem(scene, 0)).scene;
    CHECK(two.overrides == scene.overrides);
    const Scene moved = done(moveBatchItem(two, 0, 1)).scene;
    CHECK(moved.overrides == EditList({{"scores", {1, 0, 4, 1}, 3}, {"allowed", {0, 1}, 1}}));
    CHECK(done(removeBatchItem(moved, 1)).scene.overrides == EditList({{"allowed", {0, 1}, 1}}));
    CHECK(done(copyBatchItem(scene, 0)).scene.overrides.size() == 3);
}

TEST_CASE("what cannot be done is said")
{
    CHECK(refusal(removeBatchItem(plainScene(), 0)) == "tokens: a layer needs at least one batch item.");
    CHECK(refusal(copyBatchItem(plainScene(), 1)) == "tokens: batch item 1 is outside the range 0 to 0.");
    CHECK(refusal(moveBatchItem(plainScene(), 0, 3)) == "tokens: batch item 3 is outside the range 0 to 0.");
}

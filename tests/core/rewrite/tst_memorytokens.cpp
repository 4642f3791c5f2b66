// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/recipe/realize.h"
#include "core/rewrite/memorytokens.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

using WordList = std::vector<std::string>;

Scene translation() { return *loadLesson(*lessonNamed("today.10.cross")); }

Scene sceneAfter(const Result<Rewritten>& made)
{
    REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
    REQUIRE(realize(made->scene));
    return made->scene;
}

WordList words(const Scene& scene) { return scene.memory_tokens.front(); }

// Row `row` of the memory as it is computed with.
std::vector<float> rowOf(const Scene& scene, std::int64_t row)
{
    const auto realized = *realize(scene);
    const Tensor& source = realized->at("source");
    const float* begin = source.data() + row * source.dim(-1);
    return {begin, begin + source.dim(-1)};
}

} // namespace

TEST_CASE("A key is put in, moved, renamed and taken out, and its numbers go with it")
{
    Scene scene = translation();
    scene.edits.set("source", {4, 2}, 9);
    scene.overrides.set("scores", {0, 0, 1, 4}, 7);
    const std::vector<float> last = rowOf(scene, 4);
    CHECK(last[2] == 9);

    const Scene more = sceneAfter(addMemoryToken(scene, 1, "alte"));
    CHECK(words(more) == WordList{"das", "alte", "Haus", "ist", "sehr", "klein"});
    CHECK(rowOf(more, 5) == last);
    CHECK(rowOf(more, 0) == rowOf(scene, 0));
    CHECK(rowOf(more, 1) != rowOf(more, 0));
    CHECK(more.overrides.contains("scores", {0, 0, 1, 5}));

    const Scene moved = sceneAfter(moveMemoryToken(more, 5, 0));
    CHECK(words(moved) == WordList{"klein", "das", "alte", "Haus", "ist", "sehr"});
    CHECK(rowOf(moved, 0) == last);
    CHECK(moved.overrides.contains("scores", {0, 0, 1, 0}));

    const Scene renamed = sceneAfter(renameMemoryToken(moved, 0, 0, "winzig"));
    CHECK(words(renamed).front() == "winzig");
    CHECK(rowOf(renamed, 0) == last);

    const Scene fewer = sceneAfter(removeMemoryToken(renamed, 0));
    CHECK(words(fewer) == WordList{"das", "alte", "Haus", "ist", "sehr"});
    CHECK(fewer.edits.empty());
    CHECK(fewer.overrides.empty());
}

TEST_CASE("A line of words renames, and puts in or takes out what is more or less")
{
    const Scene scene = translation();
    const Scene more = sceneAfter(setMemoryTokens(scene, 0, {"la", "maison", "est", "toute", "petite", "ici"}));
    CHECK(words(more) == WordList{"la", "maison", "est", "toute", "petite", "ici"});
    CHECK(rowOf(more, 4) == rowOf(scene, 4));
    const Scene fewer = sceneAfter(setMemoryTokens(more, 0, {"la", "maison"}));
    CHECK((*realize(fewer))->plan.dims.S == 2);
}

TEST_CASE("What a mask and a bias say of a key goes with it, and a new key is neither masked nor biased")
{
    Scene scene = translation();
    scene.config.mask.kind = MaskKind::Padding;
    scene.config.mask.apply = MaskApply::FillNegInf;
    scene.config.mask.tensor = "padding";
    scene.inputs.push_back({"padding", Tensor({1, 5}, {0, 0, 0, 1, 1}, Kind::Boolean)});
    scene.config.position_bias.kind = PositionBiasKind::Tensor;
    scene.config.position_bias.tensor = "bias";
    Tensor bias({4, 5}, Kind::Real);
    for (std::int64_t i = 0; i < bias.size(); ++i)
        bias.mutableData()[i] = float(i + 1);
    scene.inputs.push_back({"bias", bias});
    const Scene moved = sceneAfter(addMemoryToken(sceneAfter(moveMemoryToken(scene, 4, 0)), 1, "neu"));
    CHECK(*moved.input("padding") == Tensor({1, 6}, {1, 0, 0, 0, 0, 1}, Kind::Boolean));
    const Tensor& biased = *moved.input("bias");
    CHECK(biased.shape() == Shape{4, 6});
    CHECK(biased[0] == 5);
    CHECK(biased[1] == 0);
    CHECK(biased[3 * 6 + 2] == 16);
}

TEST_CASE("What cannot be is reported")
{
    const Scene scene = translation();
    CHECK(removeMemoryToken(scene, 5).error().message == "memory_tokens: position 5 is outside the range 0 to 4.");
    CHECK(addMemoryToken(scene, 0, "").error().message == "memory_tokens: a token must have 1 to 256 bytes, got 0.");
    CHECK(setMemoryTokens(scene, 0, {}).error().message == "memory_tokens: a layer needs at least one key.");
    CHECK(setMemoryTokens(scene, 1, {"a"}).error().message ==
          "memory_tokens: batch item 1 is outside the range 0 to 0.");
    Scene plain = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    CHECK(addMemoryToken(plain, 0, "a").error().message ==
          "memory_tokens: the layer reads no memory, so there are no tokens to change.");
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/maskpainting.h"
#include "core/rewrite/recipe.h"
#include "tests/core/support/rewritten.h"
#include "tests/core/support/samplescenes.h"

#include <algorithm>
#include <limits>

using namespace attn;

namespace {

using Cells = std::vector<MaskCell>;

constexpr float inf = std::numeric_limits<float>::infinity();

Tensor triangle(float blocked, Kind kind)
{
    Tensor mask({6, 6}, kind);
    for (int q = 0; q < 6; ++q)
        for (int k = q + 1; k < 6; ++k)
            mask.mutableData()[q * 6 + k] = blocked;
    return mask;
}

} // namespace

TEST_CASE("another seed replaces the first one and all that repeat it")
{
    const Scene scene = *loadLesson(*lessonNamed("003.same_seed.param"));
    const Scene other = done(setSeed(scene, 5)).scene;
    CHECK(firstSeed(other) == 5);
    CHECK(realized(other)->at("W_query") == realized(other)->at("W_value"));
    CHECK(realized(other)->at("W_query") != realized(scene)->at("W_query"));
    Scene two = paramScene();
    two.draws.push_back(ManualSeed{9});
    CHECK(done(setSeed(two, 5)).scene.draws.back() == Draw(ManualSeed{9}));
    CHECK(done(setSeed(plainScene(), 5)).scene.draws == std::vector<Draw>{ManualSeed{5}});
    CHECK(firstSeed(plainScene()) == 123);
}

TEST_CASE("a dropout that draws brings a seed where there is none")
{
    Dropout half;
    half.p = 0.5;
    const Rewritten dropping = done(setDropout(plainScene(), half));
    CHECK(dropping.scene.draws == std::vector<Draw>{ManualSeed{123}});
    CHECK(dropping.notes == std::vector<std::string>{"Seed 123 determines which values are dropped."});
    CHECK(done(setDropout(paramScene(), half)).scene.draws == paramScene().draws);
    half.train = false;
    CHECK(done(setDropout(plainScene(), half)).scene.draws.empty());
    half.train = true;
    half.p = 1;
    CHECK(done(setDropout(plainScene(), half)).scene.draws.empty());
    half.p = 1.5;
    CHECK(refusal(setDropout(plainScene(), half)) == "config.dropout.p: p must be from 0 to 1, got 1.5.");
}

TEST_CASE("draws move, come and go, as far as the scene can still be computed")
{
    const Scene scene = paramScene();
    const Scene moved = done(moveDraw(scene, 1, 3)).scene;
    CHECK(std::get<Rand>(moved.draws[3]).out == "W_query");
    CHECK(done(moveDraw(moved, 3, 1)).scene == scene);
    CHECK(realized(moved)->at("W_key") == realized(scene)->at("W_query"));
    CHECK(refusal(moveDraw(scene, 0, 2)) ==
          "draws[0]: rand draws random numbers before any manual_seed; put a manual_seed before it");

    const Scene skipped = done(insertDraw(scene, 1, Skip{6})).scene;
    CHECK(realized(skipped)->at("W_query") == realized(scene)->at("W_key"));
    CHECK(done(removeDraw(skipped, 1)).scene == scene);
    CHECK(refusal(removeDraw(scene, 1)).find("W_query") != std::string::npos);
    CHECK(done(replaceDraw(scene, 1, Randn{"W_query", {3, 2}, {}})).scene.draws[1].index() != scene.draws[1].index());
    CHECK(refusal(replaceDraw(scene, 1, Rand{"W_query", {2, 2}, {}})).find("W_query is [2, 2]") != std::string::npos);
    CHECK(refusal(moveDraw(scene, 4, 0)) == "draws: step 4 is outside the range 0 to 3.");
    CHECK(refusal(insertDraw(scene, 5, Skip{1})) == "draws: position 5 is outside the range 0 to 4.");
    CHECK(refusal(removeDraw(plainScene(), 0)) == "draws: the recipe has no steps.");
}

TEST_CASE("edits of a tensor that is drawn no more are named")
{
    Scene scene = paramScene();
    scene.draws.push_back(Rand{"spare", {2}, {}});
    scene.edits.set("spare", {0}, 1);
    const Rewritten removed = done(removeDraw(scene, 4));
    CHECK(removed.dropped == std::vector<std::string>{"Removed 1 edit of spare, which no longer exists."});
}

TEST_CASE("each kind of mask begins as a person would begin")
{
    const Scene scene = paramScene();
    const Scene causal = done(setMaskKind(scene, MaskKind::Causal, MaskApply::FillNegInf)).scene;
    CHECK(causal.config.mask == Mask{MaskKind::Causal, MaskApply::FillNegInf, ""});
    CHECK(causal.inputs == scene.inputs);

    const Scene painted = done(setMaskKind(scene, MaskKind::CustomBool, MaskApply::PostSoftmax)).scene;
    CHECK(*painted.input("custom_mask") == triangle(1, Kind::Boolean));
    const Scene padding = done(setMaskKind(scene, MaskKind::Padding, MaskApply::FillNegInf)).scene;
    CHECK(*padding.input("padding_mask") == Tensor({1, 6}, Kind::Boolean));
    const Rewritten additive = done(setMaskKind(scene, MaskKind::Additive, MaskApply::FillNegInf));
    CHECK(*additive.scene.input("additive_mask") == triangle(-inf, Kind::Real));
    CHECK(additive.scene.config.mask.apply == MaskApply::Add);
    CHECK(additive.notes == std::vector<std::string>{"An additive mask is added before the softmax."});
    CHECK(done(setMaskKind(additive.scene, MaskKind::None, MaskApply::None)).scene.config.mask.tensor.empty());
}

TEST_CASE("a padding mask blocks the padding ids")
{
    Scene scene = *loadLesson(*lessonNamed("004.fused"));
    std::erase_if(scene.inputs, [](const NamedTensor& input) { return input.name == "blocked"; });
    scene.config.mask = {};
    const Scene masked = done(setMaskKind(scene, MaskKind::Padding, MaskApply::FillNegInf)).scene;
    CHECK(*masked.input("padding_mask") == Tensor({2, 4}, {0, 0, 1, 1, 0, 0, 0, 0}, Kind::Boolean));
}

TEST_CASE("a mask that fits is taken again")
{
    const Scene scene = *loadLesson(*lessonNamed("004.fused"));
    const Scene off = done(setMaskKind(scene, MaskKind::None, MaskApply::None)).scene;
    CHECK(done(setMaskKind(off, MaskKind::Padding, MaskApply::None)).scene == scene);
    Scene painted = done(setMaskKind(paramScene(), MaskKind::CustomBool, MaskApply::FillNegInf)).scene;
    painted = done(paintMask(painted, 0, Cells{{5, 0}}, true)).scene;
    const Scene other = done(setMaskKind(painted, MaskKind::Causal, MaskApply::FillNegInf)).scene;
    CHECK(done(setMaskKind(other, MaskKind::CustomBool, MaskApply::FillNegInf)).scene == painted);
}

TEST_CASE("one cell of a mask is painted, or gets a number")
{
    const Scene padding = done(setMaskKind(paramScene(), MaskKind::Padding, MaskApply::FillNegInf)).scene;
    CHECK((*done(paintMask(padding, 0, Cells{{3, 5}}, true)).scene.input("padding_mask"))[5] == 1);
    CHECK(refusal(paintMask(padding, 0, Cells{{0, 6}}, true)) ==
          "mask: the cell for query 0 and key 6 is outside padding_mask [1, 6].");
    const Scene additive = done(setMaskKind(paramScene(), MaskKind::Additive, MaskApply::Add)).scene;
    CHECK((*done(setMaskNumber(additive, 0, {3, 5}, -2.5f)).scene.input("additive_mask"))[3 * 6 + 5] == -2.5f);
    CHECK((*done(setMaskNumber(additive, 0, {3, 5}, -inf)).scene.input("additive_mask"))[3 * 6 + 5] == -inf);
    CHECK(refusal(setMaskNumber(additive, 0, {3, 5}, inf)).starts_with("mask: an added value must be finite"));
    CHECK(
        refusal(setMaskNumber(additive, 0, {6, 5}, 1)).starts_with("mask: the cell for query 6 and key 5 is outside"));
    CHECK(refusal(setMaskNumber(padding, 0, {0, 0}, 0.5f)).starts_with("mask: only an additive mask adds a value"));
    CHECK(refusal(setMaskNumber(paramScene(), 0, {0, 0}, 1)).starts_with("mask: only an additive mask adds a value"));
}

TEST_CASE("painting on the causal mask makes it one painted by hand")
{
    const Scene causal = done(setMaskKind(paramScene(), MaskKind::Causal, MaskApply::PostSoftmax)).scene;
    const Rewritten painted = done(paintMask(causal, 0, Cells{{0, 5}}, false));
    CHECK(painted.scene.config.mask == Mask{MaskKind::CustomBool, MaskApply::PostSoftmax, "custom_mask"});
    Tensor expected = triangle(1, Kind::Boolean);
    expected.mutableData()[5] = 0;
    CHECK(*painted.scene.input("custom_mask") == expected);
    CHECK(painted.notes == std::vector<std::string>{"The causal mask is now a hand-painted mask."});
}

TEST_CASE("a mask too large to be given by hand is refused before memory is taken")
{
    Scene scene = plainScene();
    scene.config.d_in = scene.config.d_out = 1;
    scene.inputs = {{"x", Tensor({2001, 1})}};
    CHECK(refusal(setMaskKind(scene, MaskKind::CustomBool, MaskApply::FillNegInf)).find("too large to enter by hand") !=
          std::string::npos);
    CHECK(bool(setMaskKind(scene, MaskKind::Causal, MaskApply::FillNegInf)));
}

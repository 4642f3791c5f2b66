// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/maskedcells.h"
#include "core/engine/engine.h"
#include "core/lessons/lesson.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/maskpainting.h"
#include "tests/core/support/rewritten.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

using namespace attn;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
using Cells = std::vector<MaskCell>;

Scene journey()
{
    auto scene = loadLesson(*lessonNamed("000.causal.neg_inf"));
    REQUIRE(bool(scene));
    return *scene;
}

// Two items of four random tokens without a mask.
Scene batchScene()
{
    Scene scene;
    scene.draws = {ManualSeed{7}, Randn{"x", {2, 4, 3}, {}}, Rand{"W_query", {3, 2}, {}}, Rand{"W_key", {3, 2}, {}},
                   Rand{"W_value", {3, 2}, {}}};
    scene.config.projection = Projection::Param;
    scene.config.d_in = 3;
    scene.config.d_out = 2;
    scene.config.scale = Scale::SqrtHeadDim;
    return scene;
}

// Two items of recorded queries, keys and values; of the latter two another number.
Scene recordedScene(std::int64_t queries, std::int64_t keys)
{
    Scene scene;
    scene.draws = {ManualSeed{7}, Randn{"q", {2, 1, queries, 2}, {}}, Randn{"k", {2, 1, keys, 2}, {}},
                   Randn{"v", {2, 1, keys, 2}, {}}};
    scene.config.starts_from = StartsFrom::Qkv;
    scene.config.projection = Projection::None;
    scene.config.d_in = scene.config.d_out = 2;
    scene.config.scale = Scale::SqrtHeadDim;
    return scene;
}

Scene sceneAfter(const Result<Rewritten>& rewritten)
{
    REQUIRE_MESSAGE(bool(rewritten), rewritten.error().message);
    return rewritten->scene;
}

// Rows of "." and "#", as a person would draw the mask.
std::string drawn(const Tensor& blocked)
{
    std::string text;
    for (std::int64_t i = 0; i < blocked.size(); ++i)
        text += std::string(i > 0 && i % blocked.dim(1) == 0 ? " " : "") + (blocked[i] != 0 ? "#" : ".");
    return text;
}

std::string drawn(const Scene& scene, std::int64_t item = 0)
{
    const auto blocked = blockedCells(scene, item);
    REQUIRE_MESSAGE(bool(blocked), blocked.error().message);
    // What is painted is what the computation blocks.
    const auto realized = realize(scene);
    REQUIRE(bool(realized));
    const MaskedCells computed(**realized);
    for (std::int64_t q = 0; q < blocked->dim(0); ++q)
        for (std::int64_t k = 0; k < blocked->dim(1); ++k)
            CHECK(computed(item, q, k) == ((*blocked)[q * blocked->dim(1) + k] != 0));
    return drawn(*blocked);
}

Tensor weightsOf(const Scene& scene)
{
    const auto realized = realize(scene);
    REQUIRE_MESSAGE(bool(realized), realized.error().message);
    const auto trace = run(**realized, backends().front());
    return trace->dense(*trace->find("weights"));
}

} // namespace

TEST_CASE("every preset blocks what its name says")
{
    CHECK(drawn(blockedBy({MaskPreset::None}, 4)) == ".... .... .... ....");
    CHECK(drawn(blockedBy({MaskPreset::Causal}, 4)) == ".### ..## ...# ....");
    CHECK(drawn(blockedBy({MaskPreset::Padding, 1}, 4)) == "...# ...# ...# ...#");
    CHECK(drawn(blockedBy({MaskPreset::SlidingWindow, 2}, 4)) == ".### ..## #..# ##..");
    CHECK(drawn(blockedBy({MaskPreset::Prefix, 2}, 4)) == "..## ..## ...# ....");
    CHECK(drawn(blockedBy({MaskPreset::BlockDiagonal, 3}, 4)) == "...# ...# ...# ###.");
    CHECK(drawn(blockedBy({MaskPreset::SlidingWindow, 99}, 3)) == ".## ..# ..."); // sizes are brought into their range
    CHECK(drawn(blockedBy({MaskPreset::BlockDiagonal, 0}, 2)) == ".# #.");
}

TEST_CASE("a preset is recognised by its cells, with its number")
{
    for (std::int64_t tokens : {3, 6})
        for (MaskPreset preset : {MaskPreset::None, MaskPreset::Causal, MaskPreset::Padding, MaskPreset::SlidingWindow,
                                  MaskPreset::Prefix, MaskPreset::BlockDiagonal})
            for (std::int64_t size = 1; size <= (hasSize(preset) ? tokens : 1); ++size) {
                const Tensor blocked = blockedBy({preset, size}, tokens);
                const auto found = presetOf(blocked);
                REQUIRE(found);
                CHECK(blockedBy(*found, tokens) == blocked);
            }
    CHECK(presetOf(blockedBy({MaskPreset::SlidingWindow, 2}, 6)) == PresetMask{MaskPreset::SlidingWindow, 2});
    CHECK(presetOf(blockedBy({MaskPreset::SlidingWindow, 2, 1}, 6)) == PresetMask{MaskPreset::SlidingWindow, 2, 1});
    CHECK(presetOf(blockedBy({MaskPreset::Prefix, 3}, 6)) == PresetMask{MaskPreset::Prefix, 3});
    CHECK(presetOf(blockedBy({MaskPreset::BlockDiagonal, 3}, 6)) == PresetMask{MaskPreset::BlockDiagonal, 3});
    CHECK(presetOf(blockedBy({MaskPreset::Padding, 2}, 6)) == PresetMask{MaskPreset::Padding, 2});
    Tensor odd = blockedBy({MaskPreset::Causal}, 6);
    odd.mutableData()[6 * 3 + 1] = 1;
    CHECK(!presetOf(odd));
}

TEST_CASE("a scene starts from every preset, in either form, and keeps its variant of applying")
{
    Scene scene = journey();
    scene.config.mask.apply = MaskApply::PostSoftmax;
    const Scene window = sceneAfter(startMaskFrom(scene, {MaskPreset::SlidingWindow, 2}, 0));
    CHECK(drawn(window) == ".##### ..#### #..### ##..## ###..# ####..");
    CHECK(window.config.mask.kind == MaskKind::SlidingWindow);
    CHECK(window.config.mask.window == 2);
    CHECK(window.config.mask.apply == MaskApply::PostSoftmax);
    const Scene first = sceneAfter(startMaskFrom(window, {MaskPreset::SlidingWindow, 2, 1}, 0));
    CHECK(drawn(first) == ".##### ..#### ...### .#..## .##..# .###..");
    const Scene blocks = sceneAfter(startMaskFrom(first, {MaskPreset::BlockDiagonal, 3}, 0));
    CHECK(blocks.config.mask.kind == MaskKind::CustomBool);
    const Scene stroke = sceneAfter(paintMask(first, 0, Cells{{5, 0}}, true));
    CHECK(drawn(stroke) == ".##### ..#### ...### .#..## .##..# ####..");
    CHECK(stroke.config.mask ==
          Mask{.kind = MaskKind::CustomBool, .apply = MaskApply::PostSoftmax, .tensor = stroke.config.mask.tensor});
    const Scene prefix = sceneAfter(startMaskFrom(window, {MaskPreset::Prefix, 3}, 0));
    CHECK(drawn(prefix) == "...### ...### ...### ....## .....# ......");
    CHECK(prefix.config.mask.kind == MaskKind::Prefix);
    CHECK(prefix.config.mask.window == 0);
    CHECK(sceneAfter(startMaskFrom(prefix, {MaskPreset::Causal}, 0)).config.mask.kind == MaskKind::Causal);
    const Scene none = sceneAfter(startMaskFrom(prefix, {MaskPreset::None}, 0));
    CHECK(none.config.mask.kind == MaskKind::None);
    CHECK(sceneAfter(startMaskFrom(none, {MaskPreset::Causal}, 0)).config.mask.apply == MaskApply::FillNegInf);

    const Scene added = sceneAfter(writeMaskToAdd(journey()));
    for (MaskPreset preset : {MaskPreset::Causal, MaskPreset::Padding, MaskPreset::BlockDiagonal}) {
        const Scene started = sceneAfter(startMaskFrom(added, {preset, 2}, 0));
        CHECK(started.config.mask.kind == MaskKind::Additive);
        CHECK(drawn(started) == drawn(blockedBy({preset, 2}, 6)));
    }
    // As it is: what an item has becomes one painted by hand.
    const Scene custom = sceneAfter(startMaskFrom(journey(), {MaskPreset::Custom}, 0));
    CHECK(custom.config.mask.kind == MaskKind::CustomBool);
    CHECK(drawn(custom) == drawn(journey()));
}

TEST_CASE("padding is set for one batch item, on the side of the keys")
{
    const Scene first = sceneAfter(startMaskFrom(batchScene(), {MaskPreset::Padding, 1}, 1));
    CHECK(drawn(first, 0) == ".... .... .... ....");
    CHECK(drawn(first, 1) == "...# ...# ...# ...#");
    const Scene both = sceneAfter(startMaskFrom(first, {MaskPreset::Padding, 2}, 0));
    CHECK(drawn(both, 0) == "..## ..## ..## ..##");
    CHECK(drawn(both, 1) == "...# ...# ...# ...#");
    const Scene painted = sceneAfter(paintMask(both, 1, Cells{{2, 0}}, true)); // a key, for every query
    CHECK(drawn(painted, 1) == "#..# #..# #..# #..#");
    CHECK(drawn(painted, 0) == drawn(both, 0));
}

TEST_CASE("cells are blocked and allowed in every kind of mask, several at once")
{
    const Scene none = batchScene();
    const Scene first = sceneAfter(paintMask(none, 0, Cells{{0, 3}, {1, 2}}, true));
    CHECK(drawn(first) == "...# ..#. .... ....");
    CHECK(first.config.mask.apply == MaskApply::FillNegInf);
    const Scene causal = sceneAfter(startMaskFrom(none, {MaskPreset::Causal}, 0));
    CHECK(drawn(sceneAfter(paintMask(causal, 0, Cells{{0, 1}, {3, 0}}, false))) == "..## ..## ...# ....");
    const Scene added = sceneAfter(writeMaskToAdd(causal));
    const Scene blocked = sceneAfter(paintMask(added, 0, Cells{{3, 0}}, true));
    CHECK(drawn(blocked) == ".### ..## ...# #...");
    CHECK((*blocked.input("additive_mask"))[12] == -inf);
    CHECK((*sceneAfter(paintMask(blocked, 0, Cells{{3, 0}}, false)).input("additive_mask"))[12] == 0);
    CHECK(refusal(paintMask(causal, 0, Cells{{0, 4}}, true))
              .starts_with("mask: the cell for query 0 and key 4 is outside"));
    CHECK(refusal(paintMask(sceneAfter(startMaskFrom(none, {MaskPreset::Padding, 1}, 0)), 0, Cells{{4, 0}}, true))
              .starts_with("mask: the cell for query 4"));
}

TEST_CASE("a mask over more or fewer keys than queries is painted, started from and written in either form")
{
    for (const auto& [queries, keys] : {std::pair<std::int64_t, std::int64_t>(2, 4), {4, 2}}) {
        CAPTURE(queries);
        const bool wide = keys > queries;
        const Scene none = recordedScene(queries, keys);
        CHECK(drawn(none) == (wide ? ".... ...." : ".. .. .. .."));
        const Scene painted = sceneAfter(paintMask(none, 0, Cells{{queries - 1, 0}, {0, keys - 1}}, true));
        CHECK(drawn(painted, 1) == (wide ? "...# #..." : ".# .. .. #."));
        CHECK(drawn(sceneAfter(paintMask(painted, 1, Cells{{queries - 1, 0}}, false))) ==
              (wide ? "...# ...." : ".# .. .. .."));
        CHECK(refusal(paintMask(painted, 0, Cells{{queries, 0}}, true)).starts_with("mask: the cell for query"));
        CHECK(refusal(paintMask(painted, 0, Cells{{0, keys}}, true)).starts_with("mask: the cell for query 0"));

        const Scene padded = sceneAfter(startMaskFrom(painted, {MaskPreset::Padding, 1}, 1));
        CHECK(padded.config.mask.kind == MaskKind::Padding);
        CHECK(drawn(padded, 0) == (wide ? ".... ...." : ".. .. .. .."));
        CHECK(drawn(padded, 1) == (wide ? "...# ...#" : ".# .# .# .#"));
        CHECK(drawn(sceneAfter(paintMask(padded, 1, Cells{{queries - 1, 0}}, true)), 1) ==
              (wide ? "#..# #..#" : "## ## ## ##"));
        CHECK(refusal(paintMask(padded, 1, Cells{{queries, 0}}, true)).starts_with("mask: the cell for query"));
        CHECK(drawn(sceneAfter(startMaskFrom(padded, {MaskPreset::BlockDiagonal, 1}, 0))) ==
              (wide ? ".### #.##" : ".# #. ## ##"));
        CHECK(drawn(sceneAfter(startMaskFrom(padded, {MaskPreset::Custom}, 1)), 1) == drawn(padded, 1));
        CHECK(refusal(startMaskFrom(none, {MaskPreset::Causal}, 0)).find("causal") != std::string::npos);

        for (const Scene& boolean : {painted, padded}) {
            const Scene added = sceneAfter(writeMaskToAdd(boolean));
            const Scene back = sceneAfter(writeMaskAsBoolean(added));
            CHECK(back.config.mask.kind == boolean.config.mask.kind);
            for (std::int64_t item : {0, 1}) {
                CHECK(drawn(added, item) == drawn(boolean, item));
                CHECK(drawn(back, item) == drawn(boolean, item));
            }
            const Scene number = sceneAfter(setMaskNumber(added, 1, {queries - 1, keys - 1}, -inf));
            CHECK(drawn(number, 1).ends_with("#"));
        }
        // All that a causal triangle would block, which is none between two lines of tokens.
        Cells above;
        for (std::int64_t q = 0; q < queries; ++q)
            for (std::int64_t k = q + 1; k < keys; ++k)
                above.emplace_back(q, k);
        const Scene triangle = sceneAfter(writeMaskToAdd(sceneAfter(paintMask(none, 0, above, true))));
        CHECK(sceneAfter(writeMaskAsBoolean(triangle)).config.mask.kind == MaskKind::CustomBool);
    }
}

TEST_CASE("edits made before a stroke stay in the mask")
{
    Scene scene = sceneAfter(startMaskFrom(journey(), {MaskPreset::Custom}, 0));
    scene.edits.set(scene.config.mask.tensor, {5, 0}, 1);
    const Scene painted = sceneAfter(paintMask(scene, 0, Cells{{5, 1}}, true));
    CHECK(drawn(painted) == ".##### ..#### ...### ....## .....# ##....");
    CHECK(painted.edits.empty());
}

TEST_CASE("a mask says the same as True and False and as numbers to add")
{
    for (MaskPreset preset :
         {MaskPreset::Causal, MaskPreset::Padding, MaskPreset::SlidingWindow, MaskPreset::BlockDiagonal}) {
        const Scene boolean = sceneAfter(startMaskFrom(batchScene(), {preset, 2}, 1));
        const Scene added = sceneAfter(writeMaskToAdd(boolean));
        CHECK(added.config.mask.kind == MaskKind::Additive);
        CHECK(added.config.mask.apply == MaskApply::Add);
        const Scene back = sceneAfter(writeMaskAsBoolean(added));
        const bool by_place = boolean.config.mask.kind == MaskKind::SlidingWindow; // is not looked for among the cells
        CHECK(back.config.mask.kind == (by_place ? MaskKind::CustomBool : boolean.config.mask.kind));
        for (std::int64_t item : {0, 1}) {
            CHECK(drawn(added, item) == drawn(boolean, item));
            CHECK(drawn(back, item) == drawn(boolean, item));
        }
        CHECK(weightsOf(added) == weightsOf(boolean));
        CHECK(weightsOf(back) == weightsOf(boolean));
    }
}

TEST_CASE("a rewriting that would change what the mask means is refused with the reason")
{
    CHECK(refusal(writeMaskToAdd(batchScene())) ==
          "mask: this scene has no mask to convert to values; select a mask first.");
    Scene after = journey();
    after.config.mask.apply = MaskApply::PostSoftmaxRenorm;
    CHECK(refusal(writeMaskToAdd(after)).starts_with("mask: this scene multiplies by the mask after the softmax"));
    Scene biased = sceneAfter(writeMaskToAdd(journey()));
    biased.input("additive_mask")->mutableData()[0] = -2.5f;
    CHECK(refusal(writeMaskAsBoolean(biased)) ==
          "mask: 1 value is neither 0 nor −∞, so True and False cannot represent it.");
    CHECK(!withMaskApply(biased, MaskApply::PostSoftmax));
    CHECK(bool(withMaskApply(biased, MaskApply::Add)));
}

TEST_CASE("the variants of applying a mask differ as much as the notebooks print")
{
    const auto weights = [](MaskApply apply) {
        const auto scene = withMaskApply(journey(), apply);
        REQUIRE(bool(scene));
        return weightsOf(*scene);
    };
    const Tensor filled = weights(MaskApply::FillNegInf), rescaled = weights(MaskApply::PostSoftmaxRenorm),
                 lost = weights(MaskApply::PostSoftmax);
    CHECK(largestDifference(filled.values(), weights(MaskApply::Add).values(), 6).value == 0);
    const LargestDifference rounding = largestDifference(filled.values(), rescaled.values(), 6);
    CHECK(rounding.value > 0);
    CHECK(rounding.value < 1e-6);
    const LargestDifference loss = largestDifference(filled.values(), lost.values(), 6);
    CHECK(loss.row == 0);
    CHECK(loss.column == 0);
    CHECK(loss.value == doctest::Approx(0.8449).epsilon(1e-4)); // 1 - 0.1551, notebook 000
    // From an additive mask too.
    const auto from_added = withMaskApply(sceneAfter(writeMaskToAdd(journey())), MaskApply::PostSoftmax);
    REQUIRE(bool(from_added));
    CHECK(weightsOf(*from_added) == lost);
}

TEST_CASE("nan equals nan, and a nan against a number counts more than every difference")
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const std::vector<float> a = {0.1f, nan, inf, 0.5f}, same = a, one = {0.9f, nan, inf, nan};
    CHECK(largestDifference(a, same, 2).value == 0);
    CHECK(!largestDifference(a, same, 2).nan);
    const LargestDifference found = largestDifference(a, one, 2);
    CHECK(found.nan);
    CHECK(found.row == 1);
    CHECK(found.column == 1);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The cubes of a block are the products that its face is the sum of, in every configuration and at every step.
#include "core/explain/productblock.h"
#include "core/explain/withhold.h"
#include "core/matrix/matrixaxes.h"

#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <algorithm>
#include <set>

using namespace attn;
using test::Explained;

namespace {

Computed computedOf(const Explained& layer) { return {layer.scene, layer.realized, layer.trace}; }

BlockAsked whole(const BlockCounts& all, const std::string& tensor, std::int64_t batch, std::int64_t head)
{
    return {tensor, batch, head, {0, all.rows}, {0, all.columns}, {0, all.terms}};
}

// Every cell of one block against its sum; how many were compared.
int compare(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head)
{
    const BlockCounts all = blockCounts(computed, tensor, batch, head);
    const ProductBlock block = productBlock(computed, whole(all, tensor, batch, head), {}, std::nullopt);
    int compared = 0;
    for (int row = 0; row < all.rows; ++row)
        for (int column = 0; column < all.columns; ++column) {
            const BlockSum reported = blockSum(computed, tensor, batch, head, row, column);
            double sum = reported.added, sizes = std::abs(reported.added);
            for (int term = 0; term < all.terms; ++term) {
                sum += block.cube(term, row, column).value;
                sizes += std::abs(block.cube(term, row, column).value);
            }
            const double face = block.face(row, column).value;
            CHECK((test::same(sum, reported.sum) || std::abs(sum - reported.sum) <= 1e-12 * sizes));
            if (reported.pinned || reported.headOff)
                continue;
            ++compared;
            CHECK(reported.same);
            if (std::isfinite(sum))
                CHECK(std::abs(face - sum) <= 1e-5 * sizes + 1e-30);
        }
    return compared;
}

Scene attentionScene(std::uint64_t from)
{
    Scene scene = test::randomScene(from);
    for (std::uint64_t number = from + 1; scene.config.stage != Stage::Attention || !mixesValues(scene.config);
         ++number)
        scene = test::randomScene(number);
    return scene;
}

} // namespace

TEST_CASE("the products of a block add up to its face")
{
    std::set<std::string> products;
    int compared = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const Explained layer(test::randomScene(number), "cpu");
        const Computed computed = computedOf(layer);
        CAPTURE(number);
        for (const TracedTensor& tensor : layer.trace->tensors()) {
            const TensorMatrix matrix = tensorMatrix(computed, tensor);
            const std::int64_t head = matrix.heads - 1, batch = matrix.batches - 1;
            CAPTURE(tensor.name);
            if (!isBlock(blockCounts(computed, tensor.name, batch, head)))
                continue;
            products.insert(tensor.name);
            compared += compare(computed, tensor.name, batch, head);
        }
    }
    CHECK(compared > 3000);
    for (const char* name : {"q", "scores", "head_context", "output", "qkv"})
        CHECK_MESSAGE(products.contains(name), name);
    CHECK_FALSE(products.contains("weights"));
    CHECK_FALSE(products.contains("row_sums"));
}

TEST_CASE("a part of a block is that part")
{
    const Explained layer(attentionScene(40), "cpu");
    const Computed computed = computedOf(layer);
    const BlockCounts all = blockCounts(computed, "scores", 0, 0);
    REQUIRE(all.rows > 1);
    const ProductBlock block = productBlock(computed, whole(all, "scores", 0, 0), {}, std::nullopt);
    const ProductBlock part =
        productBlock(computed, {"scores", 0, 0, {1, all.rows - 1}, {1, all.columns - 1}, {all.terms - 1, 1}}, {}, {});
    for (int row = 0; row + 1 < all.rows; ++row)
        for (int column = 0; column + 1 < all.columns; ++column) {
            CHECK(part.cube(0, row, column).value == block.cube(int(all.terms) - 1, row + 1, column + 1).value);
            CHECK(part.face(row, column).value == block.face(row + 1, column + 1).value);
        }
}

TEST_CASE("the cubes come one by one with the walk, and the face is what they add up to so far")
{
    const Explained layer(attentionScene(7), "cpu");
    const Computed computed = computedOf(layer);
    const Walk walk(*layer.realized, 0, 0);
    for (const std::string tensor : {"scores", "head_context"}) {
        const int number = walk.find(tensor);
        REQUIRE(number >= 0);
        const BlockCounts all = blockCounts(computed, tensor, 0, 0);
        const ProductBlock done = productBlock(computed, whole(all, tensor, 0, 0), {}, std::nullopt);
        StepPlace place{number, 0, 0, all.terms > 1 ? 0 : -1};
        for (std::int64_t count = 1; count <= all.rows * all.columns * all.terms; ++count) {
            const ProductBlock block = productBlock(computed, whole(all, tensor, 0, 0), walk, place);
            const auto there = std::ranges::count_if(
                block.cubes, [](const BlockNumber& cube) { return cube.mark != CellMark::Pending; });
            REQUIRE(there == count);
            double sum = 0;
            for (int term = 0; term < all.terms; ++term)
                if (const BlockNumber& cube = block.cube(term, int(place.row), int(place.column));
                    cube.mark != CellMark::Pending) {
                    sum += cube.value;
                    CHECK(cube == done.cube(term, int(place.row), int(place.column)));
                }
            const BlockNumber& face = block.face(int(place.row), int(place.column));
            if (place.term >= 0) {
                CHECK(face.mark == CellMark::Begun);
                CHECK(test::same(face.value, sum));
            } else {
                CHECK(face == done.face(int(place.row), int(place.column)));
            }
            const auto next = walk.next(place, StepUnit::Term);
            if (!next)
                break;
            place = *next;
        }
    }
}

TEST_CASE("a head that is switched off keeps its products, and nothing adds them up")
{
    Scene scene = test::randomScene(0);
    for (std::uint64_t number = 1; scene.config.stage != Stage::Attention || !mixesValues(scene.config) ||
                                   scene.config.normalize == Normalize::None || !scene.overrides.empty();
         ++number)
        scene = test::randomScene(number);
    scene.config.heads_off = {0};
    const Explained layer(scene, "cpu");
    const Computed computed = computedOf(layer);
    const BlockCounts all = blockCounts(computed, "head_context", 0, 0);
    REQUIRE(isBlock(all));
    const ProductBlock block = productBlock(computed, whole(all, "head_context", 0, 0), {}, std::nullopt);
    CHECK(block.headOff);
    CHECK(std::ranges::any_of(block.cubes, [](const BlockNumber& cube) { return cube.value != 0; }));
    CHECK(std::ranges::all_of(block.faces, [](const BlockNumber& face) { return face.value == 0; }));
    bool reported = false;
    for (int row = 0; row < all.rows; ++row) {
        const BlockSum sum = blockSum(computed, "head_context", 0, 0, row, 0);
        CHECK(sum.headOff);
        reported = reported || !sum.same;
    }
    CHECK(reported);
}

TEST_CASE("a number that was put in is not the sum of its products")
{
    Scene scene = attentionScene(3);
    const Explained before(scene, "cpu");
    Index first(before.trace->find("scores")->shape.size());
    scene.overrides = {};
    scene.overrides.set("scores", first, 40.5f);
    const Explained layer(scene, "cpu");
    const Computed computed = computedOf(layer);
    const BlockSum sum = blockSum(computed, "scores", 0, 0, 0, 0);
    CHECK(sum.pinned);
    CHECK_FALSE(sum.same);
    CHECK(productBlock(computed, {"scores", 0, 0, {0, 1}, {0, 1}, {0, 1}}, {}, {}).face(0, 0).value == 40.5);
    CHECK_FALSE(blockSum(computed, "scores", 0, 0, 1, 0).pinned);
}

TEST_CASE("what is hidden has no products")
{
    const Explained layer(attentionScene(11), "cpu");
    const auto computed = std::make_shared<const Computed>(computedOf(layer));
    const std::size_t rank = layer.trace->find("scores")->shape.size();
    Index cell(rank);
    const ComputedPtr hidden = withhold(computed, {{"scores", cell}});
    const BlockCounts all = blockCounts(*hidden, "scores", 0, 0);
    const ProductBlock block = productBlock(*hidden, whole(all, "scores", 0, 0), {}, std::nullopt);
    CHECK(block.face(0, 0).mark == CellMark::Hidden);
    for (int term = 0; term < all.terms; ++term) {
        CHECK(block.cube(term, 0, 0).mark == CellMark::Hidden);
        CHECK(block.cube(term, 0, 0).value == 0);
        CHECK(block.cube(term, 1, 0).mark != CellMark::Hidden);
    }
    // An edge that is hidden hides what is made with it.
    const ComputedPtr edge = withhold(computed, {{"q", Index(layer.trace->find("q")->shape.size())}});
    if (edge->hides("q")) {
        const ProductBlock other = productBlock(*edge, whole(all, "scores", 0, 0), {}, std::nullopt);
        for (int column = 0; column < all.columns; ++column)
            CHECK(other.cube(0, 0, column).mark == CellMark::Hidden);
    }
}

TEST_CASE("masked weights make masked products")
{
    int masked = 0;
    for (std::uint64_t number = 20; number < 120; ++number) {
        const Scene scene = attentionScene(number);
        if (!masks(scene.config) || !normalises(scene.config))
            continue;
        const Explained layer(scene, "cpu");
        const Computed computed = computedOf(layer);
        const BlockCounts all = blockCounts(computed, "head_context", 0, 0);
        const ProductBlock block = productBlock(computed, whole(all, "head_context", 0, 0), {}, std::nullopt);
        for (int term = 0; term < all.terms; ++term)
            for (int row = 0; row < all.rows; ++row)
                if (block.left(row, term).mark == CellMark::Masked) {
                    ++masked;
                    CHECK(block.cube(term, row, 0).mark == CellMark::Masked);
                }
    }
    CHECK(masked > 100);
}

TEST_CASE("the range spans every number of the block")
{
    for (std::uint64_t number = 0; number < 60; ++number) {
        const Explained layer(attentionScene(number * 5), "cpu");
        const Computed computed = computedOf(layer);
        const BlockCounts all = blockCounts(computed, "scores", 0, 0);
        const ProductBlock block = productBlock(computed, whole(all, "scores", 0, 0), {}, std::nullopt);
        const ValueStats stats = blockStats(computed, "scores", 0, 0);
        const double end = std::max(std::abs(stats.smallest), std::abs(stats.largest));
        for (const auto* numbers : {&block.lefts, &block.tops, &block.cubes, &block.faces})
            for (const BlockNumber& each : *numbers)
                if (std::isfinite(each.value))
                    CHECK(std::abs(each.value) <= end * (1 + 1e-6));
    }
}

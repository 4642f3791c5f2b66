// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/tipmove.h"
#include "core/geometry/vectors.h"
#include "tests/core/support/editscenes.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace attn;
using namespace attn::test;

namespace {

ComputedPtr computedOf(const Scene& scene)
{
    const RealizedPtr numbers = realized(scene);
    return std::make_shared<const Computed>(scene, numbers, run(*numbers, *backends().data()));
}

bool isFinite(const std::vector<double>& vector)
{
    return std::ranges::all_of(vector, [](double number) { return std::isfinite(number) && std::abs(number) < 1e4; });
}

double farthest(const std::vector<double>& a, const std::vector<double>& b)
{
    double most = 0, size = 1;
    for (std::size_t i = 0; i < a.size(); ++i) {
        most = std::max(most, std::abs(a[i] - b[i]));
        size = std::max(size, std::abs(b[i]));
    }
    return most / size;
}

} // namespace

TEST_CASE("a vector that is moved is where it was wanted when the layer is computed again, in every projection")
{
    std::mt19937 random(5);
    std::map<std::pair<Projection, TipMove::By>, int> met;
    int turned = 0; // moved by their token's embedding
    for (std::uint64_t number = 0; number < 1500; ++number) {
        const Scene scene = randomScene(number, {2, 5, 9, 3, 4});
        if (scene.config.stage != Stage::Attention)
            continue;
        const ComputedPtr computed = computedOf(scene);
        const Dims& dims = computed->realized->plan.dims;
        const std::int64_t batch = std::int64_t(random() % std::uint64_t(dims.B));
        std::optional<std::int64_t> head;
        if (random() % 3)
            head = std::int64_t(random() % std::uint64_t(dims.H));
        const LayerVectors vectors = layerVectors(*computed, batch, head);
        if (vectors.tokens == 0)
            continue;
        const VectorPlace place{vector_kinds[random() % 4], std::int64_t(random() % std::uint64_t(dims.T))};
        if (!vectors.has(place.kind) || !isFinite(vectors.vector(place.kind, place.token)))
            continue;
        CAPTURE(number);
        const TipMover mover(computed, vectors, place);
        std::vector<double> wanted = mover.start();
        std::normal_distribution<double> normal;
        wanted[random() % wanted.size()] += normal(random);
        wanted[random() % wanted.size()] += normal(random);
        const bool by_embedding = random() % 4 != 0;
        const auto move = mover.to(wanted, by_embedding);
        REQUIRE(bool(move));
        if (!by_embedding || place.kind == VectorKind::Context)
            CHECK(move->by != TipMove::By::Embedding);
        if (!mover.whyNotEmbedding().empty())
            CHECK(move->by != TipMove::By::Embedding);
        ++met[{scene.config.projection, move->by}];
        turned += vectors.tensorOf(place.kind).ends_with("_rotated") && move->by == TipMove::By::Embedding;
        const ComputedPtr after = computedOf(moved(scene, *move));
        const LayerVectors now = layerVectors(*after, batch, head);
        CHECK(farthest(now.vector(place.kind, place.token), move->reached) < 1e-5);
        // Heads that share a number can want it in two places: then it goes between them.
        if (head || vectors.sharing == 1 || move->by == TipMove::By::Embedding || place.kind == VectorKind::Query ||
            place.kind == VectorKind::Context)
            CHECK(farthest(move->reached, wanted) < 1e-5);
        // What else moves is what is said.
        for (const VectorKind kind : {VectorKind::Query, VectorKind::Key, VectorKind::Value}) {
            if (!vectors.has(kind))
                continue;
            for (std::int64_t t = 0; t < vectors.tokens; ++t) {
                const bool same =
                    farthest(now.vector(kind, t), vectors.vector(kind, t)) < 1e-4 || !isFinite(vectors.vector(kind, t));
                const bool may_differ =
                    (kind == place.kind || std::ranges::count(move->others, kind)) && t == place.token;
                if (!may_differ)
                    CHECK(same);
            }
        }
        if (move->by == TipMove::By::Embedding) {
            CHECK(moved(scene, *move).overrides == scene.overrides);
        } else {
            CHECK((move->by == TipMove::By::Given ? moved(scene, *move).overrides == scene.overrides
                                                  : moved(scene, *move).edits == scene.edits));
            CHECK(move->others.empty());
        }
    }
    using By = TipMove::By;
    for (const Projection projection : {Projection::None, Projection::Param, Projection::Linear, Projection::HeadsList,
                                        Projection::FusedInterleaved, Projection::FusedBlocks, Projection::MhaModule}) {
        CAPTURE(int(projection));
        CHECK(met[{projection, By::Embedding}] >= 10);
        CHECK(met[{projection, By::Pinned}] >= 10);
    }
    CHECK(turned >= 10);
    CHECK(met[{Projection::None, By::Given}] >= 5); // layers that start from q, k and v
}

TEST_CASE("of all embeddings that give a query the nearest one is taken, and edits of other cells stay")
{
    Scene scene = linearScene(true);
    scene.edits.set("x", {0, 1, 2}, 0.25f);
    const ComputedPtr computed = computedOf(scene);
    const TipMover mover(computed, layerVectors(*computed, 0, std::nullopt), {VectorKind::Query, 3});
    CHECK(mover.whyNotEmbedding().empty());
    const std::vector<double> wanted = {0.5, -0.5};
    const auto move = mover.to(wanted, true);
    REQUIRE(bool(move));
    CHECK(move->by == TipMove::By::Embedding);
    CHECK(move->others == std::vector{VectorKind::Key, VectorKind::Value});
    CHECK(moved(scene, *move).edits.contains("x", {0, 1, 2}));
    const auto x = [](const ComputedPtr& of) { return of->trace->row(*of->trace->find("x"), 0, 3); };
    const std::vector<double> before = x(computed), after = x(computedOf(moved(scene, *move)));
    // The way that the projection does not see: at right angles to both rows of the weights.
    const TracedTensor& w = *computed->trace->find("W_query.weight");
    const auto a = computed->trace->row(w, 0, 0), b = computed->trace->row(w, 0, 1);
    const std::vector<double> unseen = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                                        a[0] * b[1] - a[1] * b[0]};
    std::vector<double> change;
    for (std::size_t d = 0; d < 3; ++d)
        change.push_back(after[d] - before[d]);
    CHECK(lengthOf(change) > 0.1);
    CHECK(dotProduct(change, unseen) == doctest::Approx(0).epsilon(1e-6));
}

TEST_CASE("a normed query is pinned as it is after the norm, and says why no embedding is solved for it")
{
    Scene scene = linearScene(true);
    scene.inputs.push_back({"norm", Tensor({2}, {1, 2})});
    scene.config.qk_norm = QkNorm{"norm", "norm"};
    const ComputedPtr computed = computedOf(scene);
    const TipMover mover(computed, layerVectors(*computed, 0, 0), {VectorKind::Query, 3});
    CHECK(mover.whyNotEmbedding() == "q is normalized, so no embedding can be solved for it.");
    std::vector<double> wanted = mover.start();
    wanted[1] += 0.5;
    const auto move = mover.to(wanted, true);
    REQUIRE(bool(move));
    CHECK(move->by == TipMove::By::Pinned);
    CHECK(moved(scene, *move).overrides.contains("q_normed", {0, 0, 3, 1}));
    const TipMover value(computed, layerVectors(*computed, 0, 0), {VectorKind::Value, 3});
    CHECK(value.whyNotEmbedding().empty());
}

TEST_CASE("what no embedding gives is pinned, and says why where that is so for every place")
{
    Scene scene = plainScene(); // 3 inputs
    scene.config.projection = Projection::Param;
    scene.config.d_out = 4;
    scene.draws = {ManualSeed{1}, Rand{"W_query", {3, 4}, {}}, Rand{"W_key", {3, 4}, {}}, Rand{"W_value", {3, 4}, {}}};
    ComputedPtr computed = computedOf(scene);
    const TipMover wide(computed, layerVectors(*computed, 0, 0), {VectorKind::Key, 2});
    CHECK(wide.whyNotEmbedding().empty()); // some keys of four numbers are given by three
    std::vector<double> wanted = wide.start();
    wanted[1] += 0.5;
    const auto pinned = wide.to(wanted, true);
    REQUIRE(bool(pinned));
    CHECK(pinned->by == TipMove::By::Pinned);
    CHECK(moved(scene, *pinned).overrides.size() == 1);
    CHECK(moved(scene, *pinned).overrides.contains("k", {0, 0, 2, 1}));
    // Of what is pinned already x makes nothing.
    computed = computedOf(moved(scene, *pinned));
    const TipMover again(computed, layerVectors(*computed, 0, 0), {VectorKind::Key, 2});
    CHECK(again.whyNotEmbedding() == "A value of this vector (k) is already pinned, so x does not affect it.");
    // Nor does it make a context by itself.
    const TipMover context(computed, layerVectors(*computed, 0, 0), {VectorKind::Context, 1});
    CHECK(context.whyNotEmbedding() == "A context is a mixture of values, so no single embedding produces it.");
    const auto place = context.to(std::vector<double>{1, 1, 1, 1}, true);
    REQUIRE(bool(place));
    CHECK(place->by == TipMove::By::Pinned);
    CHECK(moved(scene, *place).overrides.contains("head_context", {0, 0, 1, 3}));
    CHECK(!context.to(std::vector<double>{1e39, 0, 0, 0}, false));
}

TEST_CASE("a move that is taken back on the way leaves the scene as it was")
{
    const Scene scene = linearScene();
    const ComputedPtr computed = computedOf(scene);
    for (const bool by_embedding : {true, false}) {
        const TipMover mover(computed, layerVectors(*computed, 0, 0), {VectorKind::Value, 0});
        const auto move = mover.to(mover.start(), by_embedding);
        REQUIRE(bool(move));
        CHECK(moved(scene, *move) == scene);
    }
}

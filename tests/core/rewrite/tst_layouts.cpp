// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"
#include "core/explain/merge.h"
#include "core/lessons/lesson.h"
#include "core/rewrite/qkvlayouts.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

using namespace attn;

namespace {

std::shared_ptr<const Trace> referenceRun(const Realized& realized)
{
    return run(realized, **backendNamed("reference"));
}

Tensor traced(const Trace& trace, const std::string& name)
{
    REQUIRE(trace.find(name));
    return trace.dense(*trace.find(name));
}

// As numbers: the identity, which stands in for no projections, makes 0 of -0.
bool sameNumbers(const Tensor& a, const Tensor& b)
{
    return a.shape() == b.shape() && std::ranges::equal(a.values(), b.values(), [](float one, float other) {
               return one == other || (std::isnan(one) && std::isnan(other));
           });
}

} // namespace

TEST_CASE("the rows of the two fused layouts")
{
    const Dims dims{1, 3, 5, 6, 2, 3, 3, 2, 5};
    CHECK(qkvRow(QkvLayout::Interleaved, dims, 0, 0, 2) == 2); // q of head 0
    CHECK(qkvRow(QkvLayout::Interleaved, dims, 1, 0, 0) == 3); // then its k
    CHECK(qkvRow(QkvLayout::Interleaved, dims, 0, 1, 0) == 9); // head 1 after all of head 0
    CHECK(qkvRow(QkvLayout::Blocks, dims, 1, 0, 0) == 6);      // k after all of q
    CHECK(qkvRow(QkvLayout::Blocks, dims, 2, 1, 2) == 17);
    for (QkvLayout layout : qkv_layouts) { // every row once
        std::vector<std::int64_t> rows;
        for (std::int64_t matrix = 0; matrix < 3; ++matrix)
            for (std::int64_t head = 0; head < dims.H; ++head)
                for (std::int64_t element = 0; element < dims.hd; ++element)
                    rows.push_back(qkvRow(layout, dims, matrix, head, element));
        std::ranges::sort(rows);
        for (std::int64_t row = 0; row < 18; ++row)
            CHECK(rows[row] == row);
    }
}

TEST_CASE("layers that one matrix cannot hold are reported, and nothing is written beside one")
{
    int shared = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        const Scene scene = test::randomScene(number);
        if (!startsFromX(scene.config) || !mixesValues(scene.config))
            continue;
        const auto original = realized(scene);
        const Dims& dims = original->plan.dims;
        const bool shares = dims.KV != dims.H, wide = dims.M != dims.D;
        CHECK(fitsOneMatrix(scene.config, dims) == (!shares && !readsMemory(scene.config)));
        const QkvWeights weights = qkvWeights(*original);
        CHECK(packedWeight(QkvLayout::Interleaved, weights, dims).empty() == (shares || wide));
        CHECK(packedWeight(QkvLayout::Blocks, weights, dims).empty() == wide);
        shared += shares;
    }
    CHECK(shared > 0);
}

TEST_CASE("repacked weights make the same queries, keys, values and output, whatever they came from")
{
    std::map<Projection, int> met;
    int biased = 0, masked = 0, projected = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        const Scene scene = test::randomScene(number);
        if (!startsFromX(scene.config) || !mixesValues(scene.config))
            continue;
        const auto original = realized(scene);
        if (!fitsOneMatrix(scene.config, original->plan.dims))
            continue; // nobody cuts such a layer per head
        // The identity, which stands in for no projections, makes nan of an infinite x: 0 * inf.
        const auto finite = [](float value) { return std::isfinite(value); };
        if (scene.config.projection == Projection::None && !std::ranges::all_of(original->at("x").values(), finite))
            continue;
        const auto before = referenceRun(*original);
        ++met[scene.config.projection];
        std::shared_ptr<const Trace> first;
        for (QkvLayout layout : qkv_layouts) {
            INFO("scene " << number << ", layout " << int(layout) << ", projection " << int(scene.config.projection));
            const Scene packed = packedScene(*original, layout);
            biased += packed.input("qkv.bias") != nullptr;
            masked += !packed.config.mask.tensor.empty();
            projected += !packed.config.out_proj.empty();
            const auto trace = referenceRun(*realized(packed));
            for (const char* name : {"q", "k", "v"})
                CHECK(sameNumbers(traced(*trace, name), traced(*before, name)));
            if (!first)
                first = trace;
            for (const TracedTensor& tensor : first->tensors())
                if (tensor.name == "weights" || tensor.name == "context" || tensor.name == "output")
                    CHECK(traced(*trace, tensor.name) == traced(*first, tensor.name));
            if (!original->keep && before->find("output"))
                CHECK(sameNumbers(traced(*trace, "output"), traced(*before, "output")));
        }
    }
    CHECK(met.size() == 7); // every kind of projection
    CHECK(biased > 0);
    CHECK(masked > 0);
    CHECK(projected > 0);
}

TEST_CASE("the merged rows are those that the engine makes, in both variants")
{
    int met = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const Scene scene = test::randomScene(number);
        if (scene.config.stage != Stage::Attention || scene.config.projection == Projection::HeadsList)
            continue;
        const auto made = realized(scene);
        const auto trace = referenceRun(*made);
        if (!trace->find("context"))
            continue;
        ++met;
        const Dims& dims = made->plan.dims;
        const Tensor heads = traced(*trace, "head_context"), context = traced(*trace, "context");
        for (std::int64_t b = 0; b < dims.B; ++b)
            for (std::int64_t t = 0; t < dims.T; ++t)
                for (std::int64_t c = 0; c < dims.O; ++c) {
                    const MergedNumber from = mergedNumber(scene.config.merge, dims, t, c);
                    CHECK(from.place == (from.head * dims.T + from.token) * dims.hd + from.element);
                    const float there = heads[b * dims.T * dims.O + from.place],
                                here = context[(b * dims.T + t) * dims.O + c];
                    CHECK((there == here || (there != there && here != here)));
                }
    }
    CHECK(met > 50);
}

TEST_CASE("a plain reshape mixes tokens in a row, the transpose does not")
{
    const Dims dims{1, 6, 3, 4, 2, 2};
    for (std::int64_t t = 0; t < 6; ++t)
        CHECK(tokensInRow(Merge::Transpose, dims, t) == std::vector<std::int64_t>{t});
    CHECK(tokensInRow(Merge::ReshapeOnly, dims, 0) == std::vector<std::int64_t>{0, 1});
    CHECK(tokensInRow(Merge::ReshapeOnly, dims, 1) == std::vector<std::int64_t>{2, 3});
    CHECK(tokensInRow(Merge::ReshapeOnly, dims, 3) == std::vector<std::int64_t>{0, 1}); // the same tokens of head 1
    const Dims one{1, 6, 3, 4, 1, 4};                                                   // of one head both are the same
    for (std::int64_t t = 0; t < 6; ++t)
        for (std::int64_t c = 0; c < 4; ++c)
            CHECK(mergedNumber(Merge::ReshapeOnly, one, t, c) == mergedNumber(Merge::Transpose, one, t, c));
}

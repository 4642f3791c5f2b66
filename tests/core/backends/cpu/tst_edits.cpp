// SPDX-License-Identifier: GPL-3.0-or-later
// Edits computed from the trace before: the numbers of a fresh computation, by the short way, and never at the cost of a
// trace that somebody still reads.
#include "core/engine/engine.h"
#include "core/layer/pooling.h"

#include "tests/core/support/todayedits.h"

#include <doctest/doctest.h>

using namespace attn;
using namespace attn::test;

namespace {

const Backend& cpuBackend() { return **backendNamed("cpu"); }

// Everything on one workspace of so many threads.
RunOn runOn(int threads)
{
    return
        [workspace = std::make_shared<Workspace>(threads)](const Realized& input, TraceForm form, TracePtr previous) {
            return run(input, cpuBackend(), {}, {form, std::move(previous), workspace});
        };
}

} // namespace

TEST_CASE("every edit goes its own fast path to the numbers of the reference")
{
    for (const TraceForm form : both_forms)
        for (const MaskKind mask : every_mask) {
            CAPTURE(form == TraceForm::Dense);
            CAPTURE(static_cast<int>(mask));
            checkEveryShortPath(runOn(2), mask, form);
            checkEveryShortPath(runOn(2), mask, form, {1, 2});
        }
}

TEST_CASE("layers of today's kind are edited by fast paths, too")
{
    for (const TraceForm form : both_forms)
        for (const MaskKind mask : {MaskKind::Causal, MaskKind::SlidingWindow})
            for (const bool norms : {false, true})
                checkShortPathsOfToday(runOn(2), form, mask, norms, norms);
}

TEST_CASE("sinks, soft caps, position biases and a numeric scale are edited by fast paths, too")
{
    for (const TraceForm form : both_forms)
        checkShortPathsOfLogits(runOn(2), form);
}

TEST_CASE("a head is switched off and on by a fast path that shares the scores")
{
    for (const MaskKind mask : {MaskKind::Causal, MaskKind::None}) {
        EditedLayer layer(runOn(2), sharedScene(mask, false), TraceForm::Compact);
        const auto switchTo = [&](std::vector<std::int64_t> off) {
            layer.scene.config.heads_off = std::move(off);
            layer.compute();
            CHECK(layer.trace->path() == "head");
            checkAgainstReference(*layer.input, *layer.trace);
        };
        switchTo({1});
        switchTo({1, 3});
        switchTo({0});
        layer.edit("x", {0, 5, 0}, 0.5f);
        CHECK(layer.trace->path() == "x row");
        checkAgainstReference(*layer.input, *layer.trace);
        const TracePtr held = layer.trace; // the next is a layer of its own
        const double before = held->cell(*held->find("context"), {0, 5, 0});
        switchTo({});
        CHECK(held->cell(*held->find("context"), {0, 5, 0}) == before);
        layer.edit("W_value.weight", {1, 2}, 0.5f);
        CHECK(layer.trace->path() == "value column");
        checkAgainstReference(*layer.input, *layer.trace);
    }
}

TEST_CASE("edits leave the traces that are still read as they were")
{
    Scene scene = editScene(MaskKind::Causal);
    const auto workspace = std::make_shared<Workspace>(2);
    std::mt19937 random(3);
    std::normal_distribution<float> normal;
    RealizedPtr input = realized(scene);
    TracePtr trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, workspace});
    std::vector<std::pair<TracePtr, std::vector<Tensor>>> held;
    for (int i = 0; i < 60; ++i) {
        if (random() % 3 != 0)
            held.push_back({trace, allNumbers(*trace)});
        if (held.size() > 1 + random() % 8)
            held.erase(held.begin() + random() % held.size());
        if (random() % 5 == 0)
            setCell(scene, "W_query.weight", {std::int64_t(random() % 15), std::int64_t(random() % 9)}, normal(random));
        else
            setCell(scene, "x", {std::int64_t(random() % 2), std::int64_t(random() % 70), std::int64_t(random() % 9)},
                    normal(random));
        input = realized(scene, input);
        trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, trace, workspace});
        CHECK(trace->path() != "full");
        for (const auto& [old, numbers] : held)
            CHECK(allNumbers(*old) == numbers);
        if (i % 6 == 0)
            checkAgainstReference(*input, *trace);
    }
}

TEST_CASE("a trace that is renewed is as one from the ground up, whatever edits led to it, and the old one stays")
{
    std::mt19937 random(11);
    std::normal_distribution<float> normal;
    const auto below = [&](std::int64_t end) { return std::int64_t(random() % std::uint64_t(end)); };
    std::vector<Scene> scenes = {sharedScene(MaskKind::Causal, false), sharedScene(MaskKind::SlidingWindow, true)};
    for (const MaskKind mask : every_mask)
        scenes.push_back(editScene(mask));
    for (Scene& scene : scenes) {
        const auto workspace = std::make_shared<Workspace>(2);
        RealizedPtr input = realized(scene);
        TracePtr trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, workspace});
        for (int i = 0; i < 40; ++i) {
            const char* const weights[] = {"W_query.weight", "W_key.weight", "W_value.weight"};
            if (below(2) == 0)
                setCell(scene, weights[below(3)], {below(8), below(9)}, normal(random));
            else
                setCell(scene, "x", {below(2), below(70), below(9)}, normal(random));
            input = realized(scene, input);
            trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, std::move(trace), workspace});
            if (i % 5 != 4)
                continue;
            const std::vector<Tensor> held = allNumbers(*trace);
            const TracePtr renewed =
                run(*input, cpuBackend(), {}, {TraceForm::Compact, trace, workspace, {}, {}, true});
            const TracePtr fresh = run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, nullptr});
            CHECK(renewed->path() == "full");
            CHECK(allNumbers(*renewed) == allNumbers(*fresh));
            CHECK(allNumbers(*trace) == held);
            if (i % 10 == 9)
                trace = renewed; // edits go on from there, too
        }
        checkAgainstReference(*input, *trace);
    }
}

TEST_CASE("a trace reads the same in one thread while edits go on from it in another")
{
    checkReadingWhileEditing(runOn(2), 300, 20);
}

TEST_CASE("edits of weights keep the output as near as a fresh computation, whatever spikes they put in and take back")
{
    for (const std::string name : {"W_query.weight", "W_key.weight", "W_value.weight"}) {
        Scene scene = editScene(MaskKind::Causal);
        const auto workspace = std::make_shared<Workspace>(1);
        std::mt19937 random(5);
        RealizedPtr input = realized(scene);
        TracePtr trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, workspace});
        const Tensor weights = input->at(name);
        for (int i = 0; i < 200; ++i) {
            const Index cell = {std::int64_t(random() % 15), std::int64_t(random() % 9)};
            for (const float value : {i % 2 ? 20.0f : 1000.0f, weights[weights.flatIndex(cell)]}) {
                setCell(scene, name, cell, value);
                input = realized(scene, input);
                trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, std::move(trace), workspace});
                trace->find("output")->at(0); // as a window reads it each time
            }
        }
        const auto fresh = run(*input, cpuBackend());
        const auto expected = run(*input, **backendNamed("reference"));
        auto drifted = differences(*trace, *expected), renewed = differences(*fresh, *expected);
        CAPTURE(name);
        CHECK(drifted["weights"] <= 2 * renewed["weights"]);
        CHECK(drifted["output"] <= 2 * renewed["output"]);
    }
}

TEST_CASE("a thousand edits, half of them spikes taken back, drift no further than twice a fresh computation")
{
    for (const float spike : {1.0f, 60.0f, 3000.0f}) {
        Scene scene = editScene(MaskKind::Causal);
        const auto workspace = std::make_shared<Workspace>(1);
        std::mt19937 random(11);
        std::normal_distribution<float> normal;
        RealizedPtr input = realized(scene);
        TracePtr trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, workspace});
        const Tensor x = input->at("x");
        for (int i = 0; i < 500; ++i) {
            const Index cell = {std::int64_t(random() % 2), std::int64_t(random() % 70), std::int64_t(random() % 9)};
            for (const float value : {normal(random) * spike, x[x.flatIndex(cell)]}) {
                setCell(scene, "x", cell, value);
                input = realized(scene, input);
                trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, std::move(trace), workspace});
                REQUIRE(trace->path() == "x row");
            }
        }
        const auto fresh = run(*input, cpuBackend());
        const auto expected = run(*input, **backendNamed("reference"));
        auto drifted = differences(*trace, *expected), renewed = differences(*fresh, *expected);
        CAPTURE(spike);
        CHECK(drifted["scores"] <= 2 * renewed["scores"]);
        CHECK(drifted["weights"] <= 2 * renewed["weights"]);
        CHECK(drifted["output"] <= 2 * renewed["output"]);
    }
}

TEST_CASE("one edit of any number of a random scene gives what the reference computes")
{
    auto paths = checkRandomEdits([] { return runOn(1); }, 700, 6, {});
    for (const char* path : {"x row", "query head", "key head", "value column", "mask", "steps"})
        CHECK_MESSAGE(paths[path] > 0, std::string(path));
}

TEST_CASE("an edited weight is found again after another layer has used the same workspace")
{
    const auto workspace = std::make_shared<Workspace>(1);
    Scene scene = editScene(MaskKind::Causal);
    RealizedPtr input = realized(scene);
    TracePtr trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, workspace});
    const RealizedPtr other = realized(linearScene(true)); // fewer weights than the cell's place
    run(*other, cpuBackend(), {}, {TraceForm::Compact, nullptr, workspace});
    for (const EditCase& each :
         {EditCase{"value column", "W_value.weight", {14, 8}, 3.0f}, {"x row", "x", {1, 5, 2}, 2.0f}}) {
        setCell(scene, each.tensor, each.index, each.value);
        input = realized(scene, input);
        trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, std::move(trace), workspace});
        CHECK(trace->path() == each.path);
        checkAgainstReference(*input, *trace);
    }
}

TEST_CASE("an edit reaches every row of the output that a merge without transposing mixes it into")
{
    Scene scene = editScene(MaskKind::Causal);
    scene.config.merge = Merge::ReshapeOnly;
    const auto workspace = std::make_shared<Workspace>(1);
    RealizedPtr input = realized(scene);
    TracePtr trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, workspace});
    setCell(scene, "x", {1, 60, 3}, 2.5f);
    input = realized(scene, input);
    trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, std::move(trace), workspace});
    CHECK(trace->path() == "x row");
    checkAgainstReference(*input, *trace);
}

TEST_CASE("both forms read alike to the last bit, on any number of threads")
{
    for (const MaskKind mask : {MaskKind::Causal, MaskKind::CustomBool, MaskKind::Additive, MaskKind::None}) {
        const RealizedPtr input = realized(editScene(mask));
        const TracePtr compact =
            run(*input, cpuBackend(), {}, {TraceForm::Compact, nullptr, std::make_shared<Workspace>(1)});
        const TracePtr dense =
            run(*input, cpuBackend(), {}, {TraceForm::Dense, nullptr, std::make_shared<Workspace>(3)});
        CHECK(allNumbers(*compact) == allNumbers(*dense));
    }
}

TEST_CASE("a run goes on from the trace of any other scene")
{
    const RunOn fresh = [](const Realized& input, TraceForm form, const TracePtr&) {
        return run(input, cpuBackend(), {}, {form, nullptr, nullptr});
    };
    for (const TraceForm form : both_forms)
        checkGoingOnFromAnyScene(runOn(1), fresh, form, 1000, true);
}

TEST_CASE("a dense layer that is recomputed in its old memory is as one in new memory, whatever its masks were")
{
    const auto workspace = std::make_shared<Workspace>(2);
    std::mt19937 random(5);
    using enum MaskKind;
    for (const Scale scale : {Scale::None, Scale::SqrtHeadDim}) {
        TracePtr trace;
        for (const MaskKind mask : {Causal, Causal, None, Causal, CustomBool, Causal, Additive, None, Causal, Causal}) {
            Scene scene = editScene(mask);
            scene.config.scale = scale;
            scene.inputs[0].tensor = randomTensor({2, 70, 9}, random);
            const RealizedPtr input = realized(scene);
            trace = run(*input, cpuBackend(), {}, {TraceForm::Dense, std::move(trace), workspace});
            CHECK(trace->path() == "full");
            const TracePtr fresh =
                run(*input, cpuBackend(), {}, {TraceForm::Dense, nullptr, std::make_shared<Workspace>(1)});
            CHECK(allNumbers(*trace) == allNumbers(*fresh));
            checkAgainstReference(*input, *trace);
        }
    }
}

TEST_CASE("the pictures of a compact trace are those of its cells, after edits too")
{
    const auto isNearly = [](double bin, double cell) {
        return bin == cell || std::abs(bin - cell) <= 2e-6 * std::abs(cell);
    };
    for (const MaskKind mask : {MaskKind::Causal, MaskKind::CustomBool, MaskKind::None}) {
        Scene scene = editScene(mask);
        RealizedPtr input = realized(scene);
        const TracePtr before = run(*input, cpuBackend());
        setCell(scene, "x", {1, 20, 3}, 5.0f);
        input = realized(scene, input);
        const TracePtr trace = run(*input, cpuBackend(), {}, {TraceForm::Compact, before, nullptr});
        REQUIRE(trace->path() == "x row");
        for (const char* name : {"scores", "scaled", "masked", "weights", "dropped"}) {
            const TracedTensor& tensor = *trace->find(name);
            const Tile region = {4, 3, 5, 60, 61};
            const std::vector<float> picture = pooled(tensor, region, 13, 11);
            const std::vector<float> low = pooled(tensor, region, 13, 11, Pooling::Smallest);
            const PoolGrid grid{region, 70, 70, 13, 11};
            for (std::int64_t r = 0; r < 13; ++r)
                for (std::int64_t c = 0; c < 11; ++c) {
                    double largest = -INFINITY, smallest = INFINITY;
                    for (std::int64_t i = grid.firstRow(r); i < grid.firstRow(r + 1); ++i)
                        for (std::int64_t j = grid.firstColumn(c); j < grid.firstColumn(c + 1); ++j) {
                            largest = std::max(largest, tensor.at((4 * 70 + i) * 70 + j));
                            smallest = std::min(smallest, tensor.at((4 * 70 + i) * 70 + j));
                        }
                    CAPTURE(name);
                    CHECK(isNearly(low[r * 11 + c], smallest));
                    CHECK(isNearly(picture[r * 11 + c], largest));
                }
        }
    }
}

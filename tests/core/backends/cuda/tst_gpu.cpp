// SPDX-License-Identifier: GPL-3.0-or-later
// The real GPU: every operation beside its twin on the CPU, every scene against the reference, edits, a full card, a lost one.
// Where there is no GPU the program says why and ends with 77, which ctest shows as skipped.
//   ATTNSCOPE_GPU_SCENES=N        random scenes instead of 500, and fewer edits accordingly: for a sanitizer
//   ATTNSCOPE_GPU_SMALL=1         long rows and large layers are small ones: for a GPU that the CPU plays
//   ATTNSCOPE_GPU_REHEARSAL=1     a GPU that the CPU plays takes the real one's place: tests these tests
#define DOCTEST_CONFIG_IMPLEMENT
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "tests/testpaths.h"

#include "tests/core/backends/cuda/gputest.h"
#include "tests/core/backends/cuda/twindevice.h"
#include "tests/core/support/scenes.h"
#include "tests/core/support/todayedits.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace attn;
using namespace attn::test;

namespace {

std::uint64_t sceneCount()
{
    const char* count = std::getenv("ATTNSCOPE_GPU_SCENES");
    return count ? std::strtoull(count, nullptr, 10) : 500;
}

Scene goldenScene(const nlohmann::json& golden)
{
    nlohmann::json scene = {{"format", "attnscope-scene/1"}};
    for (const char* member : {"inputs", "draws", "config"})
        scene[member] = golden.at(member);
    auto parsed = parseScene(scene.dump());
    REQUIRE_MESSAGE(parsed, (parsed ? "" : parsed.error().message));
    return *parsed;
}

// The notebooks' cases, those that torch computed, and the lessons.
std::vector<Scene> goldenScenes()
{
    std::vector<Scene> scenes;
    for (const char* name : {"goldens.json", "torchcases.json"}) {
        std::ifstream file(sourceFile("tests/golden/") + name);
        REQUIRE(file);
        for (const nlohmann::json& golden : nlohmann::json::parse(file).at("cases"))
            if (golden.at("id") != "001.shapes") // without draws; its lesson has them
                scenes.push_back(goldenScene(golden));
    }
    for (const LessonEntry& lesson : sceneLessons()) {
        const auto scene = loadLesson(lesson);
        REQUIRE(scene);
        scenes.push_back(*scene);
    }
    return scenes;
}

// As many bytes as are free but for `left`, in large blocks and then smaller ones.
std::vector<std::unique_ptr<cuda::DeviceBuffer>> fillUp(const DevicePtr& device, std::int64_t left)
{
    std::vector<std::unique_ptr<cuda::DeviceBuffer>> held;
    for (std::int64_t bytes = std::int64_t(1) << 36; bytes >= 1 << 20;) {
        try {
            if (device->freeBytes() - bytes < left)
                bytes /= 2;
            else
                held.push_back(std::make_unique<cuda::DeviceBuffer>(device, static_cast<std::size_t>(bytes)));
        } catch (const cuda::Failure& failure) {
            REQUIRE(failure.kind == cuda::FailureKind::Full);
            bytes /= 2;
        }
    }
    return held;
}

// Those that nobody has asked the device for yet.
std::string missingOperations(const TwinDevice& device)
{
    std::string missing;
    for (const std::string name :
         {"Product", "AddBias", "Dots", "NormHeads", "RotateHeads", "RowPass", "ReadStage", "PoolStage", "SinkShares",
          "TokenScores", "MakeSums", "MoveRows", "FreshRows", "Cumulate", "DropCells", "CheckFinite", "Silence"})
        if (!device.operations().contains(name))
            missing += name + " ";
    return missing;
}

} // namespace

TEST_CASE("every operation makes of its numbers what the same operation on the CPU makes of them")
{
    const auto twin = std::make_shared<TwinDevice>(theDevice());
    {
        const auto workspace = workspaceOn(twin);
        for (const MaskKind mask : {MaskKind::Causal, MaskKind::CustomBool, MaskKind::Additive, MaskKind::None}) {
            Scene scene = editScene(mask);
            RealizedPtr input = realized(scene);
            TracePtr trace = runOn(workspace, *input);
            for (const EditCase& each : editCases(mask)) {
                setCell(scene, each.tensor, each.index, each.value);
                input = realized(scene, input);
                trace = runOn(workspace, *input, TraceForm::Compact, std::move(trace));
                CAPTURE(each.path);
                CHECK(trace->path() == each.path);
                const TracedTensor& weights = *trace->find("weights");
                std::vector<float> picture(7 * 9);
                weights.pool({{1, 0, 0, 70, 70}, 70, 70, 7, 9}, picture);
                trace->dense(*trace->find("output"));
                REQUIRE(twin->faults() == "");
            }
        }
        // A few scenes do not meet all of them.
        for (std::uint64_t number = 0; number < 200; ++number) {
            if (number >= sceneCount() && missingOperations(*twin).empty())
                break;
            CAPTURE(number);
            const TraceForm form = number % 2 ? TraceForm::Dense : TraceForm::Compact;
            const RealizedPtr input = realized(randomScene(number, {.elsewhere = false}));
            const TracePtr trace = runOn(workspace, *input, form);
            allNumbers(*trace);
            REQUIRE(twin->faults() == "");
        }
    }
    CHECK(missingOperations(*twin) == "");
    CHECK(twin->compared() > 10'000);
    CHECK(twin->faults() == "");
}

TEST_CASE("every golden case: parameters and keep masks exactly, every stage within float32's error")
{
    const auto workspace = workspaceOn(theDevice());
    for (const Scene& scene : goldenScenes()) {
        const RealizedPtr input = realized(scene);
        CAPTURE(scene.title);
        checkWithinBounds(*input, *runOn(workspace, *input));
    }
}

TEST_CASE("random scenes of every configuration, in both forms, are the reference's")
{
    const auto workspace = workspaceOn(theDevice());
    for (std::uint64_t number = 0; number < sceneCount(); ++number) {
        const RealizedPtr input = realized(randomScene(number, {.elsewhere = false}));
        CAPTURE(number);
        for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense})
            checkWithinBounds(*input, *runOn(workspace, *input, form));
    }
}

TEST_CASE("layers of today's kind, and edits of them by fast paths, are the reference's")
{
    const auto workspace = workspaceOn(theDevice());
    const auto on_gpu = [&](const Realized& input, TraceForm form, TracePtr previous) {
        return runOn(workspace, input, form, std::move(previous));
    };
    for (const TraceForm form : both_forms) {
        for (const MaskKind mask : {MaskKind::Causal, MaskKind::SlidingWindow, MaskKind::Prefix})
            for (const bool norms : {false, true})
                checkShortPathsOfToday(on_gpu, form, mask, norms, false);
        checkShortPathsOfLogits(on_gpu, form);
    }
}

TEST_CASE("a thousand edits, half of them spikes taken back, drift no further than twice a fresh computation")
{
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
        const auto workspace = workspaceOn(theDevice());
        Scene scene = editScene(MaskKind::Causal);
        std::mt19937 random(11);
        std::normal_distribution<float> normal;
        RealizedPtr input = realized(scene);
        TracePtr trace = runOn(workspace, *input, form);
        const Tensor x = input->at("x");
        for (std::uint64_t i = 0; i < sceneCount() / 2; ++i) {
            const Index cell = {std::int64_t(random() % 2), std::int64_t(random() % 70), std::int64_t(random() % 9)};
            for (const float value : {normal(random) * 60, x[x.flatIndex(cell)]}) {
                setCell(scene, "x", cell, value);
                input = realized(scene, input);
                trace = runOn(workspace, *input, form, std::move(trace));
                REQUIRE(trace->path() == "x row");
            }
        }
        const auto expected = run(*input, **backendNamed("reference"));
        // Drift is what a fresh computation does not have; the GPU's own rounding, and its expf, are no drift.
        auto drifted = differences(*trace, *expected),
             renewed = differences(*run(*input, **backendNamed("cpu")), *expected);
        auto renewed_here = differences(*runOn(workspaceOn(theDevice()), *input, form), *expected);
        for (const std::string name : {"scores", "weights", "output"}) {
            CAPTURE(name);
            CHECK(drifted[name] <= 2 * std::max(renewed[name], renewed_here[name]));
        }
    }
}

TEST_CASE(
    "on a card that is nearly full the cpu computes, the sentence says so, and the card is used again when it can be")
{
    const DevicePtr device = theDevice();
    const auto workspace = workspaceOn(device);
    Scene scene = editScene(MaskKind::Causal);
    std::mt19937 random(3);
    scene.inputs = {{"x", randomTensor({2, 900, 9}, random)}}; // 2 * 3 heads * 900 * 900 * 4 bytes = 18.5 MiB of scores
    const RealizedPtr input = realized(scene);
    {
        const auto held = fillUp(device, 4 << 20);
        const auto trace = run(*input, **backendNamed("cuda"), {}, {TraceForm::Compact, nullptr, workspace});
        CHECK(trace->backend() == "cpu");
        CHECK_MESSAGE(trace->fallback().starts_with("not enough GPU memory: "), trace->fallback());
        checkWithinBounds(*input, *trace);
    }
    checkWithinBounds(*input, *runOn(workspace, *input));
    CHECK(!device->isLost());
    CHECK_THROWS_AS(device->allocate(std::size_t(1) << 60), cuda::Failure);
    CHECK(!device->isLost());
}

TEST_CASE("a card that is lost at any call leaves the run to the cpu, and what lay on it reads as nan")
{
    Scene scene = linearScene(true);
    const RealizedPtr before = realized(scene);
    setCell(scene, "x", {2, 1}, 3);
    const RealizedPtr after = realized(scene, before);
    for (std::int64_t n = 0;; ++n) {
        REQUIRE(n < 500);
        CAPTURE(n);
        const auto device = std::make_shared<TwinDevice>(theDevice());
        const auto workspace = workspaceOn(device);
        const TracePtr held = runOn(workspace, *before);
        device->loseAfter(n);
        const auto trace = run(*after, **backendNamed("cuda"), {}, {TraceForm::Compact, held, workspace});
        if (trace->backend() == "cuda")
            break;
        CHECK(trace->backend() == "cpu");
        CHECK(trace->fallback() == "the GPU stopped responding");
        checkWithinBounds(*after, *trace);
        CHECK(std::isnan(held->find("scores")->at(0)));
    }
    CHECK(!theDevice()->isLost());
}

int main(int argc, char** argv)
{
    const auto device = deviceToTest();
    if (!device) {
        std::printf("skipped: %s\n", device.error().message.c_str());
        return 77;
    }
    std::printf("%s\n", (*device)->name().c_str());
    return doctest::Context(argc, argv).run();
}

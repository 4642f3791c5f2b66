// SPDX-License-Identifier: GPL-3.0-or-later
// The table of stages is what every backend computes: the same names, in the same order, of the same shapes.
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cpu/stagewise/stagewise.h"
#include "core/engine/engine.h"
#include "core/explain/equation.h"
#include "core/explain/explain.h"
#include "core/explain/walk.h"
#include "core/layer/fastpath.h"
#include "core/layer/tensorsource.h"
#include "core/lessons/lesson.h"
#include "core/python/script.h"

#include "tests/core/backends/cuda/emulatedrun.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace attn;

namespace {

std::string line(const std::string& name, const Shape& shape, Kind kind)
{
    return name + " " + toString(shape) + (kind == Kind::Real ? "\n" : " of whole numbers\n");
}

std::string tableOf(const Realized& realized)
{
    std::string text;
    for (const StageTensor& tensor : realized.plan.stages)
        if (tensor.computed())
            text += line(tensor.name, tensor.shape, tensor.kind);
    return text;
}

std::string listOf(std::span<const TracedTensor> tensors)
{
    std::string text;
    for (const TracedTensor& tensor : tensors)
        text += line(tensor.name, tensor.shape, tensor.kind);
    return text;
}

// Without what every trace begins with.
std::string listOf(const Realized& realized, const Trace& trace)
{
    return listOf(std::span(trace.tensors()).subspan(realized.tensors.size()));
}

void checkBackends(const Scene& scene, const test::EmulatedGpu& gpu)
{
    const auto made = realize(scene);
    REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
    const Realized& realized = **made;
    const std::string table = tableOf(realized);
    CHECK(listOf(realized, *run(realized, **backendNamed("reference"))) == table);
    CHECK(listOf(cpu::computeStagewise(realized, cpu::kernels(), {})) == table);
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
        RunOptions options;
        options.form = form;
        CHECK(listOf(realized, *run(realized, **backendNamed("cpu"), {}, options)) == table);
        const auto on_device = gpu.run(realized, form);
        CHECK(on_device->fallback().empty() == test::isForGpu(realized.config));
        CHECK(listOf(realized, *on_device) == table);
    }
}

// Every row is made from rows of the table before it, or from one that a mask or a draw stands for.
void checkRows(const std::vector<StageTensor>& stages)
{
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const StageTensor& tensor = stages[i];
        CAPTURE(tensor.name);
        CHECK(tensor.axes.size() == tensor.shape.size());
        CHECK(std::ranges::count(stages, tensor.name, &StageTensor::name) == 1);
        const StageTensor* from = findStage(stages, tensor.from);
        CHECK((from ? from < &tensor : tensor.from.empty()));
        CHECK((tensor.with.empty() || findStage(stages, tensor.with)));
        CHECK((tensor.card.empty() || (!tensor.title.empty() && !tensor.words.empty())));
    }
}

// Causal attention of three tokens with one stage more, which no backend knows: the scaled scores, softly capped.
struct CappedLayer {
    CappedLayer()
    {
        scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
        Realized changed = **realize(scene);
        std::vector<StageTensor>& stages = changed.plan.stages;
        const auto scaled = std::ranges::find(stages, "scaled", &StageTensor::name);
        StageTensor capped = *scaled;
        capped.name = "capped";
        capped.from = "scaled";
        capped.operation = Operation::Function;
        capped.function = {[](double x, const Config&) { return 2 * std::tanh(x / 2); }, nullptr,
                           "2 * {np}tanh({x} / 2)"};
        capped.card = "softcap";
        capped.title = "Cap";
        capped.off = {};
        stages.insert(scaled + 1, capped);
        changed.plan.has_fast_path = hasFastPath(scene.config, changed.plan.dims, stages, {});
        const auto plain = run(changed, **backendNamed("reference"));
        std::vector<TracedTensor> tensors = plain->tensors();
        const auto before = std::ranges::find(tensors, "masked", &TracedTensor::name);
        Tensor numbers = plain->dense(*plain->find("scaled"));
        for (float* number = numbers.mutableData(); number != numbers.data() + numbers.size(); ++number)
            *number = float(2 * std::tanh(*number / 2));
        tensors.insert(before, TracedTensor{"capped", numbers.shape(), Kind::Real, makeSource(numbers)});
        realized = changed;
        trace = std::make_shared<Trace>("reference", std::move(tensors), std::vector<RowNote>());
    }

    Scene scene;
    Realized realized;
    std::shared_ptr<const Trace> trace;
};

} // namespace

TEST_CASE("every backend's trace is the table's, for every scene")
{
    const test::EmulatedGpu gpu;
    for (std::uint64_t number = 0; number < 200; ++number) {
        CAPTURE(number);
        checkBackends(test::randomScene(number, {2, 7, 6, 3, 3}), gpu);
    }
    CHECK(gpu.device->faults() == "");
}

TEST_CASE("every backend's trace is the table's, for every lesson")
{
    const test::EmulatedGpu gpu;
    for (const LessonEntry& lesson : sceneLessons()) {
        CAPTURE(lesson.id);
        checkBackends(*loadLesson(lesson), gpu);
    }
}

TEST_CASE("the table's rows are made from rows before them")
{
    for (std::uint64_t number = 0; number < 200; ++number) {
        CAPTURE(number);
        const auto made = realize(test::randomScene(number, {2, 7, 6, 3, 3}));
        REQUIRE(made);
        const Config& config = (*made)->config;
        const std::vector<StageTensor>& stages = (*made)->plan.stages;
        checkRows(stages);
        if (const StageTensor* dropped = findStage(stages, "dropped"))
            CHECK(dropped->from == dropoutInput(config));
        if (const StageTensor* context = findStage(stages, "head_context"); context && context->computed())
            CHECK(context->with == mixedBy(config));
        if (config.stage == Stage::Attention && normalises(config) && !startsFromWeights(config))
            CHECK(findStage(stages, masksAfter(config) ? "weights_unmasked" : "weights")->from ==
                  normaliserInput(config));
    }
}

TEST_CASE("no input may take the name of what the stage can compute")
{
    for (std::uint64_t number = 0; number < 60; ++number) {
        const Scene scene = test::randomScene(number, {2, 7, 6, 3, 3});
        const auto made = realize(scene);
        for (const StageTensor& tensor : (*made)->plan.stages)
            if (tensor.operation != Operation::Given)
                CHECK(std::ranges::count(computedNames(scene.config.stage), tensor.name) == 1);
    }
}

TEST_CASE("a row added to the table is explained, walked, named and written without another word")
{
    const CappedLayer layer;
    const CellRef cell{"capped", {0, 0, 2, 1}};
    const auto explained = explain(layer.scene, layer.realized, *layer.trace, cell);
    REQUIRE(explained);
    CHECK((explained->operation == Operation::Function));
    CHECK(toString(explained->terms[0].input) == "scaled[0,0,2,1]");
    CHECK(explained->result == doctest::Approx(explained->value).epsilon(1e-6));
    CHECK(equationText(*explained, {}).find("2 * tanh(scaled / 2) = 2 * tanh(") != std::string::npos);
    CHECK(equationTorch(*explained, {}).find("2 * torch.tanh(x / 2)") != std::string::npos);
    const auto readers = readersOf(layer.scene, layer.realized, *layer.trace, {"scaled", {0, 0, 2, 1}});
    CHECK(std::ranges::count(readers, cell) == 1);

    const Walk steps(layer.realized, 0, 0);
    REQUIRE(steps.find("capped") > 0);
    CHECK(steps.tensors()[steps.find("capped") - 1].name == "scaled");

    CHECK(
        scriptOf(layer.scene, layer.realized, ScriptLanguage::PyTorch).find("capped = 2 * torch.tanh(scaled / 2)\n") !=
        std::string::npos);
    CHECK(scriptOf(layer.scene, layer.realized, ScriptLanguage::NumPy).find("capped = 2 * np.tanh(scaled / 2)\n") !=
          std::string::npos);
    const auto elsewhere = test::EmulatedGpu().run(layer.realized);
    CHECK(elsewhere->fallback() == "the GPU does not yet support capped");
    CHECK(elsewhere->path() == "steps");
}

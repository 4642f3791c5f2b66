// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU that is full, or lost in the midst of it: the cpu computes, it is told why, nothing leaks, and what can still
// be read is right.
#include "core/layer/pooling.h"

#include "tests/core/backends/cuda/emulatedrun.h"
#include "tests/core/support/editscenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace attn;
using namespace attn::test;

namespace {

bool allNan(const Trace& trace, const char* name)
{
    const Tensor numbers = trace.dense(*trace.find(name));
    return std::ranges::all_of(numbers.values(), [](float value) { return std::isnan(value); });
}

void checkSameNumbers(const Trace& a, const Trace& b)
{
    REQUIRE(a.tensors().size() == b.tensors().size());
    for (std::size_t i = 0; i < a.tensors().size(); ++i)
        CHECK(a.dense(a.tensors()[i]) == b.dense(b.tensors()[i]));
}

// A layer, and one edit of it; small, since it is run once for every call to the device.
struct FailingCase {
    Scene before, after;
    const char* path;
};

std::vector<FailingCase> failingCases()
{
    Scene scene = linearScene(true);
    scene.inputs.push_back({"blocked", Tensor({6, 6}, Kind::Boolean)});
    scene.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "blocked"};
    scene.draws.push_back(Linear{"out_proj", 2, 2, true});
    scene.config.out_proj = "out_proj";
    std::vector<FailingCase> cases;
    for (const EditCase& each :
         {EditCase{"x row", "x", {2, 1}, 3}, EditCase{"query head", "W_query.weight", {1, 1}, 2},
          EditCase{"value column", "W_value.bias", {1}, 2}, EditCase{"mask", "blocked", {3, 1}, 1},
          EditCase{"output", "out_proj.weight", {1, 1}, 2}}) {
        cases.push_back({scene, scene, each.path});
        setCell(cases.back().after, each.tensor, each.index, each.value);
    }
    cases.push_back({scene, scene, "dropout"});
    cases.back().after.config.dropout.p = 0.25;
    cases.push_back({scene, scene, "full"});
    cases.back().after.config.temperature = 2;
    return cases;
}

// Lets `fail` set up the n-th failure of the second run of a case, n = 1, 2, …, until that succeeds.
void failEverywhere(
    const FailingCase& each, TraceForm form, bool shared,
    const std::function<void(EmulatedDevice&, std::int64_t)>& fail,
    const std::function<void(const EmulatedGpu&, const Trace& held, const std::vector<Tensor>& numbers)>& check)
{
    CAPTURE(each.path);
    const RealizedPtr before = realized(each.before), after = realized(each.after, before);
    const TracePtr expected = run(*after, **backendNamed("cpu"));
    const std::vector<Tensor> numbers = allNumbers(*EmulatedGpu().run(*before, form));
    for (std::int64_t n = 1;; ++n) {
        REQUIRE(n < 500);
        CAPTURE(n);
        const EmulatedGpu gpu;
        TracePtr held = gpu.run(*before, form);
        TracePtr previous = held;
        if (!shared)
            held.reset();
        fail(*gpu.device, n);
        TracePtr trace = gpu.run(*after, form, std::move(previous));
        gpu.device->failAllocation(0);
        const bool done = trace->backend() == "cuda";
        CHECK(trace->fallback().empty() == done);
        if (!done)
            checkSameNumbers(*trace, *expected);
        if (held)
            check(gpu, *held, numbers);
        const bool failed = gpu.device->isLost() || gpu.device->counts().refused > 0;
        held.reset();
        trace.reset();
        CHECK(gpu.device->counts().allocations == 0);
        CHECK(gpu.device->faults() == "");
        if (!failed) {
            CHECK(done);
            CHECK(n > 1);
            return;
        }
    }
}

} // namespace

TEST_CASE("a GPU that is full at any allocation leaves the run to the cpu and the trace before as it was")
{
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense})
        for (const bool shared : {false, true})
            for (const FailingCase& each : failingCases()) {
                if (!shared && std::string_view(each.path) == "output")
                    continue; // nothing is allocated
                failEverywhere(
                    each, form, shared, [](EmulatedDevice& device, std::int64_t n) { device.failAllocation(n); },
                    [](const EmulatedGpu& gpu, const Trace& held, const std::vector<Tensor>& numbers) {
                        CHECK(allNumbers(held) == numbers);
                        CHECK(!gpu.device->isLost());
                    });
            }
}

TEST_CASE("a GPU that is lost at any call leaves the run to the cpu and is known to be lost")
{
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense})
        for (const bool shared : {false, true})
            for (const FailingCase& each : failingCases())
                failEverywhere(
                    each, form, shared, [](EmulatedDevice& device, std::int64_t n) { device.loseAfter(n - 1); },
                    [](const EmulatedGpu& gpu, const Trace& held, const std::vector<Tensor>&) {
                        held.find("weights")->at(0);
                        if (gpu.device->isLost())
                            CHECK(allNan(held, "weights"));
                    });
}

TEST_CASE("a first run that fails at any allocation or call leaves nothing behind")
{
    const RealizedPtr input = realized(failingCases()[0].before);
    for (const bool lost : {false, true})
        for (std::int64_t n = 1;; ++n) {
            const EmulatedGpu gpu;
            if (lost)
                gpu.device->loseAfter(n - 1);
            else
                gpu.device->failAllocation(n);
            const TracePtr trace = gpu.run(*input);
            CAPTURE(n);
            if (trace->backend() == "cuda" && gpu.device->counts().refused > 0)
                continue; // it mixed fewer heads at a time
            if (trace->backend() == "cuda")
                break;
            CHECK(!trace->fallback().empty());
            CHECK(gpu.device->counts().allocations == 0);
            CHECK(gpu.device->isLost() == lost);
            REQUIRE(n < 500);
        }
}

TEST_CASE("a layer larger than the GPU is refused before anything is allocated, with both figures")
{
    const EmulatedGpu gpu;
    const RealizedPtr input = realized(editScene(MaskKind::Causal));
    gpu.device->limitMemory(100'000);
    const TracePtr trace = gpu.run(*input);
    CHECK(trace->backend() == "cpu");
    CHECK(trace->fallback() == "not enough GPU memory: 0.2 MiB needed, 0.1 MiB free");
    CHECK(gpu.device->counts().most_bytes == 0);
    gpu.device->limitMemory(1'000'000);
    CHECK(gpu.run(*input)->backend() == "cuda"); // it may fit later
}

TEST_CASE("a run takes no more memory than it asked for before")
{
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense})
        for (const FailingCase& each : failingCases())
            for (const bool shared : {false, true}) {
                CAPTURE(each.path);
                const RealizedPtr before = realized(each.before), after = realized(each.after, before);
                // At the smallest limit under which it is not refused, it also succeeds: every allocation was counted.
                bool succeeded = false;
                for (std::int64_t limit = 0; limit < 20000 && !succeeded; limit += 4) {
                    const EmulatedGpu gpu;
                    TracePtr held = gpu.run(*before, form), previous = held;
                    if (!shared)
                        held.reset();
                    gpu.device->limitMemory(gpu.device->counts().bytes + limit);
                    const std::int64_t most = gpu.device->counts().most_bytes;
                    const TracePtr trace = gpu.run(*after, form, std::move(previous));
                    succeeded = trace->backend() == "cuda";
                    if (!succeeded)
                        CHECK_MESSAGE(gpu.device->counts().most_bytes == most, limit);
                }
                CHECK(succeeded);
            }
}

TEST_CASE("a GPU that is lost while it is read gives nan, tells it once, and the next run falls back")
{
    const EmulatedGpu gpu;
    Scene scene = editScene(MaskKind::Causal);
    const RealizedPtr input = realized(scene);
    TracePtr trace = gpu.run(*input);
    const Tensor q = trace->dense(*trace->find("q"));
    int reports = 0;
    gpu.device->whenLost([&] { ++reports; });
    gpu.device->loseAfter(0);
    for (const char* name : {"scores", "weights", "context", "output"})
        CHECK(allNan(*trace, name));
    const std::vector<float> picture = pooled(*trace->find("weights"), {0, 0, 0, 70, 70}, 7, 5);
    CHECK(std::ranges::all_of(picture, [](float value) { return std::isnan(value); }));
    CHECK(trace->dense(*trace->find("q")) == q); // it has come over before
    CHECK(trace->dense(*trace->find("x")) == input->at("x"));
    CHECK(reports == 1);
    CHECK(gpu.device->isLost());
    setCell(scene, "x", {1, 20, 3}, 2.5f);
    const RealizedPtr edited = realized(scene, input);
    trace = gpu.run(*edited, TraceForm::Compact, std::move(trace));
    CHECK(trace->backend() == "cpu");
    CHECK(trace->fallback() == "the GPU stopped responding");
    checkSameNumbers(*trace, *run(*edited, **backendNamed("cpu")));
    CHECK(gpu.device->counts().allocations == 0);
}

TEST_CASE("a GPU that is full when it is read gives nan and is given up")
{
    for (const char* name : {"weights", "output"}) {
        const EmulatedGpu gpu;
        Scene scene = editScene(MaskKind::Causal);
        RealizedPtr input = realized(scene);
        const TracePtr first = gpu.run(*input);
        setCell(scene, "x", {1, 20, 3}, 2.5f); // the output is left for later
        input = realized(scene, input);
        const TracePtr trace = gpu.run(*input, TraceForm::Compact, first);
        gpu.device->limitMemory(0);
        CHECK(allNan(*trace, name));
        CHECK(gpu.device->isLost());
        CHECK(gpu.run(*input)->backend() == "cpu");
    }
    const EmulatedGpu gpu;
    const TracePtr trace = gpu.run(*realized(editScene(MaskKind::Causal)));
    gpu.device->limitMemory(0);
    CHECK(std::isnan(pooled(*trace->find("weights"), {0, 0, 0, 70, 70}, 7, 5)[0]));
    CHECK(gpu.device->isLost());
}

TEST_CASE("a GPU that is full when it is read gives its numbers piece by piece, and stays")
{
    const EmulatedGpu roomy, full;
    full.device->setSizes({0, 4096, 1 << 30});
    Scene scene = editScene(MaskKind::Causal);
    const RealizedPtr before = realized(scene);
    setCell(scene, "x", {1, 20, 3}, 2.5f); // the output is left for later
    const RealizedPtr after = realized(scene, before);
    const TracePtr expected = roomy.run(*after, TraceForm::Compact, roomy.run(*before));
    const TracePtr held = full.run(*before), trace = full.run(*after, TraceForm::Compact, held);
    REQUIRE(trace->path() == "x row");
    full.device->limitMemory(0);
    const Tile all = {0, 0, 0, 70, 70};
    for (const std::int64_t bins : {7, 60}) // those fit the reserve, these do not
        CHECK(pooled(*trace->find("weights"), all, bins, bins) == pooled(*expected->find("weights"), all, bins, bins));
    checkSameNumbers(*trace, *expected);
    CHECK(!full.device->isLost());
    CHECK(full.device->faults() == "");
}

TEST_CASE("where there is no room to mix all heads at once they are mixed one by one, to the same numbers")
{
    const RealizedPtr input = realized(editScene(MaskKind::Causal));
    const EmulatedGpu roomy;
    const TracePtr expected = roomy.run(*input);
    CHECK(roomy.device->counts().operations["RowPass"] == 1);
    const std::int64_t held = roomy.device->counts().bytes, plane = 70 * 70 * 4;
    for (const std::int64_t planes : {1, 2, 4}) {
        const EmulatedGpu tight;
        tight.device->setSizes({0, 4096, 1 << 30});
        tight.device->limitMemory(held + 4096 + planes * plane + 2000);
        const TracePtr trace = tight.run(*input);
        CHECK(trace->backend() == "cuda");
        CHECK(tight.device->counts().operations["RowPass"] == (6 + planes - 1) / planes);
        checkSameNumbers(*trace, *expected); // in pieces, too: there is room for few numbers at a time
        CHECK(!tight.device->isLost());
        CHECK(tight.device->faults() == "");
    }
}

TEST_CASE("both forms mix as many heads at a time, however much memory is free")
{
    Scene scene = editScene(MaskKind::Causal);
    const RealizedPtr before = realized(scene);
    setCell(scene, "W_value.bias", {1}, 2);
    const RealizedPtr after = realized(scene, before);
    std::vector<std::int64_t> products;
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense})
        for (const std::int64_t limit : {1 << 20, 1 << 30}) {
            const EmulatedGpu gpu;
            gpu.device->setSizes({0, 0, 2 * 70 * 70 * 4});
            gpu.device->limitMemory(limit);
            TracePtr trace = gpu.run(*before, form);
            trace = gpu.run(*after, form, std::move(trace));
            CHECK(trace->path() == "value column");
            products.push_back(gpu.device->counts().products);
        }
    CHECK(products == std::vector<std::int64_t>(4, products[0]));
}

TEST_CASE("a layer of another size takes the place of the one before, not room beside it")
{
    const EmulatedGpu gpu;
    TracePtr trace = gpu.run(*realized(editScene(MaskKind::Causal)));
    Scene larger = editScene(MaskKind::Causal);
    std::mt19937 random(2);
    larger.inputs[0].tensor = randomTensor({2, 71, 9}, random);
    gpu.device->limitMemory(gpu.device->counts().bytes + 60'000);
    trace = gpu.run(*realized(larger), TraceForm::Compact, std::move(trace));
    CHECK(trace->backend() == "cuda");
    checkAgainstReference(*realized(larger), *trace);
}

TEST_CASE("what was just released is waited for before a layer is refused")
{
    const EmulatedGpu gpu;
    gpu.device->releaseLate();
    const RealizedPtr input = realized(editScene(MaskKind::Causal));
    TracePtr trace = gpu.run(*input);
    gpu.device->limitMemory(gpu.device->counts().most_bytes + 2000);
    trace.reset();
    CHECK(gpu.run(*input)->backend() == "cuda");
}

TEST_CASE("a stopped run gives nothing and leaves nothing")
{
    const EmulatedGpu gpu;
    const RealizedPtr input = realized(editScene(MaskKind::Causal));
    StopSource stop;
    stop.request();
    CHECK(run(*input, **backendNamed("cuda"), stop.token(), {TraceForm::Compact, nullptr, gpu.workspace}) == nullptr);
    CHECK(gpu.device->counts().allocations == 0);
}

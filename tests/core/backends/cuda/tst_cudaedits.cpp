// SPDX-License-Identifier: GPL-3.0-or-later
// Edits on a GPU that the cpu plays: the short ways of the cpu backend to the numbers of a fresh computation, and never
// at the cost of a trace that somebody still reads.
#include "core/layer/pooling.h"
#include "core/layer/tensorsource.h"

#include "tests/core/backends/cuda/emulatedrun.h"
#include "tests/core/support/todayedits.h"

#include <doctest/doctest.h>

using namespace attn;
using namespace attn::test;

namespace {

RunOn runOn(const EmulatedGpu& gpu)
{
    return [&gpu](const Realized& input, TraceForm form, TracePtr previous) {
        TracePtr trace = gpu.run(input, form, std::move(previous));
        REQUIRE(trace->backend() == "cuda");
        return trace;
    };
}

// Goes on from `trace`, whose last holder this is.
void step(const EmulatedGpu& gpu, const Scene& scene, RealizedPtr& input, TracePtr& trace,
          TraceForm form = TraceForm::Compact)
{
    input = realized(scene, input);
    trace = runOn(gpu)(*input, form, std::move(trace));
}

} // namespace

TEST_CASE("every edit goes its own fast path to the numbers of the reference")
{
    for (const TraceForm form : both_forms)
        for (const MaskKind mask : every_mask) {
            CAPTURE(form == TraceForm::Dense);
            CAPTURE(static_cast<int>(mask));
            const EmulatedGpu gpu;
            checkEveryShortPath(runOn(gpu), mask, form);
            CHECK(gpu.device->counts().allocations == 0);
            CHECK(gpu.device->faults() == "");
            const EmulatedGpu other;
            checkEveryShortPath(runOn(other), mask, form, {1, 2});
            CHECK(other.device->faults() == "");
        }
}

TEST_CASE("layers of today's kind are edited by fast paths, too")
{
    for (const TraceForm form : both_forms) {
        const EmulatedGpu gpu;
        for (const MaskKind mask : {MaskKind::Causal, MaskKind::SlidingWindow, MaskKind::Prefix})
            for (const bool norms : {false, true})
                checkShortPathsOfToday(runOn(gpu), form, mask, norms, false);
        checkShortPathsOfLogits(runOn(gpu), form);
        CHECK(gpu.device->counts().allocations == 0);
        CHECK(gpu.device->faults() == "");
    }
}

TEST_CASE("a head that is off says why its weights are nan, though its context is 0")
{
    const EmulatedGpu gpu;
    Scene scene = sharedScene(MaskKind::Causal, false);
    Tensor bias({4, 70, 70});
    bias.mutableData()[(70 + 9) * 70 + 3] = NAN;
    scene.inputs.push_back({"bias", bias});
    scene.config.position_bias = {PositionBiasKind::Tensor, "bias", 128, true};
    scene.config.heads_off = {1};
    const RealizedPtr input = realized(scene);
    const TracePtr trace = runOn(gpu)(*input, TraceForm::Compact, nullptr);
    CHECK(trace->notes().size() == 2); // one of each batch item
    checkSameNotes(*trace, *run(*input, **backendNamed("cpu")));
    CHECK(gpu.device->faults() == "");
}

TEST_CASE("edits leave the traces that are still read as they were")
{
    const EmulatedGpu gpu;
    Scene scene = editScene(MaskKind::CustomBool);
    std::mt19937 random(3);
    std::normal_distribution<float> normal;
    RealizedPtr input = realized(scene);
    TracePtr trace = gpu.run(*input);
    std::vector<std::pair<TracePtr, std::vector<Tensor>>> held;
    std::map<std::string, int> paths;
    const auto at = [&](int extent) { return std::int64_t(random() % extent); };
    for (int i = 0; i < 60; ++i) {
        if (i % 3 != 0)
            held.push_back({trace, allNumbers(*trace)});
        if (held.size() > 1 + random() % 8)
            held.erase(held.begin() + random() % held.size());
        switch (i % 7) {
        case 0: setCell(scene, "W_query.weight", {at(15), at(9)}, normal(random)); break;
        case 1: setCell(scene, "W_value.bias", {at(15)}, normal(random)); break;
        case 2: setCell(scene, "blocked", {at(70), at(70)}, float(random() % 2)); break;
        case 3: setCell(scene, "out_proj.weight", {at(15), at(15)}, normal(random)); break;
        case 4: scene.config.dropout.p = 0.1 + 0.01 * i; break;
        default: setCell(scene, "x", {at(2), at(70), at(9)}, normal(random));
        }
        input = realized(scene, input);
        trace = gpu.run(*input, TraceForm::Compact, trace);
        ++paths[trace->path()];
        for (const auto& [old, numbers] : held)
            CHECK(allNumbers(*old) == numbers);
        if (i % 6 == 0)
            checkAgainstReference(*input, *trace);
    }
    CHECK(paths["full"] == 0);
    CHECK(gpu.device->faults() == "");
}

TEST_CASE("a trace reads the same in one thread while edits go on from it in another")
{
    const EmulatedGpu gpu;
    checkReadingWhileEditing(runOn(gpu), 100, 10);
    CHECK(gpu.device->faults() == "");
}

TEST_CASE("rows that the mask leaves no key stay what they are, and edits of others take their fast path")
{
    for (const MaskedRows rows : {MaskedRows::Nan, MaskedRows::Zero})
        for (const TraceForm form : both_forms) {
            CAPTURE(form == TraceForm::Dense);
            const EmulatedGpu gpu;
            Scene scene = editScene(MaskKind::CustomBool);
            scene.config.masked_rows = rows;
            for (std::int64_t key = 0; key < 70; ++key)
                scene.inputs[1].tensor.mutableData()[5 * 70 + key] = 1;
            RealizedPtr input;
            TracePtr trace;
            step(gpu, scene, input, trace, form);
            CHECK(trace->notes().size() == 2);
            for (const EditCase& each :
                 {EditCase{"x row", "x", {1, 5, 3}, 2}, EditCase{"x row", "x", {0, 20, 3}, 20},
                  EditCase{"key head", "W_key.bias", {5}, 2}, EditCase{"x row", "x", {0, 69, 3}, -1},
                  EditCase{"mask", "blocked", {5, 7}, 0}, EditCase{"x row", "x", {1, 5, 2}, 1},
                  EditCase{"mask", "blocked", {5, 7}, 1}, EditCase{"x row", "x", {1, 7, 2}, 1}}) {
                CAPTURE(each.tensor);
                setCell(scene, each.tensor, each.index, each.value);
                step(gpu, scene, input, trace, form);
                CHECK(trace->path() == each.path);
                CHECK(trace->notes().size() == (input->at("blocked")[5 * 70 + 7] == 0 ? 0 : 2));
                checkAgainstReference(*input, *trace);
            }
            CHECK(gpu.device->faults() == "");
        }
}

TEST_CASE("numbers that are not finite are computed in full, and so is what follows until they are gone")
{
    const EmulatedGpu gpu;
    Scene scene = editScene(MaskKind::Causal);
    RealizedPtr input;
    TracePtr trace;
    step(gpu, scene, input, trace);
    const std::pair<float, const char*> steps[] = {{INFINITY, "full"}, {1, "full"}, {2, "x row"},
                                                   {NAN, "full"},      {1, "full"}, {4, "x row"}};
    for (const auto& [value, path] : steps) {
        CAPTURE(value);
        setCell(scene, "x", {1, 20, 3}, value);
        step(gpu, scene, input, trace);
        CHECK(trace->path() == path);
        checkWithinBounds(*input, *trace, 2);
        const TracePtr on_cpu = run(*input, **backendNamed("cpu"));
        checkSameNotes(*trace, *on_cpu);
    }
    CHECK(gpu.device->faults() == "");
}

TEST_CASE(
    "a thousand edits of all kinds, half of them spikes taken back, drift no further than twice a fresh computation")
{
    const std::vector<std::pair<std::string, Index>> places = {
        {"x", {2, 70, 9}},           {"x", {2, 70, 9}},         {"x", {2, 70, 9}},
        {"W_query.weight", {15, 9}}, {"W_key.weight", {15, 9}}, {"W_value.weight", {15, 9}},
        {"W_key.bias", {15}},        {"blocked", {70, 70}},     {"out_proj.weight", {15, 15}}};
    const std::map<std::string, std::string> path_of = {{"x", "x row"},
                                                        {"W_query.weight", "query head"},
                                                        {"W_key.weight", "key head"},
                                                        {"W_key.bias", "key head"},
                                                        {"W_value.weight", "value column"},
                                                        {"blocked", "mask"},
                                                        {"out_proj.weight", "output"}};
    for (const float spike : {1.0f, 60.0f, 3000.0f}) {
        const EmulatedGpu gpu;
        Scene scene = editScene(MaskKind::CustomBool);
        std::mt19937 random(11);
        std::normal_distribution<float> normal;
        RealizedPtr input = realized(scene);
        TracePtr trace = gpu.run(*input);
        const RealizedPtr first = input;
        for (int i = 0; i < 167; ++i) {
            const auto& [name, extents] = places[random() % places.size()];
            Index cell;
            for (const std::int64_t extent : extents)
                cell.push_back(random() % extent);
            const Tensor& before = first->at(name);
            const float old = before[before.flatIndex(cell)];
            for (const float value : {name == "blocked" ? 1 - old : normal(random) * spike, old}) {
                setCell(scene, name, cell, value);
                step(gpu, scene, input, trace);
                CAPTURE(name);
                CAPTURE(spike);
                REQUIRE(trace->path() == path_of.at(name));
            }
        }
        const auto fresh = run(*input, **backendNamed("cpu")); // the emulated device adds its products up in double
        const auto expected = run(*input, **backendNamed("reference"));
        auto drifted = differences(*trace, *expected), renewed = differences(*fresh, *expected);
        CAPTURE(spike);
        for (const std::string name : {"scores", "weights", "context", "output"}) {
            CAPTURE(name);
            CHECK(drifted[name] <= 2 * renewed[name]);
        }
        CHECK(gpu.device->faults() == "");
    }
}

TEST_CASE("one edit of any number of a random scene gives what the reference computes")
{
    const EmulatedGpu gpu;
    auto paths = checkRandomEdits([&] { return runOn(gpu); }, 1200, 5);
    for (const char* path : {"x row", "query head", "key head", "value column", "mask", "norms", "sink",
                             "position bias", "output", "full"})
        CHECK_MESSAGE(paths[path] > 0, std::string(path));
    CHECK(gpu.device->faults() == "");
}

TEST_CASE("a run goes on from the trace of any other scene, and its notes are the cpu's")
{
    for (const TraceForm form : both_forms) {
        const EmulatedGpu gpu, other;
        checkGoingOnFromAnyScene(runOn(gpu), runOn(other), form, 400);
        CHECK(gpu.device->faults() == "");
    }
}

TEST_CASE("any stretch of a tensor reads as its cells do")
{
    std::mt19937 random(4);
    const EmulatedGpu gpu;
    for (std::uint64_t number = 0; number < 100; ++number) {
        const TracePtr trace = gpu.run(*realized(randomScene(number, {.elsewhere = false})), both_forms[number % 2]);
        for (const TracedTensor& tensor : trace->tensors()) {
            const std::int64_t all = elementCount(tensor.shape), first = random() % all;
            std::vector<double> doubles(1 + random() % (all - first));
            std::vector<float> floats(doubles.size());
            tensor.read(first, doubles);
            tensor.read(first, floats);
            bool same = true;
            for (std::size_t i = 0; i < doubles.size(); ++i) {
                const double cell = tensor.at(first + static_cast<std::int64_t>(i));
                same = same && (std::isnan(cell) ? std::isnan(doubles[i]) && std::isnan(floats[i])
                                                 : cell == doubles[i] && static_cast<float>(cell) == floats[i]);
            }
            CAPTURE(number);
            CHECK_MESSAGE(same, tensor.name);
        }
    }
}

TEST_CASE("both forms read alike to the last bit, also in pictures")
{
    for (std::uint64_t number = 0; number < 200; ++number) {
        const EmulatedGpu gpu;
        const RealizedPtr input =
            realized(number < 4 ? editScene(every_mask[number]) : randomScene(number, {.elsewhere = false}));
        const TracePtr compact = gpu.run(*input, TraceForm::Compact), dense = gpu.run(*input, TraceForm::Dense);
        CAPTURE(number);
        CHECK(allNumbers(*compact) == allNumbers(*dense));
        for (const char* name : {"scores", "masked", "weights", "dropped"}) {
            const TracedTensor *a = compact->find(name), *b = dense->find(name);
            if (!a || a->shape.size() < 2)
                continue;
            const MatrixShape matrix = matrixShape(a->shape);
            const Tile all = {matrix.planes - 1, 0, 0, matrix.rows, matrix.columns};
            const std::int64_t rows = std::min<std::int64_t>(7, matrix.rows),
                               columns = std::min<std::int64_t>(5, matrix.columns);
            for (const Pooling pooling : {Pooling::Largest, Pooling::Smallest, Pooling::Mean}) {
                const auto bits = [](std::vector<float> values) {
                    const Shape shape = {std::ssize(values)};
                    return Tensor(shape, std::move(values));
                };
                const TracedTensor plain = {a->name, a->shape, a->kind, makeSource(compact->dense(*a))};
                CHECK(bits(pooled(*a, all, rows, columns, pooling)) == bits(pooled(*b, all, rows, columns, pooling)));
                const std::vector<float> picture = pooled(*a, all, rows, columns, pooling);
                const std::vector<float> expected = pooled(plain, all, rows, columns, pooling);
                bool same = true;
                for (std::size_t i = 0; i < expected.size(); ++i)
                    same = same && (picture[i] == expected[i] || (std::isnan(picture[i]) && std::isnan(expected[i])));
                CHECK_MESSAGE(same, std::string(name));
            }
        }
        CHECK(gpu.device->faults() == "");
    }
}

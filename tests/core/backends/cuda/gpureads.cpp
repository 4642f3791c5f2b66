// SPDX-License-Identifier: GPL-3.0-or-later
// Of tst_gpu: the same numbers however they come about and however they are read, beside edits, too.
#include "tests/core/backends/cuda/gputest.h"

#include "core/layer/pooling.h"

#include "tests/core/support/todayedits.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace attn;
using namespace attn::test;

namespace {

std::vector<Scene> layers()
{
    std::vector<Scene> scenes = {wideScene(takesSmallLayers() ? 132 : 1028, 2, 64),
                                 wideScene(takesSmallLayers() ? 70 : 1030, 3, 5)};
    for (const MaskKind mask : {MaskKind::Causal, MaskKind::CustomBool, MaskKind::Additive, MaskKind::None})
        scenes.push_back(editScene(mask));
    scenes.push_back(sharedScene(MaskKind::SlidingWindow, true));
    scenes.push_back(sharedScene(MaskKind::Prefix, false));
    scenes.back().config.softcap = 2.5;
    scenes.back().config.position_bias.kind = PositionBiasKind::Alibi;
    return scenes;
}

// The names of those that differ in a bit.
std::string differing(const Trace& trace, const std::vector<Tensor>& a, const std::vector<Tensor>& b)
{
    std::string names;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!(a[i] == b[i]))
            names += trace.tensors()[i].name + " ";
    return names;
}

} // namespace

TEST_CASE(
    "two fresh runs are equal to the bit, and so are both forms, whether a stage is held or worked out as it is read")
{
    for (const Scene& scene : layers()) {
        const RealizedPtr input = realized(scene);
        const TracePtr compact = runOn(workspaceOn(theDevice()), *input);
        const std::vector<Tensor> numbers = allNumbers(*compact);
        CHECK(differing(*compact, numbers, allNumbers(*runOn(workspaceOn(theDevice()), *input))) == "");
        CHECK(differing(*compact, numbers, allNumbers(*runOn(workspaceOn(theDevice()), *input, TraceForm::Dense))) ==
              "");
    }
}

TEST_CASE("a picture of a stage is made of the numbers that are read of it")
{
    for (const Scene& scene : layers())
        for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
            const TracePtr trace = runOn(workspaceOn(theDevice()), *realized(scene), form);
            for (const char* name : {"scores", "scaled", "masked", "weights", "dropped"}) {
                const TracedTensor& stage = *trace->find(name);
                const Tensor numbers = trace->dense(stage);
                const std::int64_t T = stage.shape[3], plane = stage.shape[0] * stage.shape[1] - 1;
                for (const Pooling pooling : {Pooling::Largest, Pooling::Smallest, Pooling::Mean}) {
                    CAPTURE(name);
                    const PoolGrid grid{{plane, 3, 1, T - 3, T - 1}, T, T, 20, 30, pooling};
                    std::vector<float> found(20 * 30), expected(20 * 30);
                    stage.pool(grid, found);
                    poolBlock(numbers.data(), grid, expected);
                    CHECK(Tensor({20, 30}, found) == Tensor({20, 30}, expected));
                }
            }
        }
}

TEST_CASE("a trace that is held stays as it is, to the bit, while edits go on from it and it is read beside them")
{
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
        const auto workspace = workspaceOn(theDevice());
        Scene scene = editScene(MaskKind::Causal);
        RealizedPtr input = realized(scene);
        const TracePtr held = runOn(workspace, *input, form);
        const std::vector<Tensor> before = allNumbers(*held);
        const Tensor weights = held->dense(*held->find("weights"));
        std::atomic<bool> ends = false;
        std::atomic<int> reads = 0, wrong = 0;
        std::thread reader([&] {
            std::vector<float> row(70);
            for (std::int64_t r = 0; !ends || reads == 0; r = (r + 11) % 420, ++reads) {
                held->find("weights")->read(r * 70, row);
                wrong += !std::equal(row.begin(), row.end(), weights.data() + r * 70);
            }
        });
        TracePtr trace = held;
        for (const EditCase& each : editCases(MaskKind::Causal)) {
            setCell(scene, each.tensor, each.index, each.value);
            input = realized(scene, input);
            trace = run(*input, **backendNamed("cuda"), {}, {form, std::move(trace), workspace});
        }
        ends = true;
        reader.join();
        CHECK(trace->fallback() == "");
        CHECK(reads > 0);
        CHECK(wrong == 0);
        CHECK(differing(*held, before, allNumbers(*held)) == "");
        checkAgainstReference(*input, *trace);
    }
}

TEST_CASE("a layer of a size that is worked with is the cpu's")
{
    const RealizedPtr input = realized(takesSmallLayers() ? wideScene(130, 4, 16) : wideScene(2048, 16, 64));
    const TracePtr found = runOn(workspaceOn(theDevice()), *input), expected = run(*input, **backendNamed("cpu"));
    for (const TracedTensor& tensor : expected->tensors()) {
        CAPTURE(tensor.name);
        const Tensor a = found->dense(*found->find(tensor.name)), b = expected->dense(tensor);
        const std::int64_t columns = tensor.shape.back();
        std::int64_t wrong = 0;
        for (std::int64_t row = 0; row < b.size(); row += columns) {
            float largest = 0;
            for (std::int64_t i = row; i < row + columns; ++i)
                largest = std::isfinite(b[i]) ? std::max(largest, std::abs(b[i])) : largest;
            for (std::int64_t i = row; i < row + columns; ++i)
                wrong += !(a[i] == b[i] || std::abs(a[i] - b[i]) <= 4e-5f * std::max(largest, 0.01f));
        }
        CHECK(wrong == 0);
    }
}

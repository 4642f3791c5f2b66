// SPDX-License-Identifier: GPL-3.0-or-later
// What goes to the GPU and what comes back: only what was edited, only what is read.
#include "core/layer/pooling.h"

#include "tests/core/backends/cuda/emulatedrun.h"
#include "tests/core/support/editscenes.h"

#include <doctest/doctest.h>

using namespace attn;
using namespace attn::test;

namespace {

constexpr std::int64_t number = sizeof(float);

// Bytes that went each way since the last question.
struct Traffic {
    explicit Traffic(const EmulatedGpu& gpu) : m_gpu(gpu) { take(); }

    std::int64_t up = 0, down = 0, copied = 0;
    void take()
    {
        const EmulatedDevice::Counts counts = m_gpu.device->counts();
        up = counts.uploaded - m_before.uploaded;
        down = counts.downloaded - m_before.downloaded;
        copied = counts.copied - m_before.copied;
        m_before = counts;
    }

private:
    const EmulatedGpu& m_gpu;
    EmulatedDevice::Counts m_before;
};

constexpr std::int64_t few = 16; // bytes of flags, each way
constexpr std::int64_t x_bytes = 2 * 70 * 9 * number, weight_bytes = 3 * (15 * 9 + 15) * number,
                       out_bytes = (15 * 15 + 15) * number, mask_bytes = 70 * 70 * number,
                       keep_bytes = (2 * 3 * 70 * 70 / 64 + 2) * 8;

} // namespace

TEST_CASE("a first run uploads the operands once and brings nothing back")
{
    const EmulatedGpu gpu;
    const RealizedPtr input = realized(editScene(MaskKind::CustomBool));
    Traffic traffic(gpu);
    const TracePtr trace = gpu.run(*input);
    traffic.take();
    CHECK(traffic.up >= x_bytes + weight_bytes + out_bytes + mask_bytes + keep_bytes - 8);
    CHECK(traffic.up <= x_bytes + weight_bytes + out_bytes + mask_bytes + keep_bytes + few);
    CHECK(traffic.down <= few);
}

TEST_CASE("an edit uploads its own number, whatever else reads the trace before")
{
    for (const bool shared : {false, true}) {
        const EmulatedGpu gpu;
        Scene scene = editScene(MaskKind::CustomBool);
        RealizedPtr input = realized(scene);
        TracePtr trace = gpu.run(*input);
        TracePtr first = shared ? trace : nullptr;
        Traffic traffic(gpu);
        for (const EditCase& each : editCases(MaskKind::CustomBool)) {
            CAPTURE(each.tensor);
            CAPTURE(shared);
            setCell(scene, each.tensor, each.index, each.value);
            input = realized(scene, input);
            const TracePtr held = shared ? trace : nullptr;
            trace = gpu.run(*input, TraceForm::Compact, std::move(trace));
            REQUIRE(trace->path() == each.path);
            traffic.take();
            const std::int64_t list = each.tensor == "blocked" ? 2 * 3 * 8 : 0; // the rows whose mask changed
            CHECK(traffic.up <= number + list + few);
            CHECK(traffic.down <= few);
            if (!shared)
                CHECK(traffic.copied <= 15 * number); // the token's value before
        }
    }
}

TEST_CASE("small runs and edits never ask how much memory is free: the question takes longer than they do")
{
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
        const EmulatedGpu gpu;
        gpu.device->setSizes({});
        Scene scene = editScene(MaskKind::CustomBool);
        RealizedPtr input = realized(scene);
        TracePtr trace = gpu.run(*input, form);
        for (const EditCase& each : editCases(MaskKind::CustomBool)) {
            setCell(scene, each.tensor, each.index, each.value);
            input = realized(scene, input);
            trace = gpu.run(*input, form, std::move(trace));
            CHECK(trace->backend() == "cuda");
        }
        CHECK(gpu.device->counts().questions == 0);
    }
}

TEST_CASE("a run that recomputes everything finds what was not edited on the device")
{
    const EmulatedGpu gpu;
    Scene scene = editScene(MaskKind::CustomBool);
    RealizedPtr input = realized(scene);
    TracePtr trace = gpu.run(*input);
    Traffic traffic(gpu);
    const auto runs = [&](bool from_before) {
        input = realized(scene, input);
        const TracePtr held = trace;
        trace = gpu.run(*input, TraceForm::Compact, from_before ? trace : nullptr);
        CHECK(trace->path() == "full");
        traffic.take();
    };
    scene.config.temperature = 2;
    runs(true);
    CHECK(traffic.up <= few);
    runs(false); // a fresh run after an edit has come to rest
    CHECK(traffic.up <= few);
    setCell(scene, "x", {1, 3, 4}, 2);
    setCell(scene, "W_key.weight", {3, 4}, 2);
    runs(true);
    CHECK(traffic.up <= 2 * number + few);
    scene.config.dropout.p = 0.75;
    scene.config.scale = Scale::None;
    runs(false);
    CHECK(traffic.up <= keep_bytes + few);
    scene.draws[1] = Linear{"W_query", 9, 15, true}; // the layers after another seed are all other ones; x is not
    scene.draws[0] = ManualSeed{5};
    runs(true);
    CHECK(traffic.up <= weight_bytes + out_bytes + few);
}

TEST_CASE("only what is read comes back, and only once")
{
    const EmulatedGpu gpu;
    const RealizedPtr input = realized(editScene(MaskKind::Causal));
    const TracePtr trace = gpu.run(*input);
    Traffic traffic(gpu);
    const TracedTensor& weights = *trace->find("weights");
    trace->row(weights, 4, 20);
    traffic.take();
    CHECK(traffic.down <= 2 * 4096 * number);
    for (std::int64_t key = 0; key < 70; ++key)
        trace->cell(weights, {1, 1, 20, key});
    traffic.take();
    CHECK(traffic.down == 0); // the row is still there
    pooled(weights, {0, 0, 0, 70, 70}, 7, 5);
    traffic.take();
    CHECK(traffic.down == 7 * 5 * number);
    trace->dense(weights);
    traffic.take();
    CHECK(traffic.down == 2 * 3 * 70 * 70 * number);
    for (const char* name : {"q", "k", "v"})
        trace->dense(*trace->find(name));
    traffic.take();
    CHECK(traffic.down == 2 * 70 * 3 * 15 * number);
    for (const char* name : {"context", "head_context", "context", "output", "output"})
        trace->dense(*trace->find(name));
    traffic.take();
    CHECK(traffic.down == 2 * 2 * 70 * 15 * number);
}

TEST_CASE("what is noted about rows costs one reading of the weights at most")
{
    const EmulatedGpu gpu;
    Scene scene = editScene(MaskKind::Causal);
    scene.config.normalize = Normalize::SoftmaxNaive; // its sums do not tell which rows surprise
    const RealizedPtr input = realized(scene);
    Traffic traffic(gpu);
    REQUIRE(gpu.run(*input)->backend() == "cuda");
    traffic.take();
    CHECK(traffic.down <= 2 * 3 * 70 * 70 * number + few);
}

TEST_CASE("edits compute what they touch and no more")
{
    const EmulatedGpu gpu;
    Scene scene = editScene(MaskKind::Causal);
    RealizedPtr input = realized(scene);
    TracePtr trace = gpu.run(*input);
    const auto multiplications = [&](const char* tensor, Index index) {
        const double before = gpu.device->counts().multiplications;
        setCell(scene, tensor, std::move(index), 1.5f);
        input = realized(scene, input);
        trace = gpu.run(*input, TraceForm::Compact, std::move(trace));
        return gpu.device->counts().multiplications - before;
    };
    const double head = 2.0 * 70 * 70 * 5; // one head's scores, or contexts, in both items
    CHECK(multiplications("x", {0, 3, 4}) == 0);
    CHECK(multiplications("W_query.weight", {3, 4}) == 2 * head);
    CHECK(multiplications("W_value.weight", {3, 4}) == head);
    CHECK(multiplications("out_proj.weight", {3, 4}) == 0); // until somebody reads the output
    trace->find("output")->at(0);
    CHECK(gpu.device->counts().multiplications > 0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The cuda backend: whole traces with every intermediate kept, and one cell edited, by the device's own clock; against the
// floor of this very GPU, which is its copying and its products of matrices, measured in the same run.
#include "core/backends/cuda/open.h"
#include "core/backends/cuda/workspaceparts.h"
#include "core/engine/engine.h"
#include "tests/bench/layers.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/timeddevice.h"

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <span>

namespace attn::bench {

namespace {

using DevicePtr = std::shared_ptr<cuda::Device>;

// What the GPU does at most.
struct GpuLimits {
    double copied = 0;   // bytes a second, read and written both counted
    double products = 0; // operations a second in a large product of float32
    double uploaded = 0; // bytes a second, of memory as programs have it
};

double medianSeconds(cuda::Device& device, int rounds, const std::function<void()>& call)
{
    for (int i = 0; i < 3; ++i)
        call(); // the first ones pay for what later ones find ready
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i)
        times.push_back(device.secondsOf(call));
    return median(std::move(times));
}

GpuLimits limitsOf(const DevicePtr& device, int rounds)
{
    // Not more than an eighth of the card; a product of 8192 x 8192 matrices where there is room for one.
    const std::int64_t room = device->freeBytes() / 8;
    const std::size_t bytes = static_cast<std::size_t>(std::min<std::int64_t>(room, std::int64_t(1) << 30));
    std::int64_t side = 8192;
    while (side * side * 4 > room)
        side /= 2;
    const cuda::DeviceBuffer from(device, bytes), to(device, bytes), a(device, side * side * 4),
        b(device, side * side * 4), c(device, side * side * 4);
    // Random ones: a card takes equal numbers faster than those that occur.
    std::vector<float> numbers(side * side);
    std::mt19937 random(7);
    for (const cuda::DeviceBuffer* matrix : {&a, &b}) {
        for (float& number : numbers)
            number = float(random()) / float(1u << 31) - 1;
        device->upload(matrix->floats(), numbers.data(), matrix->bytes());
    }
    GpuLimits limits;
    limits.copied =
        2 * double(bytes) / medianSeconds(*device, rounds, [&] { device->copy(to.floats(), from.floats(), bytes); });
    limits.uploaded = double(numbers.size() * sizeof(float)) / medianSeconds(*device, rounds, [&] {
                          device->upload(a.floats(), numbers.data(), numbers.size() * sizeof(float));
                      });
    const cuda::Product product{side,       side, side, 1,     a.floats(), side, 0,
                                b.floats(), side, 0,    false, c.floats(), side, 0};
    limits.products = 2 * double(side) * double(side) * double(side) /
                      medianSeconds(*device, rounds, [&] { device->multiply(product); });
    return limits;
}

// What a dense trace must read and write once: x, the weights, q, k, v, context and output, and of [H, T, T] the scores
// written and read, scaled, masked and weights written, the dropped ones written and read, and the keep bits read.
double bytesOfTrace(const LayerSize& size)
{
    const double n = double(size.tokens), d = double(size.width), squares = double(size.heads) * n * n;
    return 4 * (n * d + 4 * d * d + 2 * 3 * n * d + 2 * n * d + n * d) + 4 * 7 * squares + squares / 8;
}

double floorSeconds(const LayerSize& size, const GpuLimits& limits)
{
    return bytesOfTrace(size) / limits.copied + size.flops() / limits.products;
}

// A layer, computed on the device again and again.
class GpuRuns {
public:
    GpuRuns(const DevicePtr& device, const std::shared_ptr<const Realized>& layer, TraceForm form)
        : m_form(form), m_layers{*layer, *layer}
    {
        cuda::useDevice(*m_workspace, device);
        for (std::size_t i = 0; i < layer->tensors.size(); ++i)
            if (layer->tensors[i].name == "x")
                m_x = i;
        compute();
    }

    // All anew, of the numbers that lie on the device.
    void whole()
    {
        turn();
        m_layers[m_last].config.temperature = m_last == 0 ? 1.0 : 2.0;
        compute();
    }
    // All anew, of an x that has to get there first: from now on the two layers take turns with different ones.
    void wholeOfNewX()
    {
        turn();
        if (x().sameBlock(m_layers[1 - m_last].tensors[m_x].tensor))
            for (float& number : std::span(x().mutableData(), static_cast<std::size_t>(x().size())))
                number = -number;
        compute();
    }
    // One cell of x, to finished weights: read through the trace where they follow, written where they are held.
    void edit()
    {
        Realized& before = m_layers[m_last];
        before.edited.clear(); // it holds the block that is written now
        turn();
        const Tensor& old = before.tensors[m_x].tensor;
        const std::int64_t cell = static_cast<std::int64_t>(m_random() % static_cast<std::uint64_t>(old.size()));
        float* const numbers = x().mutableData();
        numbers[m_cell] = old[m_cell]; // what this one has not seen yet
        numbers[cell] = m_normal(m_random);
        m_cell = cell;
        m_layers[m_last].edited = {{"x", old, {cell}}};
        compute();
        const TracedTensor& weights = *m_trace->find("dropped");
        volatile const double number = weights.at(elementCount(weights.shape) - 1);
        (void)number;
    }

    const Trace& trace() const { return *m_trace; }

private:
    Tensor& x() { return m_layers[m_last].tensors[m_x].tensor; }
    void turn()
    {
        m_last = 1 - m_last;
        m_layers[m_last].edited.clear();
    }
    void compute()
    {
        m_trace = run(m_layers[m_last], **backendNamed("cuda"), {}, {m_form, std::move(m_trace), m_workspace});
    }

    TraceForm m_form;
    std::shared_ptr<Workspace> m_workspace = std::make_shared<Workspace>(1);
    std::array<Realized, 2> m_layers; // used in turn
    std::size_t m_last = 0, m_x = 0;
    std::int64_t m_cell = 0; // the one edited last
    std::shared_ptr<const Trace> m_trace;
    std::mt19937 m_random{7};
    std::normal_distribution<float> m_normal;
};

// False where the device did not do it.
bool printRow(const char* name, double seconds, double whole, double floor, const Trace& trace)
{
    std::printf("  %-16s %s   %6.2f x the floor   full / this %7.1f   path: %s\n", name, duration(seconds).c_str(),
                seconds / floor, whole / seconds, trace.path().c_str());
    if (!trace.fallback().empty())
        std::fprintf(stderr, "attnscope_bench: gpu: %s\n", trace.fallback().c_str());
    return trace.fallback().empty();
}

void printOperations(const DevicePtr& device, const std::shared_ptr<const Realized>& layer, int rounds)
{
    const auto timed = std::make_shared<TimedDevice>(device);
    const auto print = [&](const char* name, const std::function<void()>& call) {
        for (int i = 0; i < 3; ++i)
            call();
        timed->forget();
        std::printf("  what %s asks for:\n", name);
        for (int i = 0; i < rounds; ++i)
            call();
        timed->print(rounds);
    };
    {
        GpuRuns runs(timed, layer, TraceForm::Dense);
        print("full", [&] { runs.whole(); });
    }
    GpuRuns runs(timed, layer, TraceForm::Compact);
    print("edit-x", [&] { runs.edit(); });
}

} // namespace

int gpuPart(const Arguments& arguments)
{
    const auto opened = cuda::openDevice();
    if (!opened) {
        std::fprintf(stderr, "attnscope_bench: gpu: %s\n", opened.error().message.c_str());
        return 2;
    }
    const DevicePtr device = *opened;
    const int rounds = arguments.rounds();
    const GpuLimits limits = limitsOf(device, rounds);
    std::printf("%s: copies %.0f GB/s, products %.1f TFLOP/s, uploads %.1f GB/s; medians of %d by the device's clock\n",
                device->name().c_str(), limits.copied / 1e9, limits.products / 1e12, limits.uploaded / 1e9, rounds);
    bool good = true;
    for (const LayerSize& size : sizesNamed(arguments.word(0, "defg"))) {
        const auto layer = makeLayer(size, true);
        const double floor = floorSeconds(size, limits);
        std::printf("%s; floor %s\n", size.text().c_str(), duration(floor).c_str());
        double whole = 0;
        {
            GpuRuns runs(device, layer, TraceForm::Dense);
            whole = medianSeconds(*device, rounds, [&] { runs.whole(); });
            good = printRow("full", whole, whole, floor, runs.trace()) && good;
            const double new_x = medianSeconds(*device, rounds, [&] { runs.wholeOfNewX(); });
            good = printRow("full, new x", new_x, whole, floor, runs.trace()) && good;
        }
        for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
            GpuRuns runs(device, layer, form);
            const double seconds = medianSeconds(*device, rounds, [&] { runs.edit(); });
            good =
                printRow(form == TraceForm::Dense ? "edit-x-dense" : "edit-x", seconds, whole, floor, runs.trace()) &&
                good;
        }
        if (arguments.word(1) == "operations")
            printOperations(device, layer, rounds);
        std::fflush(stdout);
    }
    return good ? 0 : 1;
}

} // namespace attn::bench

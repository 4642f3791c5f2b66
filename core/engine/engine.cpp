// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/backends/cpu/fused/fusedrun.h"
#include "core/backends/cpu/stagewise/stagewise.h"
#include "core/backends/cuda/deviceruns.h"
#include "core/backends/cuda/open.h"
#include "core/backends/layerinputs.h"
#include "core/backends/reference/reference.h"
#include "core/backends/rownotes.h"
#include "core/layer/traceaccess.h"

#include <algorithm>

namespace attn {

const std::vector<Backend>& backends()
{
    static const std::vector<Backend> all = {{"cpu", computeStagewise}, {"reference", computeReference}};
    return all;
}

namespace {

const Backend cuda_backend = {"cuda", nullptr}; // its tensors stay on the device: run() alone knows its way

} // namespace

Result<const Backend*> backendNamed(std::string_view name)
{
    auto found = std::ranges::find(backends(), name, &Backend::name);
    if (found != backends().end())
        return &*found;
    if (name == cuda_backend.name)
        return &cuda_backend;
    std::string known;
    for (const Backend& backend : backends())
        known += std::string(backend.name) + ", ";
    return Error{"backend: '" + std::string(name) + "' is not one of " + known + std::string(cuda_backend.name) + "."};
}

std::optional<Error> unavailable(const Backend& backend)
{
    if (&backend != &cuda_backend)
        return std::nullopt;
    const auto device = cuda::openDevice();
    if (!device)
        return device.error();
    return (*device)->isLost() ? std::optional(Error{"the GPU does not answer any more"}) : std::nullopt;
}

namespace {

// On the device of the workspace, or of the machine. Null when `stop` was requested; else a trace, or why there is none.
Result<std::shared_ptr<Trace>> runCuda(const Realized& realized, RunOptions& options, std::stop_token stop)
{
    std::shared_ptr<cuda::Device> device = options.workspace ? options.workspace->device() : nullptr;
    if (!device) {
        auto opened = cuda::openDevice();
        if (!opened)
            return opened.error();
        device = *opened;
    }
    try {
        return cuda::runOnDevice(realized, options, device, stop);
    } catch (const cuda::Failure& failure) {
        return Error{failure.sentence};
    }
}

// Stage after stage, every tensor dense.
std::shared_ptr<Trace> runStages(const Realized& realized, const Backend& backend, std::stop_token stop)
{
    std::vector<TracedTensor> computed = backend.compute(realized, stop);
    if (stop.stop_requested())
        return nullptr;
    // What the computation starts from comes first: inputs, draws and what is derived from them.
    std::vector<TracedTensor> tensors;
    for (const NamedTensor& made : realized.tensors)
        tensors.push_back({made.name, made.tensor.shape(), made.tensor.kind(), makeSource(made.tensor)});
    tensors.insert(tensors.end(), std::make_move_iterator(computed.begin()), std::make_move_iterator(computed.end()));
    auto trace = std::make_shared<Trace>(std::string(backend.name), std::move(tensors), std::vector<RowNote>());
    TraceAccess::path(*trace) = "steps";
    return trace;
}

// By the cpu or the reference backend.
std::shared_ptr<Trace> runOnHost(const Realized& realized, const Backend& backend, std::stop_token stop,
                                 RunOptions& options)
{
    std::shared_ptr<Trace> trace;
    const bool has_fast_way = backend.compute == computeStagewise && hasFastWay(realized);
    if (has_fast_way) {
        if (!options.workspace)
            options.workspace = std::make_shared<Workspace>(1);
        trace = cpu::runFused(realized, options, *options.workspace, stop);
    }
    const bool finite = trace != nullptr;
    if (!trace && !stop.stop_requested()) {
        options.previous.reset();
        const bool grows = has_fast_way && options.form == TraceForm::Compact;
        if (grows && options.may_go_dense && !options.may_go_dense())
            return nullptr;
        trace = runStages(realized, backend, stop);
    }
    if (trace)
        TraceAccess::notes(*trace) = rowNotes(realized, *trace, finite, stop);
    return trace;
}

} // namespace

std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, std::stop_token stop,
                                 RunOptions options)
{
    std::shared_ptr<Trace> trace;
    std::string fallback;
    if (&backend == &cuda_backend) {
        auto on_device = runCuda(realized, options, stop);
        if (on_device)
            trace = *on_device;
        else
            fallback = on_device.error().message;
        if (!on_device && options.may_step_in && !options.may_step_in(fallback))
            return nullptr;
    }
    if (!trace && !stop.stop_requested())
        trace = runOnHost(realized, &backend == &cuda_backend ? backends().front() : backend, stop, options);
    if (!trace || stop.stop_requested())
        return nullptr;
    TraceAccess::fallback(*trace) = fallback;
    return trace;
}

} // namespace attn

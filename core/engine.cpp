// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine.h"

#include "core/backends/cpu/stagewise.h"
#include "core/backends/cpu/fused.h"
#include "core/backends/reference.h"
#include "core/rownotes.h"
#include "core/traceaccess.h"

#include <algorithm>

namespace attn {

const std::vector<Backend>& backends()
{
    static const std::vector<Backend> all = {{"cpu", computeStagewise}, {"reference", computeReference}};
    return all;
}

Result<const Backend*> backendNamed(std::string_view name)
{
    auto found = std::ranges::find(backends(), name, &Backend::name);
    if (found != backends().end())
        return &*found;
    std::string known;
    for (const Backend& backend : backends())
        known += (known.empty() ? "" : ", ") + std::string(backend.name);
    return Error{"backend: '" + std::string(name) + "' is not one of " + known + "."};
}

namespace {

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

} // namespace

std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, std::stop_token stop,
                                 RunOptions options)
{
    std::shared_ptr<Trace> trace;
    if (backend.compute == computeStagewise && cpu::hasFastWay(realized)) {
        if (!options.workspace)
            options.workspace = std::make_shared<Workspace>(1);
        trace = cpu::runFused(realized, options, *options.workspace, stop);
    }
    const bool finite = trace != nullptr;
    if (!trace && !stop.stop_requested()) {
        options.previous.reset();
        trace = runStages(realized, backend, stop);
    }
    if (!trace || stop.stop_requested())
        return nullptr;
    TraceAccess::notes(*trace) = rowNotes(realized, *trace, finite, stop);
    return stop.stop_requested() ? nullptr : trace;
}

} // namespace attn

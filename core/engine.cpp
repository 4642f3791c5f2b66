// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine.h"

#include "core/backends/cpu.h"
#include "core/backends/reference.h"
#include "core/rownotes.h"

#include <algorithm>

namespace attn {

const std::vector<Backend>& backends()
{
    static const std::vector<Backend> all = {{"cpu", computeCpu}, {"reference", computeReference}};
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

std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, std::stop_token stop,
                                 RunOptions)
{
    std::vector<TracedTensor> computed = backend.compute(realized, stop);
    if (stop.stop_requested())
        return nullptr;

    // What the computation starts from comes first: inputs, draws and what is derived from them.
    std::vector<TracedTensor> tensors;
    for (const NamedTensor& made : realized.tensors)
        tensors.push_back({made.name, made.tensor.shape(), made.tensor.kind(), makeSource(made.tensor)});
    tensors.insert(tensors.end(), std::make_move_iterator(computed.begin()), std::make_move_iterator(computed.end()));

    const Trace unexplained(std::string(backend.name), tensors, {});
    std::vector<RowNote> notes = rowNotes(realized, unexplained, stop);
    if (stop.stop_requested())
        return nullptr;
    return std::make_shared<const Trace>(std::string(backend.name), std::move(tensors), std::move(notes));
}

} // namespace attn

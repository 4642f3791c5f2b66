// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/layerinputs.h"

#include "core/backends/rownotes.h"
#include "core/layer/tensorsource.h"

#include <algorithm>
#include <atomic>
#include <iterator>

namespace attn {

void setInputs(std::vector<TracedTensor>& tensors, const Realized& realized, std::vector<NamedTensor>& held)
{
    for (std::size_t i = 0; i < realized.tensors.size(); ++i) {
        const auto& [name, tensor] = realized.tensors[i];
        if (held.size() <= i)
            held.emplace_back();
        else if (tensors[i].source() && held[i].name == name && held[i].tensor.sameBlock(tensor) &&
                 held[i].tensor.shape() == tensor.shape())
            continue;
        tensors[i] = {name, tensor.shape(), tensor.kind(), makeSource(tensor)};
        held[i] = realized.tensors[i];
    }
    held.resize(realized.tensors.size());
}

std::shared_ptr<Trace> traceOf(std::string backend, const Realized& realized, std::vector<TracedTensor> computed,
                               std::vector<NamedTensor>& held)
{
    std::vector<TracedTensor> tensors(realized.tensors.size());
    setInputs(tensors, realized, held);
    std::ranges::move(computed, std::back_inserter(tensors));
    return std::make_shared<Trace>(std::move(backend), std::move(tensors));
}

std::shared_ptr<Trace> traceOfSteps(std::string backend, const Realized& realized, std::vector<TracedTensor> computed,
                                    const StopToken& stop)
{
    if (stop.requested())
        return nullptr;
    std::vector<NamedTensor> inputs;
    auto trace = traceOf(std::move(backend), realized, std::move(computed), inputs);
    trace->setPath("steps");
    trace->setNotes(rowNotes(realized, *trace, false, stop));
    return trace;
}

bool isAbandoned(const std::shared_ptr<const Trace>& trace)
{
    const auto alone = [](const auto& pointer) {
        const bool last = pointer.use_count() == 1;
        std::atomic_thread_fence(std::memory_order_acquire); // after the last reader's release
        return last;
    };
    // In this order: a reader takes its tensor before it releases the trace.
    return alone(trace) && std::ranges::all_of(trace->tensors(), alone, &TracedTensor::source);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What a computed layer remembers of the scene it was computed from, whichever backend did it: by this the next run finds
// out what was edited.
#pragma once

#include "core/backends/operands.h"
#include "core/base/keepmask.h"
#include "core/base/stop.h"
#include "core/layer/trace.h"

namespace attn {

struct LayerInputs {
    Config config;
    Dims dims;
    std::string out_proj;
    std::vector<StageTensor> stages; // what it computes; of a device's layer alone
    std::vector<NamedTensor> inputs; // all tensors of the realized scene
    Operands operands;               // those that the layer is computed from
    std::shared_ptr<const KeepMask> keep;
};

// Planes first, first + step … of [B*H]: all of them, those of an item, or one head of every item.
struct PlaneSet {
    std::int64_t first = 0, step = 1, count = 0;
    std::int64_t operator[](std::int64_t i) const { return first + i * step; }
};
inline PlaneSet allPlanes(const Dims& dims) { return {0, 1, dims.B * dims.H}; }
inline PlaneSet planesOfItem(const Dims& dims, std::int64_t item) { return {item * dims.H, 1, dims.H}; }
inline PlaneSet planesOfHead(const Dims& dims, std::int64_t head) { return {head, dims.H, dims.B}; }

// A tensor of the trace for each that the table computes, with its source.
template <class SourceOf>
std::vector<TracedTensor> tracedStages(const std::vector<StageTensor>& stages, SourceOf sourceOf)
{
    std::vector<TracedTensor> tensors;
    for (const StageTensor& tensor : stages)
        if (tensor.computed())
            tensors.push_back({tensor.name, tensor.shape, tensor.kind, sourceOf(tensor)});
    return tensors;
}

// Sets what every trace begins with: inputs, draws and what is derived from them. `held` are those that exist already.
void setInputs(std::vector<TracedTensor>& tensors, const Realized& realized, std::vector<NamedTensor>& held);

// The trace of these inputs and of what was computed from them.
std::shared_ptr<Trace> traceOf(std::string backend, const Realized& realized, std::vector<TracedTensor> computed,
                               std::vector<NamedTensor>& held);
// The trace of a computation stage after stage, with its notes; null where `stop` was requested meanwhile.
std::shared_ptr<Trace> traceOfSteps(std::string backend, const Realized& realized, std::vector<TracedTensor> computed,
                                    const StopToken& stop);

// Whether only the engine can still read this trace.
bool isAbandoned(const std::shared_ptr<const Trace>& trace);

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// Notes on a circuit's cell: what it leaves out, and what a layer does in addition.
#include "core/base/say.h"
#include "core/explain/explainnotes.h"

namespace attn {

namespace {

bool isPinned(const Realized& realized, const char* tensor) { return !realized.overrides.of(tensor)->empty(); }

// "with key head 1, which heads 2 and 3 share"; empty if each head has its own.
std::string noteOnSharing(const Explanation& explanation, const Realized& realized, const std::string& kind)
{
    const Dims& dims = realized.plan.dims;
    const std::size_t axis = findStage(realized.plan.stages, explanation.cell.tensor)->axes.find('h');
    if (!sharesKeys(realized.config, dims) || axis >= explanation.cell.index.size())
        return "";
    const std::int64_t own = dims.kvHead(explanation.cell.index[axis]), size = dims.groupSize(), first = own * size;
    return size == 2 ? say("with %1 %2, shared by heads %3 and %4", kind, own, first, first + 1)
                     : say("with %1 %2, shared by heads %3 to %4", kind, own, first, first + size - 1);
}

std::string noteOnQueryKey(const Explanation& explanation, const Realized& realized)
{
    const std::string& circuit = explanation.cell.tensor;
    if (circuit == "qk_circuit" && realized.config.projection == Projection::None)
        return say("no projection, so within the head's own dimensions the circuit is the identity matrix");
    if (circuit == "qk_circuit" && findStage(realized.plan.stages, "qk_bias_asks"))
        return say("without the biases, which are added in qk_tokens");
    if (circuit == "qk_tokens")
        for (const char* pinned : {"q", "k", "q_next", "qkv", "qkv_reshaped", "qkv_permuted", "scores"})
            if (isPinned(realized, pinned))
                return say("%1 has pinned values, which affect the scores but not the circuit", pinned);
    return circuit == "qk_circuit" ? noteOnSharing(explanation, realized, say("key head")) : "";
}

std::string noteOnOutputValue(const Explanation& explanation, const Realized& realized)
{
    const std::string& circuit = explanation.cell.tensor;
    const StageTensor& stage = *findStage(realized.plan.stages, circuit);
    const std::size_t head = stage.axes.find('h');
    if (head < explanation.cell.index.size() && headIsOff(realized.config, explanation.cell.index[head]))
        return say("this head is turned off, so it does not reach the output");
    if (circuit == "ov_circuit" && realized.plan.out_proj.empty())
        return say("no output layer, so the circuit is W_v alone");
    if (circuit == "ov_circuit")
        return noteOnSharing(explanation, realized, say("value head"));
    if (circuit == "ov_tokens")
        for (const char* pinned : {"v", "qkv", "qkv_reshaped", "qkv_permuted"})
            if (isPinned(realized, pinned))
                return say("%1 has pinned values, which affect the context but not the circuit", pinned);
    return "";
}

} // namespace

std::string noteOnCircuit(const Explanation& explanation, const Realized& realized)
{
    if (explanation.terms.empty())
        return say("no bias, so nothing is added");
    return explanation.cell.tensor.starts_with("qk_") ? noteOnQueryKey(explanation, realized)
                                                      : noteOnOutputValue(explanation, realized);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth saying of a circuit's cell: what it leaves out, and what a layer does beside it.
#include "core/explain/explainnotes.h"

#include "core/layer/circuitfacts.h"

#include <algorithm>

namespace attn {

namespace {

bool isPinned(const Realized& realized, const char* tensor) { return !realized.overrides.of(tensor)->empty(); }

std::string noteOnQueryKey(const Explanation& explanation, const Realized& realized)
{
    const std::string& circuit = explanation.cell.tensor;
    if (circuit == "qk_circuit" && realized.config.projection == Projection::None)
        return "there is no projection: in the head's own numbers the circuit is the identity";
    if (circuit == "qk_circuit" && findStage(realized.plan.stages, "qk_bias_asks"))
        return "without the biases, which qk_tokens adds";
    if (circuit == "qk_tokens")
        for (const char* pinned : {"q", "k", "q_next", "qkv", "qkv_reshaped", "qkv_permuted", "scores"})
            if (isPinned(realized, pinned))
                return "numbers of " + std::string(pinned) +
                       " are pinned: the scores follow them, the circuit does not";
    return "";
}

std::string noteOnOutputValue(const Explanation& explanation, const Realized& realized)
{
    const std::string& circuit = explanation.cell.tensor;
    const StageTensor& stage = *findStage(realized.plan.stages, circuit);
    const std::size_t head = stage.axes.find('h');
    if (head < explanation.cell.index.size() && headIsOff(realized.config, explanation.cell.index[head]))
        return "this head is switched off: nothing of it reaches the output";
    if (circuit == "ov_circuit" && realized.plan.out_proj.empty())
        return "there is no output layer: the circuit is W_v alone";
    if (circuit == "ov_tokens")
        for (const char* pinned : {"v", "qkv", "qkv_reshaped", "qkv_permuted"})
            if (isPinned(realized, pinned))
                return "numbers of " + std::string(pinned) +
                       " are pinned: the context follows them, the circuit does not";
    return "";
}

} // namespace

std::string noteOnCircuit(const Explanation& explanation, const Realized& realized)
{
    if (explanation.terms.empty())
        return "there is no bias here, so nothing is added";
    return explanation.cell.tensor.starts_with("qk_") ? noteOnQueryKey(explanation, realized)
                                                      : noteOnOutputValue(explanation, realized);
}

} // namespace attn

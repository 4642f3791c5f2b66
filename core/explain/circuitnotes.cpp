// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth saying of a circuit's cell: what it leaves out, and what a layer does beside it.
#include "core/base/say.h"
#include "core/explain/explainnotes.h"

namespace attn {

namespace {

bool isPinned(const Realized& realized, const char* tensor) { return !realized.overrides.of(tensor)->empty(); }

// "with key head 1, which heads 2 and 3 share"; nothing where each head has its own.
std::string noteOnSharing(const Explanation& explanation, const Realized& realized, const char* part)
{
    const Dims& dims = realized.plan.dims;
    const std::size_t axis = findStage(realized.plan.stages, explanation.cell.tensor)->axes.find('h');
    if (!sharesKeys(realized.config, dims) || axis >= explanation.cell.index.size())
        return "";
    const std::int64_t own = dims.kvHead(explanation.cell.index[axis]), first = own * dims.groupSize();
    return say("with %1 head %2, which heads %3%4%5 share", part, own, first,
               dims.groupSize() == 2 ? say(" and ") : say(" to "), first + dims.groupSize() - 1);
}

std::string noteOnQueryKey(const Explanation& explanation, const Realized& realized)
{
    const std::string& circuit = explanation.cell.tensor;
    if (circuit == "qk_circuit" && realized.config.projection == Projection::None)
        return say("there is no projection: in the head's own numbers the circuit is the identity");
    if (circuit == "qk_circuit" && findStage(realized.plan.stages, "qk_bias_asks"))
        return say("without the biases, which qk_tokens adds");
    if (circuit == "qk_tokens")
        for (const char* pinned : {"q", "k", "q_next", "qkv", "qkv_reshaped", "qkv_permuted", "scores"})
            if (isPinned(realized, pinned))
                return say("numbers of %1 are pinned: the scores follow them, the circuit does not", pinned);
    return circuit == "qk_circuit" ? noteOnSharing(explanation, realized, "key") : "";
}

std::string noteOnOutputValue(const Explanation& explanation, const Realized& realized)
{
    const std::string& circuit = explanation.cell.tensor;
    const StageTensor& stage = *findStage(realized.plan.stages, circuit);
    const std::size_t head = stage.axes.find('h');
    if (head < explanation.cell.index.size() && headIsOff(realized.config, explanation.cell.index[head]))
        return say("this head is switched off: nothing of it reaches the output");
    if (circuit == "ov_circuit" && realized.plan.out_proj.empty())
        return say("there is no output layer: the circuit is W_v alone");
    if (circuit == "ov_circuit")
        return noteOnSharing(explanation, realized, "value");
    if (circuit == "ov_tokens")
        for (const char* pinned : {"v", "qkv", "qkv_reshaped", "qkv_permuted"})
            if (isPinned(realized, pinned))
                return say("numbers of %1 are pinned: the context follows them, the circuit does not", pinned);
    return "";
}

} // namespace

std::string noteOnCircuit(const Explanation& explanation, const Realized& realized)
{
    if (explanation.terms.empty())
        return say("there is no bias here, so nothing is added");
    return explanation.cell.tensor.starts_with("qk_") ? noteOnQueryKey(explanation, realized)
                                                      : noteOnOutputValue(explanation, realized);
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explainnotes.h"

#include "core/base/numbertext.h"
#include "core/layer/circuitfacts.h"
#include "core/recipe/plandraft.h"

#include <cmath>

namespace attn {

namespace {

// To four significant digits, or 0 and 1.
std::string numberText(const Explanation& explanation, double number)
{
    return explanation.kind == Kind::Real ? significant(number, 4) : significant(number, 1);
}

std::string keyText(std::int64_t key) { return "key " + std::to_string(key); }

std::string whyNotDropped(const Config& config)
{
    if (config.stage == Stage::Attention && !normalises(config) && config.dropout.on == DropoutOn::Weights)
        return "there are no weights to drop: the scores stay as they are";
    if (!(config.dropout.p > 0))
        return "dropout is off: p is 0";
    return "dropout is off: in evaluation mode nothing is dropped";
}

std::string whyNotMasked(const Config& config)
{
    if (config.mask.kind == MaskKind::None)
        return "there is no mask";
    return masksAfter(config) ? "the mask comes after the softmax, not here" : "the mask is not applied";
}

std::string noteOnCopy(const Explanation& explanation, const Config& config)
{
    const std::string& tensor = explanation.cell.tensor;
    if (tensor == "dropped")
        return whyNotDropped(config);
    if (tensor == "masked")
        return whyNotMasked(config);
    if (tensor == "scaled")
        return "the scores are not scaled";
    if (tensor == "q_next")
        return "each token has the query of the next one, the last that of the first";
    if (tensor == "context" && readsStraightThrough(config))
        return "the heads are read in memory order, without the transpose that puts them side by side";
    return "";
}

// Whether this cell's key is padding that the mask spares; the cell itself is not masked.
bool isSpared(const Realized& realized, const Index& cell)
{
    if (!sparesPadded(realized.config) || cell.size() != 4)
        return false;
    const Tensor& padding = realized.at(realized.config.mask.tensor);
    return padding[cell[0] * padding.dim(-1) + cell[3]] != 0;
}

std::string noteOnMask(const Explanation& explanation, const Realized& realized)
{
    const Config& config = realized.config;
    const std::int64_t query = *(explanation.cell.index.end() - 2), key = explanation.cell.index.back();
    if (realized.overrides.contains("allowed", {query, key}))
        return "whether the mask allows " + keyText(key) + " is overridden";
    if (!explanation.blocked)
        return isSpared(realized, explanation.cell.index) ? keyText(key) + " is padding, and let through by mistake"
                                                          : "";
    const std::string late = keyText(key) + " comes after query " + std::to_string(query);
    if (config.mask.kind == MaskKind::Causal || (config.mask.kind == MaskKind::SlidingWindow && key > query))
        return late + ": masked";
    if (config.mask.kind == MaskKind::SlidingWindow)
        return keyText(key) + " is " + std::to_string(query - key) + " before query " + std::to_string(query) +
               ", outside the window of " + std::to_string(config.mask.window) + ": masked";
    if (config.mask.kind == MaskKind::Prefix)
        return late + " and is not in the prefix: masked";
    if (config.mask.kind == MaskKind::Padding)
        return keyText(key) + " is padding: masked";
    return "the mask forbids " + keyText(key) + " to query " + std::to_string(query);
}

std::string noteOnDropout(const Explanation& explanation)
{
    if (explanation.draw->overridden)
        return "whether it is kept is overridden";
    const bool was_infinite = !explanation.terms.empty() && std::isinf(explanation.terms[0].value);
    if (!explanation.draw->kept && was_infinite)
        return "dropped, and an infinity times 0 is nan";
    return explanation.draw->u ? "" : "p is 1: nothing is kept, and nothing is drawn";
}

std::string noteOnTurn(const Turned& turned)
{
    if (turned.pair < 0)
        return "this component does not turn";
    return "pair " + std::to_string(turned.pair) + " turns by " + significant(turned.frequency, 4) +
           " for each position; at position " + std::to_string(turned.position) + " it has turned by " +
           significant(turned.angle, 4) + " radians";
}

std::string noteOnDistance(const DistanceFacts& distance, std::int64_t head)
{
    const std::string far = counted(std::abs(distance.after), "token");
    if (distance.bucket >= 0)
        return "the key stands " + far + (distance.after > 0 ? " after" : " before") + " the query: bucket " +
               std::to_string(distance.bucket);
    return "head " + std::to_string(head) + " takes off " + significant(distance.slope, 4) +
           " for each token between query and key, here " + far;
}

// What the trace says about the row of weights that this cell is in.
std::string noteOnRow(const Explanation& explanation, const Realized& realized, const Trace& trace)
{
    const Index& index = explanation.cell.index;
    if (explanation.cell.tensor != "weights")
        return "";
    const bool layer = realized.config.stage == Stage::Attention;
    const Shape& shape = trace.find("weights")->shape;
    std::int64_t plane = 0;
    for (std::size_t axis = 0; axis + 2 < index.size(); ++axis)
        plane = plane * shape[axis] + index[axis];
    const std::int64_t batch = layer ? index[0] : plane, head = layer ? index[1] : -1;
    const std::int64_t query = index.size() < 2 ? 0 : *(index.end() - 2);
    for (const RowNote& note : trace.notes())
        if (note.batch == batch && (note.head < 0 || note.head == head) && note.query == query)
            return note.text;
    return "";
}

// Of a sum without terms.
std::string noteOnNothing(const CellRef& cell)
{
    if (cell.tensor == "head_context")
        return "head " + std::to_string(cell.index[1]) + " is switched off: its context is 0";
    return "before the first key the sum is 0";
}

// Which key or value head is read, where heads share them.
std::string noteOnShared(const CellRef& cell, const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const bool of_keys = cell.tensor == "scores";
    if (!sharesKeys(realized.config, dims) || (!of_keys && cell.tensor != "head_context"))
        return "";
    const std::int64_t head = cell.index[1], size = dims.H / dims.KV, own = head / size;
    return "heads " + std::to_string(own * size) + (size == 2 ? " and " : " to ") +
           std::to_string(own * size + size - 1) + " read " + (of_keys ? "key" : "value") + " head " +
           std::to_string(own) + " (" + std::to_string(head) + " div " + std::to_string(size) + ")";
}

} // namespace

std::string noteOn(const Explanation& explanation, const Realized& realized, const Trace& trace)
{
    if (isCircuit(explanation.cell.tensor))
        return noteOnCircuit(explanation, realized);
    if (explanation.overridden)
        return "overridden: " + numberText(explanation, explanation.value) + ", computed " +
               numberText(explanation, explanation.result);
    switch (explanation.operation) {
    case Operation::Copy:
        return explanation.zeroed ? noteOnRow(explanation, realized, trace) : noteOnCopy(explanation, realized.config);
    case Operation::Mask:
    case Operation::MaskAdd:
    case Operation::MaskAfter:
    case Operation::Allowed:
        return explanation.zeroed ? noteOnRow(explanation, realized, trace) : noteOnMask(explanation, realized);
    case Operation::Dropout:
    case Operation::Keep: return noteOnDropout(explanation);
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum: return noteOnRow(explanation, realized, trace);
    case Operation::Rotate: return noteOnTurn(*explanation.turned);
    case Operation::Slope:
    case Operation::Bucket: return noteOnDistance(*explanation.distance, explanation.cell.index[0]);
    case Operation::SinkShare: return "the share of the row that no key gets";
    case Operation::Product:
        return explanation.terms.empty() ? noteOnNothing(explanation.cell) : noteOnShared(explanation.cell, realized);
    default: return "";
    }
}

} // namespace attn

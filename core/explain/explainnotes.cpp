// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explainnotes.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
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

std::string keyText(std::int64_t key) { return say("key %1", key); }

std::string whyNotDropped(const Config& config)
{
    if (config.stage == Stage::Attention && !normalises(config) && config.dropout.on == DropoutOn::Weights)
        return say("there are no weights to drop: the scores stay as they are");
    if (!(config.dropout.p > 0))
        return say("dropout is off: p is 0");
    return say("dropout is off: in evaluation mode nothing is dropped");
}

std::string whyNotMasked(const Config& config)
{
    if (config.mask.kind == MaskKind::None)
        return say("there is no mask");
    return masksAfter(config) ? say("the mask comes after the softmax, not here") : say("the mask is not applied");
}

std::string noteOnCopy(const Explanation& explanation, const Config& config)
{
    const std::string& tensor = explanation.cell.tensor;
    if (tensor == "dropped")
        return whyNotDropped(config);
    if (tensor == "masked")
        return whyNotMasked(config);
    if (tensor == "scaled")
        return say("the scores are not scaled");
    if (tensor == "q_next")
        return say("each token has the query of the next one, the last that of the first");
    if (tensor == "context" && readsStraightThrough(config))
        return say("the heads are read in memory order, without the transpose that puts them side by side");
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
        return say("whether the mask allows %1 is overridden", keyText(key));
    if (!explanation.blocked)
        return isSpared(realized, explanation.cell.index)
                   ? say("%1 is padding, and let through by mistake", keyText(key))
                   : "";
    const std::string late = say("%1 comes after query %2", keyText(key), query);
    if (config.mask.kind == MaskKind::Causal || (config.mask.kind == MaskKind::SlidingWindow && key > query))
        return say("%1: masked", late);
    if (config.mask.kind == MaskKind::SlidingWindow)
        return say("%1 is %2 before query %3, outside the window of %4: masked", keyText(key), query - key, query,
                   config.mask.window);
    if (config.mask.kind == MaskKind::Prefix)
        return say("%1 and is not in the prefix: masked", late);
    if (config.mask.kind == MaskKind::Padding)
        return say("%1 is padding: masked", keyText(key));
    return say("the mask forbids %1 to query %2", keyText(key), query);
}

std::string noteOnDropout(const Explanation& explanation)
{
    if (explanation.draw->overridden)
        return say("whether it is kept is overridden");
    const bool was_infinite = !explanation.terms.empty() && std::isinf(explanation.terms[0].value);
    if (!explanation.draw->kept && was_infinite)
        return say("dropped, and an infinity times 0 is nan");
    return explanation.draw->u ? "" : say("p is 1: nothing is kept, and nothing is drawn");
}

std::string noteOnTurn(const Turned& turned)
{
    if (turned.pair < 0)
        return say("this component does not turn");
    return say("pair %1 turns by %2 for each position; at position %3 it has turned by %4 radians", turned.pair,
               significant(turned.frequency, 4), turned.position, significant(turned.angle, 4));
}

std::string noteOnDistance(const DistanceFacts& distance, std::int64_t head)
{
    const std::string far = sayCount("1 token", "%n tokens", std::abs(distance.after));
    if (distance.bucket >= 0)
        return say("the key stands %1%2 the query: bucket %3", far, distance.after > 0 ? say(" after") : say(" before"),
                   distance.bucket);
    return say("head %1 takes off %2 for each token between query and key, here %3", head,
               significant(distance.slope, 4), far);
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
        return say("head %1 is switched off: its context is 0", cell.index[1]);
    return say("before the first key the sum is 0");
}

// Which key or value head is read, where heads share them.
std::string noteOnShared(const CellRef& cell, const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const bool of_keys = cell.tensor == "scores";
    if (!sharesKeys(realized.config, dims) || (!of_keys && cell.tensor != "head_context"))
        return "";
    const std::int64_t head = cell.index[1], size = dims.H / dims.KV, own = head / size;
    return say("heads %1%2%3 read %4 head %5 (%6 div %7)", own * size, size == 2 ? say(" and ") : say(" to "),
               own * size + size - 1, of_keys ? say("key") : say("value"), own, head, size);
}

} // namespace

std::string noteOn(const Explanation& explanation, const Realized& realized, const Trace& trace)
{
    if (isCircuit(explanation.cell.tensor))
        return noteOnCircuit(explanation, realized);
    if (explanation.overridden)
        return say("overridden: %1, computed %2", numberText(explanation, explanation.value),
                   numberText(explanation, explanation.result));
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
    case Operation::SinkShare: return say("the share of the row that no key gets");
    case Operation::Product:
        return explanation.terms.empty() ? noteOnNothing(explanation.cell) : noteOnShared(explanation.cell, realized);
    default: return "";
    }
}

} // namespace attn

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
        return say("no weights to drop, so the scores stay unchanged");
    if (!(config.dropout.p > 0))
        return say("dropout is off: p = 0");
    return say("dropout is off: nothing is dropped in eval mode");
}

std::string whyNotMasked(const Config& config)
{
    if (config.mask.kind == MaskKind::None)
        return say("no mask");
    return masksAfter(config) ? say("the mask comes after the softmax, not at this stage")
                              : say("the mask is not applied");
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
        return say("each token uses the query of the next token, and the last token uses the query of the first token");
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
        return say("the mask is pinned for %1", keyText(key));
    if (!explanation.blocked)
        return isSpared(realized, explanation.cell.index)
                   ? say("%1 is padding, but was let through by mistake", keyText(key))
                   : "";
    const std::string late = say("%1 comes after query %2", keyText(key), query);
    if (config.mask.kind == MaskKind::Causal || (config.mask.kind == MaskKind::SlidingWindow && key > query))
        return say("%1, so it is masked", late);
    if (config.mask.kind == MaskKind::SlidingWindow)
        return say("%1 is at distance %2 from query %3, outside the window of size %4, so it is masked", keyText(key),
                   query - key, query, config.mask.window);
    if (config.mask.kind == MaskKind::Prefix)
        return say("%1 and is not in the prefix, so it is masked", late);
    if (config.mask.kind == MaskKind::Padding)
        return say("%1 is padding, so it is masked", keyText(key));
    return say("the mask blocks %1 for query %2", keyText(key), query);
}

std::string noteOnDropout(const Explanation& explanation)
{
    if (explanation.draw->overridden)
        return say("the keep value of this cell is pinned");
    const bool was_infinite = !explanation.terms.empty() && std::isinf(explanation.terms[0].value);
    if (!explanation.draw->kept && was_infinite)
        return say("dropped, but infinity times 0 is nan");
    return explanation.draw->u ? "" : say("p = 1, so nothing is drawn and nothing is kept");
}

std::string noteOnTurn(const Turned& turned)
{
    if (turned.pair < 0)
        return say("this component is not rotated");
    return say("pair %1 rotates by %2 radians per position; at position %3 it is rotated by %4 radians", turned.pair,
               significant(turned.frequency, 4), turned.position, significant(turned.angle, 4));
}

std::string noteOnDistance(const DistanceFacts& distance, std::int64_t head)
{
    const std::string far = sayCount("1 token", "%n tokens", std::abs(distance.after));
    if (distance.bucket >= 0)
        return distance.after > 0 ? say("the key is %1 after the query (bucket %2)", far, distance.bucket)
                                  : say("the key is %1 before the query (bucket %2)", far, distance.bucket);
    return say("head %1 subtracts %2 per token of distance between query and key; here the distance is %3", head,
               significant(distance.slope, 4), far);
}

// What the trace says about the row of weights that this cell is in.
std::string noteOnRow(const Explanation& explanation, const Realized& realized, const Trace& trace)
{
    const Index& index = explanation.cell.index;
    const bool is_number = explanation.operation == Operation::Sum && !std::isnan(explanation.value);
    if (explanation.cell.tensor != "weights" || (is_number && !explanation.zeroed)) // nan comes from another cell
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
        return say("head %1 is turned off, so its context is 0", cell.index[1]);
    return say("before the first key, the sum is 0");
}

// Which key or value head is read, where heads share them.
std::string noteOnShared(const CellRef& cell, const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const bool of_keys = cell.tensor == "scores";
    if (!sharesKeys(realized.config, dims) || (!of_keys && cell.tensor != "head_context"))
        return "";
    const std::int64_t head = cell.index[1], size = dims.H / dims.KV, own = head / size;
    const std::string kind = of_keys ? say("key head") : say("value head");
    return size == 2 ? say("heads %1 and %2 read %3 %4 (%5 ÷ %6, rounded down)", own * size, own * size + 1, kind, own,
                           head, size)
                     : say("heads %1 to %2 read %3 %4 (%5 ÷ %6, rounded down)", own * size, own * size + size - 1, kind,
                           own, head, size);
}

} // namespace

std::string noteOn(const Explanation& explanation, const Realized& realized, const Trace& trace)
{
    if (isCircuit(explanation.cell.tensor))
        return noteOnCircuit(explanation, realized);
    if (explanation.overridden)
        return say("pinned to %1, computed %2", numberText(explanation, explanation.value),
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

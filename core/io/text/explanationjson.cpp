// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/explanationjson.h"

#include "core/base/numbertext.h"
#include "core/base/withheld.h"
#include "core/io/scene/scenefiletext.h"

#include <cmath>

namespace attn {

namespace {

std::string indexList(const Index& index)
{
    return toString(index); // "[0, 0, 3, 1]"
}

// A number of the trace, as `trace` prints it.
std::string cellNumber(double value, Kind kind = Kind::Real)
{
    if (isWithheld(value))
        return jsonText(withheld_text);
    std::string text;
    appendElement(text, static_cast<float>(value), kind, "1", "0");
    return text;
}

// A float64; one that a float32 holds as well is written as that.
std::string computedNumber(double value)
{
    if (isWithheld(value))
        return jsonText(withheld_text);
    return std::isfinite(value) ? narrowCodeNumber(value) : jsonNumber(value);
}

std::string truth(bool value) { return value ? "true" : "false"; }

bool isSoftmax(Operation operation)
{
    return operation == Operation::Softmax || operation == Operation::SoftmaxNaive || operation == Operation::SinkShare;
}

std::string termText(const Term& term, Operation operation)
{
    JsonMembers members;
    members.put("tensor", jsonText(term.input.tensor));
    members.put("index", indexList(term.input.index));
    members.put("value", cellNumber(term.value));
    members.put("factor", term.factor_from ? cellNumber(term.factor) : computedNumber(term.factor));
    if (term.factor_from) {
        members.put("factor_tensor", jsonText(term.factor_from->tensor));
        members.put("factor_index", indexList(term.factor_from->index));
    }
    if (isSoftmax(operation))
        members.put("exponential", computedNumber(term.exponential));
    return members.onOneLine();
}

void putRow(JsonMembers& members, const Explanation& explanation)
{
    if (explanation.operation != Operation::SinkShare)
        members.put("own", std::to_string(explanation.own));
    const bool stable = explanation.operation == Operation::SinkShare && explanation.stable;
    if (explanation.operation == Operation::Softmax || stable)
        members.put("maximum", computedNumber(explanation.maximum));
    members.put("sum", computedNumber(explanation.sum));
    if (isSoftmax(explanation.operation))
        members.put("temperature", computedNumber(explanation.temperature));
    members.put("zeroed", truth(explanation.zeroed));
}

// The number beside the terms: a norm's weight, a sink.
void putBeside(JsonMembers& members, const Explanation& explanation)
{
    if (!explanation.beside)
        return;
    const Term& beside = *explanation.beside;
    members.put("beside_tensor", jsonText(beside.input.tensor));
    members.put("beside_index", indexList(beside.input.index));
    members.put("beside_value", cellNumber(beside.value));
    if (isSoftmax(explanation.operation))
        members.put("beside_exponential", computedNumber(beside.exponential));
}

void putTurned(JsonMembers& members, const Turned& turned)
{
    members.put("pair", turned.pair < 0 ? "null" : std::to_string(turned.pair));
    members.put("position", std::to_string(turned.position));
    if (turned.pair < 0)
        return;
    members.put("frequency", computedNumber(turned.frequency));
    members.put("angle", computedNumber(turned.angle));
}

// What the operation knows besides its terms.
void putDetails(JsonMembers& members, const Explanation& explanation)
{
    switch (explanation.operation) {
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::SinkShare:
    case Operation::Sum: putRow(members, explanation); break;
    case Operation::Norm:
        members.put("own", std::to_string(explanation.own));
        members.put("mean_of_squares", computedNumber(explanation.mean));
        members.put("epsilon", computedNumber(explanation.epsilon));
        members.put("unit_offset", truth(explanation.unit_offset));
        break;
    case Operation::Rotate: putTurned(members, *explanation.turned); break;
    case Operation::Slope:
        members.put("slope", computedNumber(explanation.distance->slope));
        members.put("distance", std::to_string(explanation.distance->after));
        break;
    case Operation::Bucket:
        members.put("distance", std::to_string(explanation.distance->after));
        members.put("bucket", std::to_string(explanation.distance->bucket));
        break;
    case Operation::Scale:
        if (explanation.scale != 0) // else the term has its factor
            members.put("scale", computedNumber(explanation.scale));
        break;
    case Operation::Mask:
    case Operation::MaskAdd:
    case Operation::MaskAfter:
    case Operation::Allowed: members.put("blocked", truth(explanation.blocked)); break;
    default: break;
    }
    putBeside(members, explanation);
    if (explanation.draw) {
        if (explanation.draw->u)
            members.put("u", jsonNumber(*explanation.draw->u));
        members.put("p", jsonNumber(explanation.draw->p));
        members.put("kept", truth(explanation.draw->kept));
    }
    if (explanation.decided_by) {
        members.put("decided_by_tensor", jsonText(explanation.decided_by->tensor));
        members.put("decided_by_index", indexList(explanation.decided_by->index));
    }
    if (!explanation.note.empty())
        members.put("note", jsonText(explanation.note));
}

} // namespace

std::string explanationJson(const Explanation& explanation, const std::string& equation)
{
    std::vector<std::string> terms;
    for (const Term& term : explanation.terms)
        terms.push_back(termText(term, explanation.operation));
    JsonMembers members;
    members.put("tensor", jsonText(explanation.cell.tensor));
    members.put("index", indexList(explanation.cell.index));
    members.put("value", cellNumber(explanation.value, explanation.kind));
    if (explanation.overridden)
        members.put("overridden", "true");
    members.put("operation", jsonText(toString(explanation.operation)));
    members.put("terms", listOnLines(terms, 2));
    members.put("result", computedNumber(explanation.result));
    putDetails(members, explanation);
    members.put("equation", jsonText(equation));
    return members.onLines(0) + "\n";
}

} // namespace attn

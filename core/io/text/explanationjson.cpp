// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/explanationjson.h"

#include "core/base/numbertext.h"
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
    std::string text;
    appendElement(text, static_cast<float>(value), kind, "1", "0");
    return text;
}

// A float64; one that a float32 holds as well is written as that.
std::string computedNumber(double value) { return std::isfinite(value) ? narrowCodeNumber(value) : jsonNumber(value); }

std::string truth(bool value) { return value ? "true" : "false"; }

bool isSoftmax(Operation operation) { return operation == Operation::Softmax || operation == Operation::SoftmaxNaive; }

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
    members.put("own", std::to_string(explanation.own));
    if (explanation.operation == Operation::Softmax)
        members.put("maximum", computedNumber(explanation.maximum));
    members.put("sum", computedNumber(explanation.sum));
    if (isSoftmax(explanation.operation))
        members.put("temperature", computedNumber(explanation.temperature));
    members.put("zeroed", truth(explanation.zeroed));
}

// What the operation knows besides its terms.
void putDetails(JsonMembers& members, const Explanation& explanation)
{
    switch (explanation.operation) {
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum: putRow(members, explanation); break;
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

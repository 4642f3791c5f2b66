// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagesum.h"

#include "core/base/strides.h"
#include "core/explain/equation.h"
#include "core/io/scene/scenefiletext.h"

#include <algorithm>

namespace attn {

namespace {

const CellRef* inputOf(const Term& term) { return &term.input; }
const CellRef* factorOf(const Term& term) { return term.factor_from ? &*term.factor_from : nullptr; }

// The expression between the first two equals signs: "q·k".
std::string symbols(const Explanation& explanation)
{
    const std::string text = equationText(explanation);
    const auto first = text.find(" = "), second = text.find(" = ", first + 1);
    return second == std::string::npos ? "" : text.substr(first + 3, second - first - 3);
}

std::string joined(const std::vector<std::string>& terms)
{
    std::string sum;
    for (const std::string& term : terms)
        sum += sum.empty() ? term : term.starts_with('-') ? " - " + term.substr(1) : " + " + term;
    return sum;
}

} // namespace

std::int64_t PageSum::Places::at(const Index& cell, std::int64_t term) const
{
    std::int64_t place = base + term * step;
    for (std::size_t axis = 0; axis < cell.size(); ++axis)
        place += cell[axis] * coefficients[axis];
    return place;
}

PageSum::PageSum(const PageLayer& layer, const TracedTensor& tensor) : m_tensor(tensor)
{
    const Computed& computed = *layer.computed;
    const auto known = [&](const Index& index) {
        return *explain(computed.scene, *computed.realized, *computed.trace, {tensor.name, index});
    };
    const Index origin(tensor.shape.size());
    m_known.push_back(known(origin));
    const Explanation first = m_known.front();
    if (first.operation != Operation::Product || first.terms.empty() || tensor.name == "row_sums")
        return;
    for (std::size_t axis = 0; axis < origin.size(); ++axis) {
        Index next = origin;
        next[axis] = std::min<std::int64_t>(1, tensor.shape[axis] - 1);
        m_known.push_back(known(next));
    }
    // A bias is the one term without a factor, at an end.
    const auto lone = [&](const Term& term) { return !term.factor_from; };
    const bool two = !std::ranges::all_of(first.terms, lone);
    const std::size_t added = two ? std::size_t(std::ranges::count_if(first.terms, lone)) : 0;
    m_addedFirst = added && lone(first.terms.front());
    if (added > 1 || (added && !m_addedFirst && !lone(first.terms.back())))
        return;
    const std::size_t begin = m_addedFirst ? 1 : 0, products = first.terms.size() - added;
    const auto input = placesOf(layer, begin, inputOf), factor = two ? placesOf(layer, begin, factorOf) : std::nullopt;
    if (!input || (two && !factor))
        return;
    m_factors = {*input};
    if (two) // a weight stands before the value that it weighs
        m_factors.insert(first.terms[begin].input.tensor == "v" ? m_factors.begin() : m_factors.end(), *factor);
    if (added && !(m_added = placesOf(layer, m_addedFirst ? 0 : products, inputOf)))
        return;
    m_name = symbols(first);
    m_terms = m_name.empty() ? 0 : std::int64_t(products);
}

std::optional<PageSum::Places> PageSum::placesOf(const PageLayer& layer, std::size_t first, Operand operand) const
{
    const auto flatOf = [&](const Explanation& explanation, std::size_t term) -> std::optional<std::int64_t> {
        if (term >= explanation.terms.size())
            return std::nullopt;
        const CellRef* cell = operand(explanation.terms[term]);
        const TracedTensor* tensor = cell ? layer.computed->trace->find(cell->tensor) : nullptr;
        return tensor ? std::optional(flatIndex(tensor->shape, cell->index)) : std::nullopt;
    };
    const auto base = flatOf(m_known.front(), first);
    if (!base)
        return std::nullopt;
    const std::string& name = operand(m_known.front().terms[first])->tensor;
    if (!layer.tensors.contains(name))
        return std::nullopt;
    Places places{layer.computed->trace->find(name), *base, 0, {}};
    if (const auto next = flatOf(m_known.front(), first + 1);
        next && operand(m_known.front().terms[first + 1])->tensor == name)
        places.step = *next - *base;
    for (std::size_t axis = 0; axis < m_tensor.shape.size(); ++axis) {
        const auto moved = flatOf(m_known[axis + 1], first);
        if (!moved || operand(m_known[axis + 1].terms[first])->tensor != name)
            return std::nullopt;
        places.coefficients.push_back(*moved - *base);
    }
    return places;
}

std::string PageSum::number(const Places& places, const Index& cell, std::int64_t term) const
{
    const std::int64_t flat = places.at(cell, term);
    const bool inside = flat >= 0 && flat < elementCount(places.tensor->shape);
    return inside ? pageNumber(places.tensor->at(flat), places.tensor->kind) : "";
}

std::string PageSum::text(const Explanation& explanation) const
{
    const Index& cell = explanation.cell.index;
    std::vector<std::string> terms;
    for (std::int64_t term = 0; term < m_terms; ++term) {
        std::string product = number(m_factors[0], cell, term);
        if (m_factors.size() > 1) {
            const std::string second = number(m_factors[1], cell, term);
            product += "·" + (second.starts_with('-') ? "(" + second + ")" : second);
        }
        terms.push_back(product);
    }
    if (m_added)
        terms.insert(m_addedFirst ? terms.begin() : terms.end(), number(*m_added, cell, 0));
    return toString(explanation.cell) + " = " + m_name + " = " + joined(terms) + " = " +
           pageNumber(m_tensor.at(flatIndex(m_tensor.shape, cell)), m_tensor.kind);
}

std::string PageSum::json() const
{
    const auto list = [](const Places& places) {
        std::string text =
            "[\"" + places.tensor->name + "\"," + std::to_string(places.base) + "," + std::to_string(places.step);
        for (const std::int64_t coefficient : places.coefficients)
            text += "," + std::to_string(coefficient);
        return text + "]";
    };
    JsonMembers members;
    members.put("name", jsonText(m_name)).put("n", std::to_string(m_terms));
    std::string factors;
    for (const Places& places : m_factors)
        factors += (factors.empty() ? "" : ",") + list(places);
    members.put("factors", "[" + factors + "]");
    if (m_added)
        members.put("added", list(*m_added)).put("first", m_addedFirst ? "true" : "false");
    return members.onOneLine();
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/derive.h"

#include "core/base/say.h"
#include "core/explain/withhold.h"
#include "core/gradient/gradient.h"
#include "core/gradient/target.h"
#include "core/headless/commands.h"
#include "core/io/text/gradienttext.h"
#include "core/ripple/derivatives.h"

namespace attn {

Trace withoutNumbers(const Realized& realized)
{
    std::vector<TracedTensor> tensors;
    for (const NamedShape& tensor : realized.plan.tensors)
        tensors.emplace_back(tensor.name, tensor.shape, tensor.kind, nullptr);
    for (const StageTensor& stage : realized.plan.stages)
        if (stage.computed())
            tensors.emplace_back(stage.name, stage.shape, stage.kind, nullptr);
    return {"", std::move(tensors)};
}

Result<std::string> derivativesOf(const Computed& computed, const CellRef& cell, const std::string& by, bool json,
                                  int decimals)
{
    if (const auto known = tensorsNamed(*computed.trace, {by}); !known)
        return known.error();
    if (const auto fault = whyNotReal(*computed.realized, by))
        return *fault;
    const ComputedPtr shown = withheldByScene(std::make_shared<const Computed>(computed));
    if (hidesAsked(*shown, {cell}))
        return Error{say("%1 is hidden, and its derivatives would reveal the value", toString(cell))};
    if (tellsHidden(*shown, by))
        return Error{say(
            "%1 is an intermediate result, and derivatives with respect to it would reveal the scene's hidden values",
            by)};
    const auto gradient = gradientOf(computed.scene, *computed.realized, {cell.tensor, cell.index});
    if (!gradient)
        return gradient.error();
    const TracedTensor& derivatives = *(*gradient)->by->find(by);
    if (!json)
        return gradientTable(computed, cell, derivatives, decimals);
    const TracedTensor& derived = *computed.trace->find(cell.tensor);
    return gradientJson(cell, computed.trace->cell(derived, cell.index), derivatives);
}

std::optional<Error> whyNotInScript(const Realized& realized, const CellRef& cell, const std::string& by)
{
    if (const auto known = tensorsNamed(withoutNumbers(realized), {by}); !known)
        return known.error();
    for (const std::string& tensor : {cell.tensor, by})
        if (auto fault = whyNotReal(realized, tensor))
            return fault;
    if (by == "cumulative_context")
        return Error{say("the script computes cumulative_context in one step, so PyTorch has no derivative with "
                         "respect to a running sum")};
    return std::nullopt;
}

} // namespace attn

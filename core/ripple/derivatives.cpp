// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ripple/derivatives.h"

#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "core/explain/withhold.h"
#include "core/layer/tensorsource.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace attn {

namespace {

bool isBetween(const Realized& realized, const std::string& tensor)
{
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    return stage && stage->computed();
}

class ProductSource final : public TensorSource {
public:
    ProductSource(TracedTensor a, TracedTensor b) : m_a(std::move(a)), m_b(std::move(b)) {}

    double at(std::int64_t flat) const override { return product(m_a.at(flat), m_b.at(flat)); }

private:
    // What does not matter does not, whatever the number: a masked score is minus infinity.
    static double product(double derivative, double number) { return derivative == 0 ? 0 : derivative * number; }

    TracedTensor m_a, m_b;
};

ComputedPtr timesNumbers(const Computed& at, const Trace& derivatives)
{
    std::vector<TracedTensor> tensors;
    for (const TracedTensor& by : derivatives.tensors())
        if (const TracedTensor* number = at.trace->find(by.name); number && number->shape == by.shape)
            tensors.emplace_back(by.name, by.shape, Kind::Real, std::make_shared<ProductSource>(by, *number));
    return std::make_shared<const Computed>(at.scene, at.realized,
                                            std::make_shared<Trace>(derivatives.backend(), std::move(tensors)));
}

// What the layer starts from, and what the recipe makes that of.
std::set<std::string> embeddingsOf(const Realized& realized, const Scene& scene)
{
    std::set<std::string> names;
    for (const StageTensor& stage : realized.plan.stages)
        if (stage.traced && stage.operation == Operation::Given)
            names.insert(stage.name);
    for (auto draw = scene.draws.rbegin(); draw != scene.draws.rend(); ++draw) {
        if (const auto* lookup = std::get_if<Lookup>(&*draw); lookup && names.contains(lookup->out)) {
            names.insert(lookup->table);
            names.insert(lookup->table + ".weight");
        }
        if (const auto* stack = std::get_if<Stack>(&*draw); stack && names.contains(stack->out))
            names.insert(stack->of);
    }
    return names;
}

double largestOf(const TracedTensor& tensor, const StopToken& stop)
{
    const std::int64_t count = elementCount(tensor.shape);
    const std::int64_t run = std::max<std::int64_t>(matrixShape(tensor.shape).columns, 1);
    std::vector<double> values(std::size_t(run), 0.0);
    double largest = 0;
    for (std::int64_t from = 0; from < count && !stop.requested(); from += run) {
        tensor.read(from, std::span(values));
        for (const double value : values)
            if (std::isfinite(value))
                largest = std::max(largest, std::abs(value));
    }
    return largest;
}

// The strongest edits of tensors of one kind, by their derivatives or by what replaces these.
std::vector<StrongEdit> strongOf(const SortedDerivatives& derivatives, DerivedBy kind, std::size_t form)
{
    std::vector<TracedTensor> tensors;
    for (const DerivedTensor& tensor : derivatives.tensors)
        if (const TracedTensor* found = derivatives.by[form]->trace->find(tensor.name); found && tensor.kind == kind)
            tensors.push_back(*found);
    const Gradient part{derivatives.gradient->target, derivatives.gradient->value,
                        std::make_shared<Trace>(derivatives.at->trace->backend(), std::move(tensors))};
    return strongestEdits(derivatives.at->scene, *derivatives.at->realized, part, most_strong);
}

} // namespace

CellBlock blockOf(const AskedNumber& asked)
{
    CellBlock block{asked.cell.tensor, asked.cell.index};
    if (asked.what == AskedFor::WholeNorm)
        block.leading.clear();
    else if (asked.what == AskedFor::RowNorm && !block.leading.empty())
        block.leading.pop_back();
    return block;
}

double askedValue(const Computed& computed, const AskedNumber& asked)
{
    const TracedTensor* tensor = computed.trace->find(asked.cell.tensor);
    if (!tensor || flatIndex(tensor->shape, asked.cell.index) < 0)
        return std::nan("");
    if (asked.what == AskedFor::Number)
        return computed.trace->cell(*tensor, asked.cell.index);
    Index first = blockOf(asked).leading;
    first.resize(tensor->shape.size());
    const std::int64_t from = flatIndex(tensor->shape, first);
    const std::int64_t count = asked.what == AskedFor::WholeNorm ? elementCount(tensor->shape) : tensor->shape.back();
    double largest = 0, sum = 0;
    for (std::int64_t flat = from; flat < from + count; ++flat) {
        const double number = tensor->at(flat);
        if (isWithheld(number))
            return number;
        largest = std::max(largest, std::abs(number));
        sum += number * number;
    }
    if (std::isfinite(sum) || !std::isfinite(largest))
        return std::sqrt(sum);
    double scaled = 0; // too large to square
    for (std::int64_t flat = from; flat < from + count; ++flat)
        scaled += tensor->at(flat) / largest * (tensor->at(flat) / largest);
    return largest * std::sqrt(scaled);
}

bool hidesAsked(const Computed& computed, const AskedNumber& asked) { return isWithheld(askedValue(computed, asked)); }

bool tellsHidden(const Computed& computed, const std::string& by)
{
    return computed.withheld && isBetween(*computed.realized, by);
}

const DerivedTensor* SortedDerivatives::find(const std::string& tensor) const
{
    const auto found = std::ranges::find(tensors, tensor, &DerivedTensor::name);
    return found == tensors.end() ? nullptr : &*found;
}

double SortedDerivatives::byCell(const CellRef& cell) const
{
    const Trace& trace = *by.front()->trace;
    const TracedTensor* tensor = trace.find(cell.tensor);
    const std::int64_t flat = tensor ? flatIndex(tensor->shape, cell.index) : -1;
    return flat >= 0 ? tensor->at(flat) : std::nan("");
}

Result<DerivativesPtr> derive(const ComputedPtr& computed, const AskedNumber& asked, const StopToken& stop)
{
    const ComputedPtr at = withAnswers(computed);
    const Realized& realized = *at->realized;
    const auto gradient = gradientOf(at->scene, realized, blockOf(asked), stop);
    if (!gradient)
        return gradient.error();
    if (!*gradient)
        return DerivativesPtr();
    auto made = std::make_shared<SortedDerivatives>();
    made->asked = asked;
    made->at = at;
    made->gradient = *gradient;
    made->by[0] = std::make_shared<const Computed>(at->scene, at->realized, (*gradient)->by);
    made->by[1] = timesNumbers(*at, *(*gradient)->by);
    const std::set<std::string> embeddings = embeddingsOf(realized, at->scene);
    for (const TracedTensor& tensor : (*gradient)->by->tensors()) {
        if (tensor.name == asked.cell.tensor || elementCount(tensor.shape) == 0)
            continue;
        DerivedTensor derived{tensor.name, DerivedBy::Weights, elementCount(tensor.shape), {}};
        if (isBetween(realized, tensor.name))
            derived.kind = DerivedBy::Between;
        else if (embeddings.contains(tensor.name))
            derived.kind = DerivedBy::Embeddings;
        for (std::size_t form = 0; form < 2; ++form)
            if (const TracedTensor* numbers = made->by[form]->trace->find(tensor.name))
                derived.largest[form] = largestOf(*numbers, stop);
        made->tensors.push_back(std::move(derived));
    }
    std::ranges::stable_sort(made->tensors, {}, &DerivedTensor::kind);
    for (std::size_t form = 0; form < 2; ++form)
        for (const DerivedBy kind : {DerivedBy::Embeddings, DerivedBy::Weights}) {
            if (stop.requested())
                return DerivativesPtr();
            made->strong[form][std::size_t(kind)] = strongOf(*made, kind, form);
        }
    return DerivativesPtr(std::move(made));
}

std::vector<StrongEdit> strongestOf(const SortedDerivatives& derivatives, const std::vector<DerivedBy>& kinds,
                                    DerivativeForm form)
{
    std::vector<StrongEdit> edits;
    for (const DerivedBy kind : kinds)
        if (kind != DerivedBy::Between)
            std::ranges::copy(derivatives.strong[std::size_t(form)][std::size_t(kind)], std::back_inserter(edits));
    std::ranges::stable_sort(edits, std::ranges::greater(), [](const StrongEdit& e) { return std::abs(e.derivative); });
    edits.resize(std::min(edits.size(), most_strong));
    return edits;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/gradient.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/engine/engine.h"
#include "core/engine/freememory.h"
#include "core/gradient/itemderivatives.h"
#include "core/gradient/oneitem.h"
#include "core/gradient/pullback.h"
#include "core/gradient/target.h"
#include "core/layer/tensorsource.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn {

namespace {

// The derivatives of one tensor: with batch items in `items`, all of one size, empty ones are 0; otherwise in the
// first.
struct FoundDerivatives {
    std::vector<Doubles> items;
};

class DerivativeSource : public TensorSource {
public:
    DerivativeSource(std::vector<Doubles> items, std::int64_t item_size)
        : m_items(std::move(items)), m_item_size(item_size)
    {
    }

    double at(std::int64_t flat) const override
    {
        const auto item = std::size_t(flat / m_item_size);
        return item < m_items.size() && !m_items[item].empty() ? m_items[item][std::size_t(flat % m_item_size)] : 0;
    }

private:
    std::vector<Doubles> m_items;
    std::int64_t m_item_size;
};

// Returns a tensor for each of `realized` and of its stages that holds real numbers, in trace order, 0 where nothing
// was found. Moves from `found`.
std::shared_ptr<const Trace> derivedTrace(const Realized& realized, std::map<std::string, FoundDerivatives> found)
{
    std::vector<TracedTensor> tensors;
    const auto add = [&](const std::string& name, const Shape& shape, Kind kind) {
        if (kind != Kind::Real)
            return;
        std::vector<Doubles>& items = found[name].items;
        const std::int64_t size = elementCount(shape);
        const std::int64_t item_size = items.size() > 1 ? size / std::ssize(items) : size;
        tensors.emplace_back(
            name, shape, Kind::Real,
            std::make_shared<DerivativeSource>(std::move(items), std::max<std::int64_t>(item_size, 1)));
    };
    for (const NamedTensor& tensor : realized.tensors)
        add(tensor.name, tensor.tensor.shape(), tensor.tensor.kind());
    for (const StageTensor& stage : realized.plan.stages)
        if (stage.computed())
            add(stage.name, stage.shape, stage.kind);
    return std::make_shared<const Trace>("gradient", std::move(tensors));
}

// Bytes of one item's trace in float64 while it is computed and of its derivatives, of the other items' derivatives, if
// the target has numbers in all of them, and of the parameters'.
double bytesNeeded(const Realized& realized, const std::string& target, std::int64_t items)
{
    double stages = 0, tensors = 0;
    for (const StageTensor& stage : realized.plan.stages)
        if (stage.computed() && !isLeftOut(stage.name, target))
            stages += double(elementCount(stage.shape)) / double(itemCount(realized));
    for (const NamedTensor& tensor : realized.tensors)
        tensors += double(tensor.tensor.size());
    return sizeof(double) * (stages * (4 + double(items)) + tensors * 3);
}

std::optional<Error> whyTooLarge(double bytes)
{
    const auto free = double(freeMemory());
    if (bytes <= free)
        return std::nullopt;
    const auto gibibytes = [](double amount) { return significant(amount / double(1 << 30), 2) + " GiB"; };
    return Error{say("The derivatives need %1 of memory, but only %2 is free.", gibibytes(bytes), gibibytes(free))};
}

class GradientRun {
public:
    GradientRun(const Scene& scene, KeptForward& forward, const CellBlock& block, const StopToken& stop)
        : m_scene(scene), m_forward(forward), m_realized(forward.realized()), m_block(block), m_stop(stop),
          m_target(m_realized, block)
    {
    }

    std::shared_ptr<const Gradient> derive()
    {
        if (const Tensor* given = m_realized.find(m_block.tensor))
            begin(m_target.partOfGiven(m_realized), m_given.of(m_block.tensor, given->size()));
        for (std::int64_t item = m_target.firstItem(); item < m_target.lastItem(); ++item)
            deriveItem(item);
        deriveRecipe(m_scene, m_realized, m_given);
        auto gradient = std::make_shared<Gradient>();
        gradient->target = m_block;
        gradient->value = m_target.isCell() ? m_number : std::sqrt(m_squares);
        for (auto& [name, numbers] : m_given.tensors())
            m_found[name].items = {std::move(numbers)};
        if (!m_target.isCell())
            divideBy(gradient->value);
        gradient->by = derivedTrace(m_realized, std::move(m_found));
        return gradient;
    }

private:
    // Where it begins. The derivatives of half the sum of squares are the numbers themselves; at the end they are divided
    // by the norm.
    void begin(const DerivedTarget::Part& part, Doubles& by_target)
    {
        auto at = static_cast<std::size_t>(part.first);
        for (const double number : part.numbers) {
            by_target[at++] = m_target.isCell() ? 1 : number;
            m_number = number;
            m_squares += number * number;
        }
    }

    void deriveItem(std::int64_t item)
    {
        const auto& [one, forward] = m_forward.of(item, m_block.tensor, m_stop);
        if (!forward)
            throw DerivationStopped();
        Derivatives derivatives;
        begin(m_target.partOf(*forward),
              derivatives.of(m_block.tensor, elementCount(forward->find(m_block.tensor)->shape)));
        deriveStages(*one, *forward, m_stop, derivatives);
        for (auto& [name, found] : derivatives.tensors())
            keep(name, item, std::move(found));
    }

    void keep(const std::string& name, std::int64_t item, Doubles found)
    {
        const std::size_t place = hasItems(m_realized, name) ? static_cast<std::size_t>(item) : 0;
        if (const Tensor* given = m_realized.find(name)) {
            Doubles& all = m_given.of(name, given->size());
            for (std::size_t i = 0; i < found.size(); ++i)
                all[place * found.size() + i] += found[i];
            return;
        }
        auto& items = m_found[name].items;
        items.resize(hasItems(m_realized, name) ? static_cast<std::size_t>(itemCount(m_realized)) : 1);
        items[place] = std::move(found);
    }

    void divideBy(double norm)
    {
        for (auto& [name, found] : m_found)
            for (Doubles& numbers : found.items)
                for (double& each : numbers)
                    each = each == 0 ? 0 : each / norm;
    }

    const Scene& m_scene;
    KeptForward& m_forward;
    const Realized& m_realized;
    const CellBlock& m_block;
    const StopToken& m_stop;
    DerivedTarget m_target;
    double m_number = 0, m_squares = 0;
    Derivatives m_given; // by all that is given or drawn
    std::map<std::string, FoundDerivatives> m_found;
};

} // namespace

const KeptForward::Item& KeptForward::of(std::int64_t item, const std::string& wanted, const StopToken& stop)
{
    const std::string last = isLeftOut(wanted, "") ? wanted : "";
    if (m_number != item || m_last != last || !m_item.trace) {
        m_item = {oneItem(*m_realized, item, wanted), nullptr};
        m_item.trace = run(*m_item.realized, **backendNamed("reference"), stop);
        m_number = item;
        m_last = last;
    }
    return m_item;
}

Result<std::shared_ptr<const Gradient>> gradientOf(const Scene& scene, const Realized& realized,
                                                   const CellBlock& target, const StopToken& stop)
{
    KeptForward forward(std::shared_ptr<const Realized>(std::shared_ptr<void>(), &realized)); // which outlives this
    return gradientOf(scene, forward, target, stop);
}

Result<std::shared_ptr<const Gradient>> gradientOf(const Scene& scene, KeptForward& forward, const CellBlock& target,
                                                   const StopToken& stop)
{
    const Realized& realized = forward.realized();
    if (auto fault = whyNoTarget(realized, target))
        return *fault;
    const DerivedTarget derived(realized, target);
    if (auto fault = whyTooLarge(bytesNeeded(realized, target.tensor, derived.lastItem() - derived.firstItem())))
        return *fault;
    try {
        return GradientRun(scene, forward, target, stop).derive();
    } catch (const DerivationStopped&) {
        return std::shared_ptr<const Gradient>();
    }
}

} // namespace attn

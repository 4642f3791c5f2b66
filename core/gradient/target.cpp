// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/target.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/engine/engine.h"
#include "core/gradient/oneitem.h"
#include "core/recipe/plandraft.h"

#include <cmath>

namespace attn {

std::optional<KnownTensor> tensorOf(const Realized& realized, const std::string& name)
{
    if (const Tensor* given = realized.find(name))
        return KnownTensor{given->shape(), given->kind()};
    if (const StageTensor* stage = findStage(realized.plan.stages, name); stage && stage->computed())
        return KnownTensor{stage->shape, stage->kind};
    return std::nullopt;
}

std::optional<Error> whyNotReal(const Realized& realized, const std::string& name)
{
    const auto tensor = tensorOf(realized, name);
    if (!tensor)
        return Error{say("the scene has no tensor %1", inQuotes(name))};
    if (tensor->kind != Kind::Real)
        return Error{say("%1 contains %2, but derivatives need real numbers", name,
                         tensor->kind == Kind::Integer ? say("whole numbers") : say("Boolean values"))};
    return std::nullopt;
}

std::optional<Error> whyNoTarget(const Realized& realized, const CellBlock& target)
{
    if (auto fault = whyNotReal(realized, target.tensor))
        return fault;
    const Shape shape = tensorOf(realized, target.tensor)->shape;
    bool inside = target.leading.size() <= shape.size();
    for (std::size_t axis = 0; inside && axis < target.leading.size(); ++axis)
        inside = target.leading[axis] >= 0 && target.leading[axis] < shape[axis];
    if (inside)
        return std::nullopt;
    return Error{say("%1 has shape %2, so %3 is out of range", target.tensor, toString(shape),
                     target.leading.size() > 8 ? say("the index") : toString(target.leading))};
}

DerivedTarget::DerivedTarget(const Realized& realized, const CellBlock& block)
    : m_block(block), m_cell(block.leading.size() == tensorOf(realized, block.tensor)->shape.size()),
      m_of_one_item(!block.leading.empty() && hasItems(realized, block.tensor))
{
    if (realized.find(block.tensor))
        return;
    m_first_item = m_of_one_item ? block.leading[0] : 0;
    m_last_item = m_of_one_item ? block.leading[0] + 1 : itemCount(realized);
}

DerivedTarget::Block DerivedTarget::blockIn(const Shape& shape, Index leading) const
{
    const std::int64_t count = elementCount({shape.begin() + std::ptrdiff_t(leading.size()), shape.end()});
    leading.resize(shape.size(), 0);
    return {shape.empty() ? 0 : flatIndex(shape, leading), count};
}

DerivedTarget::Part DerivedTarget::partOf(const Trace& forward) const
{
    const TracedTensor& traced = *forward.find(m_block.tensor);
    Index leading = m_block.leading;
    if (m_of_one_item)
        leading[0] = 0;
    const auto [first, count] = blockIn(traced.shape, leading);
    Part part{first, std::vector<double>(static_cast<std::size_t>(count))};
    traced.read(first, std::span<double>(part.numbers));
    return part;
}

DerivedTarget::Part DerivedTarget::partOfGiven(const Realized& realized) const
{
    const Tensor& given = realized.at(m_block.tensor);
    const auto [first, count] = blockIn(given.shape(), m_block.leading);
    const auto numbers = given.values().subspan(first, count);
    return {first, {numbers.begin(), numbers.end()}};
}

std::optional<double> valueOf(const Realized& realized, const CellBlock& block, const StopToken& stop)
{
    const DerivedTarget target(realized, block);
    double squares = 0;
    const auto add = [&](const DerivedTarget::Part& part) {
        for (const double number : part.numbers)
            squares += number * number;
    };
    if (realized.find(block.tensor)) {
        const auto part = target.partOfGiven(realized);
        if (target.isCell())
            return part.numbers[0];
        add(part);
    }
    for (std::int64_t item = target.firstItem(); item < target.lastItem(); ++item) {
        const auto forward = run(*oneItem(realized, item, block.tensor), **backendNamed("reference"), stop);
        if (!forward)
            return std::nullopt;
        const auto part = target.partOf(*forward);
        if (target.isCell())
            return part.numbers[0];
        add(part);
    }
    return std::sqrt(squares);
}

} // namespace attn

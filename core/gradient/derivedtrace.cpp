// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/derivedtrace.h"

#include "core/layer/tensorsource.h"

#include <algorithm>

namespace attn {

namespace {

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

} // namespace

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

} // namespace attn

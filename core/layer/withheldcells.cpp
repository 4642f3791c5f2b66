// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/withheldcells.h"

#include "core/base/withheld.h"
#include "core/layer/tensorsource.h"

namespace attn {

namespace {

class WithheldSource final : public TensorSource {
public:
    WithheldSource(std::shared_ptr<const TensorSource> numbers, std::shared_ptr<const std::vector<bool>> withheld)
        : m_numbers(std::move(numbers)), m_withheld(std::move(withheld))
    {
    }

    double at(std::int64_t flat) const override
    {
        return (*m_withheld)[std::size_t(flat)] ? withheldNumber() : m_numbers->at(flat);
    }
    void read(std::int64_t flat, std::span<double> out) const override { copy(flat, out); }
    void read(std::int64_t flat, std::span<float> out) const override { copy(flat, out); }

private:
    template <class Number> void copy(std::int64_t flat, std::span<Number> out) const
    {
        m_numbers->read(flat, out);
        for (Number& number : out)
            if ((*m_withheld)[std::size_t(flat++)])
                number = withheldNumber();
    }

    std::shared_ptr<const TensorSource> m_numbers;
    std::shared_ptr<const std::vector<bool>> m_withheld;
};

} // namespace

bool WithheldCells::covers(std::string_view tensor, std::int64_t flat) const
{
    const auto found = m_cells.find(tensor);
    return found != m_cells.end() && flat >= 0 && flat < std::ssize(*found->second) &&
           (*found->second)[std::size_t(flat)];
}

bool WithheldCells::add(const TracedTensor& tensor, std::int64_t flat)
{
    Flags& flags = m_cells[tensor.name];
    if (!flags)
        flags = std::make_shared<std::vector<bool>>(std::size_t(elementCount(tensor.shape)));
    const bool is_new = !(*flags)[std::size_t(flat)];
    (*flags)[std::size_t(flat)] = true;
    return is_new;
}

std::shared_ptr<const Trace> WithheldCells::without(const Trace& trace) const
{
    std::vector<TracedTensor> tensors = trace.tensors();
    for (TracedTensor& tensor : tensors)
        if (const auto found = m_cells.find(tensor.name);
            found != m_cells.end() && std::ssize(*found->second) == elementCount(tensor.shape))
            tensor = {tensor.name, tensor.shape, tensor.kind,
                      std::make_shared<WithheldSource>(tensor.source(), found->second)};
    auto revealed = std::make_shared<Trace>(trace.backend(), std::move(tensors), trace.notes());
    revealed->setPath(trace.path());
    revealed->setFallback(trace.fallback());
    return revealed;
}

} // namespace attn

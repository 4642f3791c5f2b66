// SPDX-License-Identifier: GPL-3.0-or-later
// The reference backend's tensor: a shape and its float64 numbers, addressed like in a formula, scores(b, h, i, j).
#pragma once

#include "core/layer/tensorsource.h"
#include "core/layer/trace.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace attn::reference {

class Values {
public:
    Values() = default;
    explicit Values(Shape shape) : m_shape(std::move(shape)), m_numbers(elementCount(m_shape)) {} // zeros
    explicit Values(const Tensor& tensor)
        : m_shape(tensor.shape()), m_numbers(tensor.values().begin(), tensor.values().end())
    {
    }

    const Shape& shape() const { return m_shape; }
    std::int64_t dim(int axis) const { return m_shape[axis]; }

    // One index for each axis.
    template <class... Indices> double& operator()(Indices... indices) { return m_numbers[position(indices...)]; }
    template <class... Indices> double operator()(Indices... indices) const { return m_numbers[position(indices...)]; }

    std::span<double> numbers() { return m_numbers; } // in memory order

    // The same numbers, in the same memory order, in another shape.
    Values reshaped(Shape shape) const
    {
        Values result = *this;
        result.m_shape = std::move(shape);
        return result;
    }

    TracedTensor traced(std::string name) &&
    {
        return {std::move(name), m_shape, Kind::Real, makeSource(std::move(m_numbers))};
    }

private:
    template <class... Indices> std::int64_t position(Indices... indices) const
    {
        std::int64_t flat = 0;
        int axis = 0;
        ((flat = flat * m_shape[axis++] + indices), ...);
        return flat;
    }

    Shape m_shape;
    std::vector<double> m_numbers;
};

} // namespace attn::reference

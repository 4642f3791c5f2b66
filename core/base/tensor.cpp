// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tensor.h"

#include "core/base/oneof.h"
#include "core/base/strides.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <limits>
#include <utility>

namespace attn {

std::int64_t elementCount(const Shape& shape)
{
    std::int64_t count = 1;
    for (std::int64_t extent : shape)
        if (__builtin_mul_overflow(count, extent, &count))
            return std::numeric_limits<std::int64_t>::max();
    return count;
}

std::string toString(const Shape& shape) { return "[" + joinedTexts(shape) + "]"; }

Shape squeezed(Shape shape)
{
    std::erase(shape, 1);
    return shape;
}

Tensor::Tensor(Shape shape, Kind kind)
    : m_shape(std::move(shape)), m_kind(kind),
      m_values(std::make_shared<std::vector<float>>(static_cast<std::size_t>(elementCount(m_shape))))
{
}

Tensor::Tensor(Shape shape, std::vector<float> values, Kind kind)
    : m_shape(std::move(shape)), m_kind(kind), m_values(std::make_shared<std::vector<float>>(std::move(values)))
{
    assert(size() == elementCount(m_shape));
}

float* Tensor::mutableData()
{
    if (m_values.use_count() > 1)
        m_values = std::make_shared<std::vector<float>>(*m_values);
    return m_values->data();
}

Tensor Tensor::reshaped(Shape shape) const
{
    assert(elementCount(shape) == size());
    Tensor result = *this;
    result.m_shape = std::move(shape);
    return result;
}

Tensor Tensor::withKind(Kind kind) const
{
    Tensor result = *this;
    result.m_kind = kind;
    return result;
}

std::int64_t Tensor::flatIndex(const Index& index) const { return attn::flatIndex(m_shape, index); }

bool Tensor::operator==(const Tensor& other) const
{
    if (m_kind != other.m_kind || m_shape != other.m_shape || size() != other.size())
        return false;
    return sameBlock(other) || std::memcmp(data(), other.data(), sizeof(float) * m_values->size()) == 0;
}

Tensor transposedMatrix(const Tensor& matrix)
{
    return transposedMatrix(matrix.data(), matrix.dim(-2), matrix.dim(-1), matrix.kind());
}

Tensor transposedMatrix(const float* matrix, std::int64_t rows, std::int64_t columns, Kind kind)
{
    constexpr std::int64_t block = 32; // rows and columns that stay in the cache while they change over
    Tensor result({columns, rows}, kind);
    float* out = result.mutableData();
    for (std::int64_t top = 0; top < rows; top += block)
        for (std::int64_t left = 0; left < columns; left += block)
            for (std::int64_t column = left; column < std::min(left + block, columns); ++column)
                for (std::int64_t row = top; row < std::min(top + block, rows); ++row)
                    out[column * rows + row] = matrix[row * columns + column];
    return result;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
// The one container of numbers: a shape and a row-major block of float32, shared until it is written. Copying a Tensor
// copies no numbers, so a whole scene can be copied for every edit. Letters used everywhere: B batch, T tokens, D d_in,
// O d_out, H heads, hd head_dim (O / H).
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace attn {

using Shape = std::vector<std::int64_t>;
using Index = std::vector<std::int64_t>;

// What the numbers are. All are held as float32; Integer holds whole numbers (token ids), Boolean holds 0 and 1 (masks).
enum class Kind { Real, Integer, Boolean };

// The number of elements of `shape`; 1 for a scalar []. Saturates at INT64_MAX instead of overflowing.
std::int64_t elementCount(const Shape& shape);
// "[6, 3]", as shown beside tensor names and in messages.
std::string toString(const Shape& shape);

// The extents that are not 1.
Shape squeezed(Shape shape);
// Whether two numbers are the same one: nan equals nan, -0 differs from 0.
inline bool sameBits(float a, float b) { return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b); }

class Tensor {
public:
    Tensor() = default;                                                     // no shape, no elements; empty() is true
    explicit Tensor(Shape shape, Kind kind = Kind::Real);                   // zeros
    Tensor(Shape shape, std::vector<float> values, Kind kind = Kind::Real); // values.size() must be elementCount(shape)

    bool empty() const { return !m_values; }
    Kind kind() const { return m_kind; }
    const Shape& shape() const { return m_shape; }
    int rank() const { return static_cast<int>(m_shape.size()); }
    std::int64_t dim(int axis) const { return m_shape[axis < 0 ? m_shape.size() + axis : axis]; }
    std::int64_t size() const { return m_values ? static_cast<std::int64_t>(m_values->size()) : 0; }

    const float* data() const { return m_values->data(); }
    std::span<const float> values() const
    {
        return m_values ? std::span<const float>(*m_values) : std::span<const float>();
    }
    float operator[](std::int64_t flat) const { return (*m_values)[flat]; }
    // The block for writing; first detached from every Tensor that shares it.
    float* mutableData();
    // The same numbers in another shape of the same size.
    Tensor reshaped(Shape shape) const;
    // The same numbers as another kind; they must be valid for it.
    Tensor withKind(Kind kind) const;

    // Row-major position of `index`, or -1 when it does not lie inside the shape.
    std::int64_t flatIndex(const Index& index) const;
    // True when both share one block: a cheap "nothing changed".
    bool sameBlock(const Tensor& other) const { return m_values == other.m_values; }
    // Same kind, same shape and the same bits (nan equals nan, -0 differs from 0).
    bool operator==(const Tensor& other) const;

private:
    Shape m_shape;
    Kind m_kind = Kind::Real;
    std::shared_ptr<std::vector<float>> m_values;
};

// Rows and columns of a matrix changed over.
Tensor transposedMatrix(const Tensor& matrix);
// The same of numbers that lie elsewhere: [columns, rows] of a row-major [rows, columns].
Tensor transposedMatrix(const float* matrix, std::int64_t rows, std::int64_t columns, Kind kind = Kind::Real);

struct NamedTensor {
    std::string name;
    Tensor tensor;
    bool operator==(const NamedTensor&) const = default;
};
// The tensor called `name`; null if there is none.
template <class Tensors> auto* tensorNamed(Tensors& tensors, const std::string& name)
{
    const auto found = std::ranges::find(tensors, name, &NamedTensor::name);
    return found == tensors.end() ? nullptr : &found->tensor;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/trace.h"

#include "core/base/expect.h"
#include "core/base/strides.h"
#include "core/layer/pooling.h"
#include "core/layer/positions.h"
#include "core/layer/tensorsource.h"

#include <algorithm>
#include <limits>

namespace attn {

namespace {

constexpr auto nothing = std::numeric_limits<float>::quiet_NaN();

// Whether `count` places from `first` on are among `size`.
bool isInside(std::int64_t first, std::int64_t count, std::int64_t size)
{
    return first >= 0 && count >= 0 && first <= size - count;
}

class TensorBlock final : public TensorSource {
public:
    explicit TensorBlock(Tensor values) : m_values(std::move(values)) {}
    const Tensor& values() const { return m_values; }

    double at(std::int64_t flat) const override { return m_values[flat]; }
    void read(std::int64_t flat, std::span<double> out) const override { copy(flat, out); }
    void read(std::int64_t flat, std::span<float> out) const override { copy(flat, out); }
    void pool(const PoolGrid& grid, std::span<float> out) const override { poolBlock(m_values.data(), grid, out); }

private:
    template <class Number> void copy(std::int64_t flat, std::span<Number> out) const
    {
        std::copy_n(m_values.data() + flat, out.size(), out.data());
    }

    Tensor m_values;
};

class DoubleBlock final : public TensorSource {
public:
    explicit DoubleBlock(std::vector<double> values) : m_values(std::move(values)) {}

    double at(std::int64_t flat) const override { return m_values[flat]; }

private:
    std::vector<double> m_values;
};

class KeepBits final : public TensorSource {
public:
    explicit KeepBits(std::shared_ptr<const KeepMask> keep) : m_keep(std::move(keep)) {}

    double at(std::int64_t flat) const override { return m_keep->kept(flat); }

private:
    std::shared_ptr<const KeepMask> m_keep;
};

class PositionMask final : public TensorSource {
public:
    PositionMask(const Mask& mask, std::int64_t tokens) : m_mask(mask), m_tokens(tokens) {}

    double at(std::int64_t flat) const override { return maskAllows(m_mask, flat / m_tokens, flat % m_tokens) ? 1 : 0; }

private:
    Mask m_mask;
    std::int64_t m_tokens;
};

} // namespace

void TensorSource::read(std::int64_t flat, std::span<double> out) const
{
    for (double& value : out)
        value = at(flat++);
}

void TensorSource::read(std::int64_t flat, std::span<float> out) const
{
    for (float& value : out)
        value = static_cast<float>(at(flat++));
}

std::shared_ptr<const TensorSource> makeSource(Tensor values)
{
    return std::make_shared<TensorBlock>(std::move(values));
}

std::shared_ptr<const TensorSource> makeSource(std::vector<double> values)
{
    return std::make_shared<DoubleBlock>(std::move(values));
}

std::shared_ptr<const TensorSource> makeSource(std::shared_ptr<const KeepMask> keep)
{
    return std::make_shared<KeepBits>(std::move(keep));
}

std::shared_ptr<const TensorSource> makeAllowedSource(const Mask& mask, std::int64_t tokens)
{
    return std::make_shared<PositionMask>(mask, tokens);
}

double TracedTensor::at(std::int64_t flat) const
{
    return expect(isInside(flat, 1, m_size)) ? m_source->at(flat) : nothing;
}

template <class Number> void TracedTensor::readInto(std::int64_t flat, std::span<Number> out) const
{
    if (expect(isInside(flat, std::ssize(out), m_size)))
        m_source->read(flat, out);
    else
        std::ranges::fill(out, nothing);
}

void TracedTensor::read(std::int64_t flat, std::span<double> out) const { readInto(flat, out); }
void TracedTensor::read(std::int64_t flat, std::span<float> out) const { readInto(flat, out); }

void TracedTensor::pool(const PoolGrid& grid, std::span<float> out) const
{
    const Tile& region = grid.region;
    const std::int64_t plane = grid.matrix_rows * grid.matrix_columns;
    if (expect(isInside(region.plane * plane, plane, m_size) && isInside(region.row, region.rows, grid.matrix_rows) &&
               isInside(region.column, region.columns, grid.matrix_columns)))
        m_source->pool(grid, out);
    else
        std::ranges::fill(out, nothing);
}

const TracedTensor* Trace::find(std::string_view name) const
{
    auto found = std::ranges::find(m_tensors, name, &TracedTensor::name);
    return found == m_tensors.end() ? nullptr : &*found;
}

double Trace::cell(const TracedTensor& tensor, const Index& index) const
{
    return tensor.at(flatIndex(tensor.shape, index));
}

std::vector<double> Trace::row(const TracedTensor& tensor, std::int64_t plane, std::int64_t row) const
{
    const MatrixShape matrix = matrixShape(tensor.shape);
    std::vector<double> values(matrix.columns, nothing);
    if (expect(isInside(plane, 1, matrix.planes) && isInside(row, 1, matrix.rows)))
        tensor.read((plane * matrix.rows + row) * matrix.columns, std::span<double>(values));
    return values;
}

std::vector<float> Trace::tile(const TracedTensor& tensor, const Tile& tile) const
{
    const MatrixShape matrix = matrixShape(tensor.shape);
    std::vector<float> values(std::max<std::int64_t>(tile.rows * tile.columns, 0), nothing);
    if (!expect(isInside(tile.plane, 1, matrix.planes) && isInside(tile.row, tile.rows, matrix.rows) &&
                isInside(tile.column, tile.columns, matrix.columns)))
        return values;
    for (std::int64_t i = 0; i < tile.rows; ++i) {
        const std::int64_t first = (tile.plane * matrix.rows + tile.row + i) * matrix.columns + tile.column;
        tensor.read(first, std::span(values).subspan(i * tile.columns, tile.columns));
    }
    return values;
}

Tensor Trace::dense(const TracedTensor& tensor) const
{
    // A block that already is a Tensor of this kind is shared, not copied.
    const auto* block = dynamic_cast<const TensorBlock*>(tensor.source().get());
    if (block && block->values().kind() == tensor.kind)
        return block->values().reshaped(tensor.shape);
    std::vector<float> values(elementCount(tensor.shape));
    tensor.read(0, std::span<float>(values));
    return Tensor(tensor.shape, std::move(values), tensor.kind);
}

std::shared_ptr<const Trace> Trace::only(const TracedTensor& tensor) const
{
    auto part = std::make_shared<Trace>(m_backend, std::vector{tensor}, m_notes);
    part->m_path = m_path;
    part->m_fallback = m_fallback;
    return part;
}

MatrixShape matrixShape(const Shape& shape)
{
    const std::size_t rank = shape.size();
    MatrixShape matrix;
    if (rank >= 1)
        matrix.columns = shape[rank - 1];
    if (rank >= 2)
        matrix.rows = shape[rank - 2];
    for (std::size_t axis = 0; axis + 2 < rank; ++axis)
        matrix.planes *= shape[axis];
    return matrix;
}

} // namespace attn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagewise/operations.h"

#include "core/backends/cpu/kernels/kernels.h"

#include <memory>

namespace attn::cpu {

namespace {

// Rows per block such that one block is a few milliseconds of multiplying, for rows of `columns` sums of `terms` each.
std::int64_t rowsPerBlock(std::int64_t columns, std::int64_t terms)
{
    constexpr std::int64_t multiplications = std::int64_t(1) << 25;
    return std::max<std::int64_t>(1, multiplications / std::max<std::int64_t>(1, columns * terms));
}

// The right-hand side of products, [terms, columns], packed for the kernels: every sum has the same order wherever it
// is in the result, so that equal rows give equal numbers.
class RightOperand {
public:
    RightOperand(const Kernels& kernels, std::int64_t terms, std::int64_t columns)
        : m_kernels(kernels), m_terms(terms), m_columns(columns),
          m_room((columns / m_tile + 1) * m_tile * terms + row_multiple)
    {
        void* start = m_room.data();
        std::size_t space = m_room.size() * sizeof(float);
        m_panels = static_cast<float*>(std::align(row_multiple * sizeof(float), sizeof(float), start, space));
    }

    void pack(const float* numbers, std::int64_t term_stride, std::int64_t column_stride)
    {
        m_kernels.pack(m_terms, m_columns, numbers, term_stride, column_stride, m_panels);
    }
    void multiply(std::int64_t rows, const float* left, const float* bias, float* out) const
    {
        m_kernels.product(rows, m_terms, left, m_terms, m_panels, m_columns, bias, out, m_columns, nullptr, 0, -1,
                          nullptr);
    }

private:
    const Kernels& m_kernels;
    const std::int64_t m_tile = m_kernels.tile_columns; // before m_room, which it sizes
    const std::int64_t m_terms, m_columns;
    std::vector<float> m_room;
    float* m_panels;
};

// x [B,T,in] times the packed weights.
Tensor projected(const Tensor& x, const RightOperand& weights, std::int64_t columns, const Tensor* bias,
                 const StopToken& stop)
{
    const std::int64_t B = x.dim(0), T = x.dim(1), in = x.dim(2);
    Tensor y = makeBlocks({1, B * T, columns}, rowsPerBlock(columns, in), stop,
                          [&](std::int64_t, std::int64_t first, std::int64_t rows, float* out) {
                              weights.multiply(rows, x.data() + first * in, bias ? bias->data() : nullptr, out);
                          });
    return y.reshaped({B, T, columns});
}

} // namespace

Tensor linear(const Tensor& x, const Tensor& weight, const Tensor* bias, const Kernels& kernels, const StopToken& stop)
{
    const std::int64_t in = x.dim(2), out_features = weight.dim(0);
    RightOperand weights(kernels, in, out_features);
    weights.pack(weight.data(), 1, in);
    return projected(x, weights, out_features, bias, stop);
}

Tensor matmul(const Tensor& x, const Tensor& weight, const Kernels& kernels, const StopToken& stop)
{
    const std::int64_t in = x.dim(2), columns = weight.dim(1);
    RightOperand weights(kernels, in, columns);
    weights.pack(weight.data(), columns, 1);
    return projected(x, weights, columns, nullptr, stop);
}

Tensor dotProducts(const Tensor& q, const Tensor& k, const Kernels& kernels, const StopToken& stop)
{
    const std::int64_t B = q.dim(0), H = q.dim(1), T = q.dim(2), hd = q.dim(3), S = k.dim(2), group = H / k.dim(1);
    RightOperand keys(kernels, hd, S);
    return makeBlocks({B, H, T, S}, rowsPerBlock(S, hd), stop,
                      [&](std::int64_t plane, std::int64_t first, std::int64_t rows, float* out) {
                          if (first == 0)
                              keys.pack(rowOf(k, plane / group, 0), 1, hd);
                          keys.multiply(rows, rowOf(q, plane, first), nullptr, out);
                      });
}

Tensor mix(const Tensor& weights, const Tensor& v, const Config& config, const Kernels& kernels, const StopToken& stop)
{
    const std::int64_t B = v.dim(0), H = weights.dim(1), S = v.dim(2), hd = v.dim(3), group = H / v.dim(1);
    RightOperand values(kernels, S, hd);
    return makeBlocks({B, H, weights.dim(2), hd}, rowsPerBlock(hd, S), stop,
                      [&](std::int64_t plane, std::int64_t first, std::int64_t rows, float* out) {
                          if (headIsOff(config, plane % H))
                              return; // as it was taken: zeros
                          if (first == 0)
                              values.pack(rowOf(v, plane / group, 0), hd, 1);
                          values.multiply(rows, rowOf(weights, plane, first), nullptr, out);
                      });
}

} // namespace attn::cpu

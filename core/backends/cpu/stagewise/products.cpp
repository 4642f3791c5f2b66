// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagewise/operations.h"

#include <Eigen/Core>

namespace attn::cpu {

namespace {

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Block = Eigen::Map<Matrix>;
using ConstBlock = Eigen::Map<const Matrix>;

// Rows per block such that one block is a few milliseconds of multiplying, for rows of `columns` sums of `terms` each.
std::int64_t rowsPerBlock(std::int64_t columns, std::int64_t terms)
{
    constexpr std::int64_t multiplications = std::int64_t(1) << 25;
    return std::max<std::int64_t>(1, multiplications / std::max<std::int64_t>(1, columns * terms));
}

} // namespace

Tensor linear(const Tensor& x, const Tensor& weight, const Tensor* bias, std::stop_token stop)
{
    const std::int64_t B = x.dim(0), T = x.dim(1), in = x.dim(2), out_features = weight.dim(0);
    const ConstBlock w(weight.data(), out_features, in);
    Tensor y = makeBlocks({1, B * T, out_features}, rowsPerBlock(out_features, in), stop,
                          [&](std::int64_t, std::int64_t first, std::int64_t rows, float* out) {
                              Block result(out, rows, out_features);
                              result.noalias() = ConstBlock(x.data() + first * in, rows, in) * w.transpose();
                              if (bias)
                                  result.rowwise() += Eigen::Map<const Eigen::RowVectorXf>(bias->data(), out_features);
                          });
    return y.reshaped({B, T, out_features});
}

Tensor matmul(const Tensor& x, const Tensor& weight, std::stop_token stop)
{
    const std::int64_t B = x.dim(0), T = x.dim(1), in = x.dim(2), columns = weight.dim(1);
    const ConstBlock w(weight.data(), in, columns);
    Tensor y = makeBlocks({1, B * T, columns}, rowsPerBlock(columns, in), stop,
                          [&](std::int64_t, std::int64_t first, std::int64_t rows, float* out) {
                              Block(out, rows, columns).noalias() = ConstBlock(x.data() + first * in, rows, in) * w;
                          });
    return y.reshaped({B, T, columns});
}

Tensor dotProducts(const Tensor& q, const Tensor& k, std::stop_token stop)
{
    const std::int64_t B = q.dim(0), H = q.dim(1), T = q.dim(2), hd = q.dim(3);
    return makeBlocks({B, H, T, T}, rowsPerBlock(T, hd), stop,
                      [&](std::int64_t plane, std::int64_t first, std::int64_t rows, float* out) {
                          const ConstBlock queries(rowOf(q, plane, first), rows, hd);
                          const ConstBlock keys(rowOf(k, plane, 0), T, hd);
                          Block(out, rows, T).noalias() = queries * keys.transpose();
                      });
}

Tensor mix(const Tensor& weights, const Tensor& v, std::stop_token stop)
{
    const std::int64_t T = v.dim(2), hd = v.dim(3);
    return makeBlocks(v.shape(), rowsPerBlock(hd, T), stop,
                      [&](std::int64_t plane, std::int64_t first, std::int64_t rows, float* out) {
                          const ConstBlock shares(rowOf(weights, plane, first), rows, T);
                          const ConstBlock values(rowOf(v, plane, 0), T, hd);
                          Block(out, rows, hd).noalias() = shares * values;
                      });
}

} // namespace attn::cpu

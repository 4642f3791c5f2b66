// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/positions.h"

#include "core/backends/cpu/stagewise/operations.h"

#include <cmath>
#include <cstdlib>

namespace attn::cpu {

namespace {

// Uses the exponential: libraries agree on its bits, not on those of their own tanh.
float tanhOf(float x)
{
    const double size = std::abs(static_cast<double>(x));
    const double value = size < 1e-3 ? size - size * size * size / 3 : 1 - 2 / (std::exp(2 * size) + 1);
    return std::copysign(static_cast<float>(value), x);
}

} // namespace

Tensor rmsNorm(const Tensor& x, const Tensor& weight, const QkNorm& norm, const StopToken& stop)
{
    const std::int64_t hd = x.dim(-1), heads = x.dim(1);
    return makeRows(x.shape(), stop, [&](std::int64_t plane, std::int64_t t, float* out) {
        const std::int64_t first = norm.all_heads ? plane / heads * heads : plane;
        const std::int64_t count = norm.all_heads ? heads : 1;
        double squares = 0; // rounded once: no long row loses digits
        for (std::int64_t head = first; head < first + count; ++head)
            for (std::int64_t e = 0; e < hd; ++e)
                squares += static_cast<double>(rowOf(x, head, t)[e] * rowOf(x, head, t)[e]);
        const float mean = static_cast<float>(squares) / static_cast<float>(count * hd);
        const float length = std::sqrt(mean + static_cast<float>(norm.eps));
        const float *row = rowOf(x, plane, t), *by = weight.data() + (plane - first) * hd;
        for (std::int64_t e = 0; e < hd; ++e)
            out[e] = row[e] / length * (norm.unit_offset ? 1 + by[e] : by[e]);
    });
}

Tensor rotate(const Tensor& x, const Realized& realized, const StopToken& stop)
{
    const Rope& rope = *realized.config.rope;
    const Dims& dims = realized.plan.dims;
    const std::int64_t hd = x.dim(-1), T = x.dim(-2), pairs = ropeDims(rope, dims) / 2;
    const auto given = rope.inv_freq.empty() ? std::span<const float>() : realized.at(rope.inv_freq).values();
    std::vector<RopeTurn> turns; // [T, pairs]
    for (std::int64_t t = 0; t < T; ++t)
        for (std::int64_t pair = 0; pair < pairs; ++pair)
            turns.push_back(ropeTurn(rope, ropeFrequency(rope, dims, pair, given), t));
    return makeRows(x.shape(), stop, [&](std::int64_t plane, std::int64_t t, float* out) {
        const float* row = rowOf(x, plane, t);
        std::copy_n(row, hd, out);
        for (std::int64_t pair = 0; pair < pairs; ++pair) {
            const RopeTurn& turn = turns[std::size_t(t * pairs + pair)];
            const auto [first, second] = ropePair(rope, dims, pair);
            out[first] = row[first] * turn.cosine - row[second] * turn.sine;
            out[second] = row[second] * turn.cosine + row[first] * turn.sine;
        }
    });
}

Tensor capScores(const Tensor& scores, float cap, const StopToken& stop)
{
    const std::int64_t columns = scores.dim(-1);
    return makeRows(scores.shape(), stop, [&](std::int64_t plane, std::int64_t i, float* out) {
        const float* row = rowOf(scores, plane, i);
        for (std::int64_t j = 0; j < columns; ++j)
            out[j] = cap * tanhOf(row[j] / cap);
    });
}

Tensor positionBias(const Realized& realized, const StopToken& stop)
{
    const PositionBias& bias = realized.config.position_bias;
    const Dims& dims = realized.plan.dims;
    Tensor given = bias.tensor.empty() ? Tensor() : realized.at(bias.tensor);
    if (bias.kind == PositionBiasKind::Tensor && given.rank() > 2)
        return given;
    return makeRows({dims.H, dims.T, dims.S}, stop, [&](std::int64_t h, std::int64_t i, float* out) {
        const auto slope = static_cast<float>(alibiSlope(h, dims.H));
        for (std::int64_t j = 0; j < dims.S; ++j)
            out[j] = bias.kind == PositionBiasKind::Alibi ? -slope * static_cast<float>(std::abs(i - j))
                     : bias.kind == PositionBiasKind::T5
                         ? given[t5Bucket(j - i, given.dim(0), bias.max_distance, bias.bidirectional) * dims.H + h]
                         : given[i * dims.S + j];
    });
}

Tensor addBias(const Tensor& scores, const Tensor& bias, const StopToken& stop)
{
    const std::int64_t columns = scores.dim(-1), planes = bias.size() / (scores.dim(-2) * columns);
    return makeRows(scores.shape(), stop, [&](std::int64_t plane, std::int64_t i, float* out) {
        const float* row = rowOf(scores, plane, i);
        std::transform(row, row + columns, rowOf(bias, plane % planes, i), out, std::plus<>());
    });
}

Tensor allowedByPosition(const Realized& realized)
{
    const std::int64_t T = realized.plan.dims.T;
    Tensor allowed({T, T}, Kind::Boolean);
    float* cells = allowed.mutableData();
    for (std::int64_t i = 0; i < T; ++i)
        for (std::int64_t j = 0; j < T; ++j)
            cells[i * T + j] = maskAllows(realized.config.mask, i, j);
    return allowed;
}

} // namespace attn::cpu

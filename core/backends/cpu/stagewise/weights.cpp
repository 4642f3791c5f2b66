// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagewise/operations.h"
#include "core/backends/maskedcells.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace attn::cpu {

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

// Summed in double and rounded once: beyond FLT_MAX it is inf, as in float32, but long rows lose no digits.
float rowSum(const float* row, std::int64_t count)
{
    return static_cast<float>(std::accumulate(row, row + count, 0.0));
}

// Rows of [B,H,T,S] by fill(batch item, query, row of x, out).
template <class Fill> Tensor mapRows(const Tensor& x, const StopToken& stop, Fill fill)
{
    const std::int64_t H = x.dim(1);
    return makeRows(x.shape(), stop, [&](std::int64_t plane, std::int64_t i, float* out) {
        fill(plane / H, i, rowOf(x, plane, i), out);
    });
}

} // namespace

Tensor scale(const Tensor& scores, const Realized& realized, const StopToken& stop)
{
    if (realized.config.scale == Scale::None)
        return scores;
    const std::int64_t T = scores.dim(-1);
    if (realized.config.scale == Scale::Factor) {
        const auto factor = static_cast<float>(realized.config.scale_factor);
        return mapRows(scores, stop, [&](std::int64_t, std::int64_t, const float* row, float* out) {
            for (std::int64_t j = 0; j < T; ++j)
                out[j] = row[j] * factor;
        });
    }
    const float divisor = std::sqrt(static_cast<float>(realized.plan.dims.hd));
    return mapRows(scores, stop, [&](std::int64_t, std::int64_t, const float* row, float* out) {
        for (std::int64_t j = 0; j < T; ++j)
            out[j] = row[j] / divisor;
    });
}

Tensor mask(const Tensor& scores, const Realized& realized, const StopToken& stop)
{
    const Mask& mask = realized.config.mask;
    const std::int64_t T = scores.dim(-1);
    if (!masksBefore(realized.config))
        return scores;
    if (mask.kind == MaskKind::Additive) {
        const Tensor& added = realized.at(mask.tensor); // [T,S], or [B,T,S]
        return mapRows(scores, stop, [&](std::int64_t b, std::int64_t i, const float* row, float* out) {
            std::transform(row, row + T, rowOf(added, added.rank() == 3 ? b : 0, i), out, std::plus<>());
        });
    }
    const MaskedCells blocked(realized);
    const bool fill = !maskAdds(realized.config);
    return mapRows(scores, stop, [&](std::int64_t b, std::int64_t i, const float* row, float* out) {
        for (std::int64_t j = 0; j < T; ++j)
            out[j] = !blocked(b, i, j) ? row[j] : fill ? -infinity : row[j] - infinity;
    });
}

Tensor dropout(const Tensor& x, const Realized& realized, const StopToken& stop)
{
    if (!realized.keep)
        return x;
    const KeepMask& keep = *realized.keep;
    const float factor = keptFactor(realized.config.dropout);
    const MatrixShape matrix = matrixShape(x.shape());
    return makeRows(x.shape(), stop, [&](std::int64_t plane, std::int64_t row, float* out) {
        const std::int64_t first = (plane * matrix.rows + row) * matrix.columns;
        for (std::int64_t j = 0; j < matrix.columns; ++j)
            out[j] = x[first + j] * (keep.kept(first + j) ? factor : 0.0f);
    });
}

Tensor normalise(const Tensor& logits, Normalize kind, float temperature, const StopToken& stop)
{
    const MatrixShape matrix = matrixShape(logits.shape());
    const std::int64_t columns = matrix.columns;
    return makeRows(logits.shape(), stop, [&](std::int64_t plane, std::int64_t i, float* out) {
        const float* row = logits.data() + (plane * matrix.rows + i) * columns;
        if (kind == Normalize::Sum) {
            std::copy_n(row, columns, out);
        } else {
            for (std::int64_t j = 0; j < columns; ++j)
                out[j] = row[j] / temperature;
            // std::exp keeps float32's ends: exp(-inf) is 0, exp(89) inf.
            const float largest = kind == Normalize::Softmax ? *std::max_element(out, out + columns) : 0;
            for (std::int64_t j = 0; j < columns; ++j)
                out[j] = std::exp(out[j] - largest);
        }
        const float sum = rowSum(out, columns);
        for (std::int64_t j = 0; j < columns; ++j)
            out[j] /= sum;
    });
}

WeightsWithSinks normaliseWithSinks(const Tensor& logits, const Tensor& sinks, const Config& config,
                                    const StopToken& stop)
{
    const std::int64_t columns = logits.dim(-1), T = logits.dim(-2), H = logits.dim(1);
    const auto temperature = static_cast<float>(config.temperature);
    const bool naive = config.normalize == Normalize::SoftmaxNaive;
    Tensor shares({logits.dim(0), H, T});
    float* share = shares.mutableData();
    Tensor weights = makeRows(logits.shape(), stop, [&](std::int64_t plane, std::int64_t i, float* out) {
        const float* row = rowOf(logits, plane, i);
        for (std::int64_t j = 0; j < columns; ++j)
            out[j] = row[j] / temperature;
        const float sink = sinks[plane % H] / temperature;
        const float largest = naive ? 0 : std::max(sink, *std::max_element(out, out + columns));
        for (std::int64_t j = 0; j < columns; ++j)
            out[j] = std::exp(out[j] - largest);
        const float of_sink = std::exp(sink - largest);
        const auto sum = static_cast<float>(std::accumulate(out, out + columns, static_cast<double>(of_sink)));
        for (std::int64_t j = 0; j < columns; ++j)
            out[j] /= sum;
        share[plane * T + i] = of_sink / sum;
    });
    return {std::move(weights), std::move(shares)};
}

Tensor transposed(const Tensor& matrices, const StopToken& stop)
{
    const std::int64_t rows = matrices.dim(-2), columns = matrices.dim(-1);
    return makeRows({matrices.dim(0), matrices.dim(1), columns, rows}, stop,
                    [&](std::int64_t plane, std::int64_t i, float* out) {
                        for (std::int64_t j = 0; j < rows; ++j)
                            out[j] = matrices[(plane * rows + j) * columns + i];
                    });
}

Tensor fillWithMinusInfinity(const Tensor& weights, const Realized& realized, const StopToken& stop)
{
    const MaskedCells blocked(realized);
    return mapRows(weights, stop, [&](std::int64_t b, std::int64_t i, const float* row, float* out) {
        for (std::int64_t j = 0; j < weights.dim(-1); ++j)
            out[j] = blocked(b, i, j) ? -infinity : row[j];
    });
}

Tensor multiplyByAllowed(const Tensor& weights, const Realized& realized, const StopToken& stop)
{
    const MaskedCells blocked(realized);
    return mapRows(weights, stop, [&](std::int64_t b, std::int64_t i, const float* row, float* out) {
        for (std::int64_t j = 0; j < weights.dim(-1); ++j)
            out[j] = row[j] * (blocked(b, i, j) ? 0.0f : 1.0f);
    });
}

Tensor divideByRowSums(const Tensor& weights, const StopToken& stop)
{
    const std::int64_t T = weights.dim(-1);
    return mapRows(weights, stop, [&](std::int64_t, std::int64_t, const float* row, float* out) {
        const float sum = rowSum(row, T);
        for (std::int64_t j = 0; j < T; ++j)
            out[j] = row[j] / sum;
    });
}

Tensor zeroMaskedRows(const Tensor& weights, const Realized& realized, const StopToken& stop)
{
    if (!zeroesEmptyRows(realized.config))
        return weights;
    const MaskedCells blocked(realized);
    const std::int64_t T = weights.dim(-1);
    return mapRows(weights, stop, [&](std::int64_t b, std::int64_t i, const float* row, float* out) {
        std::int64_t j = 0;
        while (j < T && blocked(b, i, j))
            ++j;
        if (j < T) // a key is left; the new row is all 0 otherwise
            std::copy_n(row, T, out);
    });
}

Tensor rowSums(const Tensor& weights, const StopToken& stop)
{
    return makeRows({weights.dim(0), weights.dim(1), weights.dim(2)}, stop,
                    [&](std::int64_t b, std::int64_t h, float* out) {
                        for (std::int64_t i = 0; i < weights.dim(2); ++i)
                            out[i] = rowSum(rowOf(weights, b * weights.dim(1) + h, i), weights.dim(3));
                    });
}

} // namespace attn::cpu

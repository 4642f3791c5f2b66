// SPDX-License-Identifier: GPL-3.0-or-later
// What today's models add to the layer of the notebooks: normed and rotated queries and keys, capped scores, position
// biases, masks by position.
#include "core/backends/reference/operations.h"
#include "core/base/float32range.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace attn::reference {

namespace {

// 2^(-8/n), its square, … for n a power of two; else those of the next smaller power, and every other one of its double.
double slopeOfHead(std::int64_t head, std::int64_t heads)
{
    std::int64_t power = 1;
    while (power * 2 <= heads)
        power *= 2;
    const double exponent = head < power ? -8.0 * double(head + 1) / double(power)
                                         : -8.0 * double(2 * (head - power) + 1) / double(2 * power);
    return float(std::pow(2.0, exponent));
}

// T5's table has a row for each small distance; larger ones share rows, by the logarithm, in float32 as PyTorch does.
std::int64_t bucketOf(std::int64_t distance, std::int64_t buckets, const PositionBias& bias)
{
    std::int64_t bucket = 0;
    if (bias.bidirectional) {
        buckets /= 2;
        if (distance > 0)
            bucket = buckets; // keys after the query have the second half
    } else {
        distance = std::min<std::int64_t>(distance, 0); // they are all in the first row
    }
    const std::int64_t far = std::abs(distance), exact = buckets / 2;
    if (far < exact)
        return bucket + far;
    const float share =
        std::log(float(far) / float(exact)) / float(std::log(double(bias.max_distance) / double(exact)));
    return bucket + std::min(exact + std::int64_t(share * float(buckets - exact)), buckets - 1);
}

bool mayLook(const Mask& mask, std::int64_t i, std::int64_t j)
{
    if (mask.kind == MaskKind::Prefix)
        return j <= i || j < mask.prefix;
    if (mask.kind == MaskKind::SlidingWindow)
        return j <= i && (i - j < mask.window || j < mask.global);
    return j <= i;
}

} // namespace

Values rmsNorm(const Values& x, const Tensor& weight, const QkNorm& norm, StopToken stop)
{
    const std::int64_t hd = x.dim(3);
    Values y(x.shape());
    forEachQuery(x.shape(), stop, [&](auto b, auto h, auto t) {
        const std::int64_t first = norm.all_heads ? 0 : h, end = norm.all_heads ? x.dim(1) : h + 1;
        double squares = 0;
        for (std::int64_t head = first; head < end; ++head)
            for (std::int64_t e = 0; e < hd; ++e)
                squares += overflowing(x(b, head, t, e) * x(b, head, t, e));
        const double mean = overflowing(squares) / double((end - first) * hd);
        const double length = std::sqrt(overflowing(mean) + float(norm.eps));
        for (std::int64_t e = 0; e < hd; ++e) {
            const double w = weight[norm.all_heads ? h * hd + e : e];
            y(b, h, t, e) = overflowing(x(b, h, t, e) / length * (norm.unit_offset ? 1.0 + w : w));
        }
    });
    return y;
}

Values rotate(const Values& x, const Rope& rope, const Tensor* inv_freq, StopToken stop)
{
    const std::int64_t dims = rope.dims.value_or(x.dim(3));
    Values y = x; // components from `dims` on stay
    forEachQuery(x.shape(), stop, [&](auto b, auto h, auto t) {
        for (std::int64_t pair = 0; pair < dims / 2; ++pair) {
            const std::int64_t first = rope.layout == RopeLayout::Half ? pair : 2 * pair,
                               second = rope.layout == RopeLayout::Half ? pair + dims / 2 : 2 * pair + 1;
            const float frequency =
                inv_freq ? (*inv_freq)[pair]
                         : 1.0f / float(std::pow(double(float(rope.theta)), double(float(2 * pair) / float(dims))));
            const double angle = float(t + rope.offset) * frequency; // of float32, as PyTorch has it
            const double one = x(b, h, t, first), other = x(b, h, t, second);
            y(b, h, t, first) = overflowing(one * std::cos(angle) - other * std::sin(angle));
            y(b, h, t, second) = overflowing(other * std::cos(angle) + one * std::sin(angle));
        }
    });
    return y;
}

Values capScores(const Values& scores, double cap, StopToken stop)
{
    const double c = float(cap);
    Values capped(scores.shape());
    forEachQuery(scores.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < scores.dim(3); ++j)
            capped(b, h, i, j) = c * std::tanh(overflowing(scores(b, h, i, j) / c));
    });
    return capped;
}

Values positionBias(const Realized& realized, StopToken stop)
{
    const PositionBias& bias = realized.config.position_bias;
    const Dims& dims = realized.plan.dims;
    const Values given = bias.tensor.empty() ? Values() : Values(realized.at(bias.tensor));
    const std::size_t axes = bias.kind == PositionBiasKind::Tensor ? given.shape().size() : 0;
    Values made({axes == 4 ? dims.B : 1, dims.H, dims.T, dims.S});
    forEachQuery(made.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < dims.S; ++j) {
            double& number = made(b, h, i, j);
            if (bias.kind == PositionBiasKind::Alibi)
                number = -slopeOfHead(h, dims.H) * double(std::abs(i - j));
            else if (bias.kind == PositionBiasKind::T5)
                number = given(bucketOf(j - i, given.dim(0), bias), h);
            else
                number = axes == 4 ? given(b, h, i, j) : axes == 3 ? given(h, i, j) : given(i, j);
        }
    });
    return axes == 4 ? made : made.reshaped({dims.H, dims.T, dims.S});
}

Values addBias(const Values& scores, const Values& bias, StopToken stop)
{
    const bool by_item = bias.shape().size() == 4;
    Values biased(scores.shape());
    forEachQuery(scores.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < scores.dim(3); ++j)
            biased(b, h, i, j) = overflowing(scores(b, h, i, j) + (by_item ? bias(b, h, i, j) : bias(h, i, j)));
    });
    return biased;
}

Values allowedByPosition(const Realized& realized)
{
    const std::int64_t T = realized.plan.dims.T;
    Values allowed({T, T});
    for (std::int64_t i = 0; i < T; ++i)
        for (std::int64_t j = 0; j < T; ++j)
            allowed(i, j) = mayLook(realized.config.mask, i, j) ? 1 : 0;
    return withOverrides(realized, "allowed", std::move(allowed));
}

} // namespace attn::reference

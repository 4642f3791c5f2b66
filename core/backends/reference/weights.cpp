// SPDX-License-Identifier: GPL-3.0-or-later
// From queries and keys to weights: scores, scale, mask, dropout, normaliser.
#include "core/backends/reference/operations.h"
#include "core/base/float32range.h"
#include "core/scene/options.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn::reference {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// What the mask's tensor says about query i of batch item b and key j: 0 or 1, or the number to add.
double maskNumber(const Mask& mask, const Values& tensor, std::int64_t b, std::int64_t i, std::int64_t j)
{
    if (mask.kind == MaskKind::Padding)
        return tensor(b, j); // [B,S]: a key is blocked for every query
    return tensor.shape().size() == 2 ? tensor(i, j) : tensor(b, i, j);
}

Values maskTensor(const Realized& realized)
{
    const Mask& mask = realized.config.mask;
    if (mask.kind == MaskKind::None)
        return {};
    return isByPosition(mask.kind) ? allowedByPosition(realized) : Values(realized.at(mask.tensor));
}

// Whether no key before this one is padding.
bool isFirstPadded(const Values& tensor, std::int64_t b, std::int64_t j)
{
    for (std::int64_t before = 0; before < j; ++before)
        if (tensor(b, before) != 0)
            return false;
    return true;
}

bool blocks(const Mask& mask, const Values& tensor, std::int64_t b, std::int64_t i, std::int64_t j)
{
    switch (mask.kind) {
    case MaskKind::None: return false;
    case MaskKind::Causal:
    case MaskKind::SlidingWindow:
    case MaskKind::Prefix: return tensor(i, j) == 0;
    case MaskKind::Padding:
        if (mask.spares == MaskSpares::FirstPadded && isFirstPadded(tensor, b, j))
            return false;
        [[fallthrough]];
    case MaskKind::CustomBool: return maskNumber(mask, tensor, b, i, j) != 0;
    case MaskKind::Additive: return maskNumber(mask, tensor, b, i, j) == -infinity;
    }
    return false;
}

} // namespace

Values queriesOfNext(const Values& q)
{
    const std::int64_t T = q.dim(2);
    Values next(q.shape());
    for (std::int64_t b = 0; b < q.dim(0); ++b)
        for (std::int64_t h = 0; h < q.dim(1); ++h)
            for (std::int64_t i = 0; i < T; ++i)
                for (std::int64_t e = 0; e < q.dim(3); ++e)
                    next(b, h, i, e) = q(b, h, (i + 1) % T, e);
    return next;
}

Values dotProducts(const Values& q, const Values& k, StopToken stop)
{
    const std::int64_t S = k.dim(2), hd = q.dim(3), group = q.dim(1) / k.dim(1);
    Values scores({q.dim(0), q.dim(1), q.dim(2), S});
    forEachQuery(scores.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < S; ++j) {
            double sum = 0;
            for (std::int64_t e = 0; e < hd; ++e)
                sum += q(b, h, i, e) * k(b, h / group, j, e);
            scores(b, h, i, j) = overflowing(sum);
        }
    });
    return scores;
}

Values scale(const Values& scores, const Realized& realized, StopToken stop)
{
    if (realized.config.scale == Scale::None)
        return scores;
    const bool factor = realized.config.scale == Scale::Factor;
    const double divisor = std::sqrt(static_cast<double>(realized.plan.dims.hd));
    Values scaled(scores.shape());
    forEachQuery(scores.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < scores.dim(3); ++j)
            scaled(b, h, i, j) =
                overflowing(factor ? scores(b, h, i, j) * realized.config.scale_factor : scores(b, h, i, j) / divisor);
    });
    return scaled;
}

Values mask(const Values& scores, const Realized& realized, StopToken stop)
{
    const Mask& mask = realized.config.mask;
    if (mask.kind == MaskKind::None || (mask.apply != MaskApply::FillNegInf && mask.apply != MaskApply::Add))
        return scores;
    const Values tensor = maskTensor(realized);
    Values masked(scores.shape());
    forEachQuery(scores.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < scores.dim(3); ++j) {
            const double score = scores(b, h, i, j);
            if (mask.kind == MaskKind::Additive)
                masked(b, h, i, j) = overflowing(score + maskNumber(mask, tensor, b, i, j));
            else if (!blocks(mask, tensor, b, i, j))
                masked(b, h, i, j) = score;
            else
                masked(b, h, i, j) = mask.apply == MaskApply::Add ? score + -infinity : -infinity;
        }
    });
    return masked;
}

Values dropout(const Values& x, const Realized& realized, StopToken stop)
{
    if (!realized.keep)
        return x;
    // 1 / (1 - p), rounded to float32 as in PyTorch. Nothing is kept at p = 1, where this would be inf.
    const double p = realized.config.dropout.p;
    const double factor =
        1.0f / static_cast<float>(realized.config.dropout.factor == DropoutFactor::OneOverP ? p : 1.0 - p);
    Values dropped(x.shape());
    forEachQuery(x.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < x.dim(3); ++j) {
            const bool kept = realized.keep->kept(((b * x.dim(1) + h) * x.dim(2) + i) * x.dim(3) + j);
            dropped(b, h, i, j) =
                overflowing(x(b, h, i, j) * (kept ? factor : 0.0)); // a dropped inf is nan, as in PyTorch
        }
    });
    return dropped;
}

namespace {

// The largest of a row's logits and, if any, the sink's: subtracted so that no exponential overflows.
double largestLogit(const Values& logits, double temperature, const Tensor* sinks, std::int64_t b, std::int64_t h,
                    std::int64_t i)
{
    double largest = sinks ? overflowing((*sinks)[h] / temperature) : -infinity;
    for (std::int64_t j = 0; j < logits.dim(3); ++j)
        largest = std::max(largest, overflowing(logits(b, h, i, j) / temperature));
    return largest;
}

} // namespace

Values normalise(const Values& logits, Normalize kind, double temperature, const Tensor* sinks, StopToken stop)
{
    const std::int64_t S = logits.dim(3);
    Values weights(logits.shape());
    forEachQuery(logits.shape(), stop, [&](auto b, auto h, auto i) {
        // 1. The largest logit. The naive softmax subtracts nothing.
        const double largest = kind == Normalize::Softmax ? largestLogit(logits, temperature, sinks, b, h, i) : 0;
        // 2. One positive number for each key; "sum" takes the logit as it is.
        const auto exponential = [&](double logit) {
            return withinFloat32(std::exp(overflowing(logit / temperature) - largest)); // -inf - -inf is nan
        };
        for (std::int64_t j = 0; j < S; ++j)
            weights(b, h, i, j) = kind == Normalize::Sum ? logits(b, h, i, j) : exponential(logits(b, h, i, j));
        // 3. Their sum, and the sink's.
        double sum = 0;
        for (std::int64_t j = 0; j < S; ++j)
            sum += weights(b, h, i, j);
        sum = overflowing(sinks ? sum + exponential((*sinks)[h]) : sum);
        // 4. Each key's share of it.
        for (std::int64_t j = 0; j < S; ++j)
            weights(b, h, i, j) = overflowing(weights(b, h, i, j) / sum);
    });
    return weights;
}

Values sinkShares(const Values& logits, Normalize kind, double temperature, const Tensor& sinks, StopToken stop)
{
    Values shares({logits.dim(0), logits.dim(1), logits.dim(2)});
    forEachQuery(logits.shape(), stop, [&](auto b, auto h, auto i) {
        const double largest = kind == Normalize::Softmax ? largestLogit(logits, temperature, &sinks, b, h, i) : 0;
        const auto exponential = [&](double logit) {
            return withinFloat32(std::exp(overflowing(logit / temperature) - largest));
        };
        double sum = 0; // in the order of normalise(), to the last bit
        for (std::int64_t j = 0; j < logits.dim(3); ++j)
            sum += exponential(logits(b, h, i, j));
        shares(b, h, i) = exponential(sinks[h]) / overflowing(sum + exponential(sinks[h]));
    });
    return shares;
}

Values transposed(const Values& matrices, StopToken stop)
{
    Values turned({matrices.dim(0), matrices.dim(1), matrices.dim(3), matrices.dim(2)});
    forEachQuery(matrices.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < matrices.dim(3); ++j)
            turned(b, h, j, i) = matrices(b, h, i, j);
    });
    return turned;
}

Values fillWithMinusInfinity(const Values& weights, const Realized& realized, StopToken stop)
{
    const Mask& mask = realized.config.mask;
    const Values tensor = maskTensor(realized);
    Values filled(weights.shape());
    forEachQuery(weights.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < weights.dim(3); ++j)
            filled(b, h, i, j) = blocks(mask, tensor, b, i, j) ? -infinity : weights(b, h, i, j);
    });
    return filled;
}

Values multiplyByAllowed(const Values& weights, const Realized& realized, StopToken stop)
{
    const Mask& mask = realized.config.mask;
    const Values tensor = maskTensor(realized);
    Values masked(weights.shape());
    forEachQuery(weights.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < weights.dim(3); ++j)
            masked(b, h, i, j) = weights(b, h, i, j) * (blocks(mask, tensor, b, i, j) ? 0.0 : 1.0);
    });
    return masked;
}

Values divideByRowSums(const Values& weights, StopToken stop)
{
    const Values sums = rowSums(weights, stop);
    Values shares(weights.shape());
    forEachQuery(weights.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < weights.dim(3); ++j)
            shares(b, h, i, j) = overflowing(weights(b, h, i, j) / sums(b, h, i));
    });
    return shares;
}

Values zeroMaskedRows(Values weights, const Realized& realized, StopToken stop)
{
    const Mask& mask = realized.config.mask;
    if (realized.config.masked_rows != MaskedRows::Zero || mask.apply == MaskApply::None)
        return weights;
    const Values tensor = maskTensor(realized);
    forEachQuery(weights.shape(), stop, [&](auto b, auto h, auto i) {
        bool all_blocked = true;
        for (std::int64_t j = 0; j < weights.dim(3); ++j)
            all_blocked = all_blocked && blocks(mask, tensor, b, i, j);
        for (std::int64_t j = 0; j < weights.dim(3) && all_blocked; ++j)
            weights(b, h, i, j) = 0;
    });
    return weights;
}

Values rowSums(const Values& weights, StopToken stop)
{
    Values sums({weights.dim(0), weights.dim(1), weights.dim(2)});
    forEachQuery(weights.shape(), stop, [&](auto b, auto h, auto i) {
        double sum = 0;
        for (std::int64_t j = 0; j < weights.dim(3); ++j)
            sum += weights(b, h, i, j);
        sums(b, h, i) = overflowing(sum);
    });
    return sums;
}

} // namespace attn::reference

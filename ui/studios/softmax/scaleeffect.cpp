// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/scaleeffect.h"

#include "core/random/normal.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

double spreadOf(const std::vector<float>& values, double factor)
{
    double mean = 0, square = 0;
    for (float value : values)
        mean += value * factor;
    mean /= double(values.size());
    for (float value : values)
        square += (value * factor - mean) * (value * factor - mean);
    return std::sqrt(square / double(values.size() - 1));
}

// The largest weight and the entropy of softmax(factor * row), in the mean over all rows.
void judgeRows(const std::vector<float>& scores, double factor, double& largest, double& entropy)
{
    for (std::int64_t row = 0; row < scale_rows; ++row) {
        const float* values = scores.data() + row * scale_keys;
        const double top = *std::max_element(values, values + scale_keys) * factor;
        double sum = 0, best = 0, bits = 0;
        for (std::int64_t key = 0; key < scale_keys; ++key)
            sum += std::exp(values[key] * factor - top);
        for (std::int64_t key = 0; key < scale_keys; ++key) {
            const double weight = std::exp(values[key] * factor - top) / sum;
            best = std::max(best, weight);
            bits -= weight > 0 ? weight * std::log2(weight) : 0;
        }
        largest += best / double(scale_rows);
        entropy += bits / double(scale_rows);
    }
}

} // namespace

ScaleEffect scaleEffect(std::int64_t d, StopToken stop)
{
    ScaleEffect effect;
    effect.d = d;
    TorchGenerator generator(scale_seed);
    std::vector<float> q(std::size_t(scale_rows * d)), k(std::size_t(scale_rows * scale_keys * d));
    fillNormal(generator, Normals::Avx2, q);
    if (stop.requested())
        return effect;
    fillNormal(generator, Normals::Avx2, k);
    for (std::int64_t score = 0; score < scale_rows * scale_keys && !stop.requested(); ++score) {
        const float* query = q.data() + score / scale_keys * d;
        const float* key = k.data() + score * d;
        float product = 0;
        for (std::int64_t i = 0; i < d; ++i)
            product += query[i] * key[i];
        effect.raw.push_back(product);
    }
    if (stop.requested())
        return effect;
    const double scale = 1 / std::sqrt(double(d));
    effect.rawSpread = spreadOf(effect.raw, 1);
    effect.scaledSpread = spreadOf(effect.raw, scale);
    judgeRows(effect.raw, 1, effect.rawLargest, effect.rawEntropy);
    judgeRows(effect.raw, scale, effect.scaledLargest, effect.scaledEntropy);
    return effect;
}

} // namespace attn

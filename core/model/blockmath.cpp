// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/blockmath.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace attn {

namespace {

constexpr std::int64_t piece = 256; // of a row of activations, so that intermediate results stay in registers and cache

// x[i] *= σ(gate(x[i])), with the exponentials of the kernels.
template <class Gate> void timesSigmoid(std::int64_t count, float* x, const cpu::Kernels& kernels, Gate gate)
{
    float powers[piece];
    for (std::int64_t first = 0; first < count; first += piece) {
        const std::int64_t n = std::min(piece, count - first);
        float* part = x + first;
        for (std::int64_t i = 0; i < n; ++i)
            powers[i] = std::min(-gate(part[i]), 88.0f); // above it float32 has no exponential; nan stays
        kernels.exps(n, powers, powers);
        for (std::int64_t i = 0; i < n; ++i)
            part[i] /= 1 + powers[i];
    }
}

} // namespace

void normRows(const NormRule& rule, std::int64_t rows, std::int64_t width, const float* x, const float* weight,
              const float* bias, float* y)
{
    const auto count = static_cast<double>(width);
    for (std::int64_t r = 0; r < rows; ++r, x += width, y += width) {
        double mean = 0, squares = 0;
        if (rule.kind == NormKind::Layer) {
            for (std::int64_t i = 0; i < width; ++i)
                mean += x[i];
            mean /= count;
        }
        for (std::int64_t i = 0; i < width; ++i)
            squares += (x[i] - mean) * (x[i] - mean);
        const auto factor = static_cast<float>(1 / std::sqrt(squares / count + rule.eps));
        const auto middle = static_cast<float>(mean);
        for (std::int64_t i = 0; i < width; ++i)
            y[i] = (x[i] - middle) * factor * (rule.unit_offset ? 1 + weight[i] : weight[i]) + (bias ? bias[i] : 0);
    }
}

void activate(Activation activation, std::int64_t count, float* x, const cpu::Kernels& kernels)
{
    switch (activation) {
    case Activation::Gelu:
        for (std::int64_t i = 0; i < count; ++i)
            x[i] *= 0.5f * (1 + std::erf(x[i] * static_cast<float>(1 / std::numbers::sqrt2)));
        break;
    case Activation::GeluTanh: // (1 + tanh u) / 2 = σ(2u)
        timesSigmoid(count, x, kernels, [](float v) {
            return 2 * static_cast<float>(std::numbers::sqrt2 * std::numbers::inv_sqrtpi) * (v + 0.044715f * v * v * v);
        });
        break;
    case Activation::QuickGelu: timesSigmoid(count, x, kernels, [](float v) { return 1.702f * v; }); break;
    case Activation::Silu: timesSigmoid(count, x, kernels, [](float v) { return v; }); break;
    case Activation::Relu:
        for (std::int64_t i = 0; i < count; ++i)
            x[i] = x[i] < 0 ? 0 : x[i];
        break;
    }
}

void gateBy(std::int64_t count, float* a, const float* b)
{
    for (std::int64_t i = 0; i < count; ++i)
        a[i] *= b[i];
}

void addTo(std::int64_t count, float* a, const float* b)
{
    for (std::int64_t i = 0; i < count; ++i)
        a[i] += b[i];
}

} // namespace attn

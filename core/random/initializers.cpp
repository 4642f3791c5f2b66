// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/initializers.h"

#include "core/random/normal.h"
#include "core/random/uniform.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

void fillSymmetric(TorchGenerator& generator, Normals flavour, double bound, std::span<float> out)
{
    fillUniform(generator, flavour, -bound, bound, out);
}

} // namespace

void initLinear(TorchGenerator& generator, Normals flavour, std::int64_t in, std::span<float> weight,
                std::span<float> bias)
{
    const double fan_in = static_cast<double>(in);
    const double slope = std::sqrt(5.0);
    const double gain = std::sqrt(2.0 / (1.0 + slope * slope));
    fillSymmetric(generator, flavour, std::sqrt(3.0) * (gain / std::sqrt(fan_in)), weight);
    fillSymmetric(generator, flavour, 1.0 / std::sqrt(fan_in), bias);
}

void initEmbedding(TorchGenerator& generator, Normals flavour, std::int64_t dim,
                   std::optional<std::int64_t> padding_idx, std::span<float> weight)
{
    fillNormal(generator, flavour, weight);
    if (!padding_idx)
        return;
    const std::int64_t num = std::ssize(weight) / dim;
    const std::int64_t row = *padding_idx < 0 ? *padding_idx + num : *padding_idx;
    std::ranges::fill(weight.subspan(row * dim, dim), 0.0f);
}

void initXavier(TorchGenerator& generator, Normals flavour, std::int64_t fans, std::span<float> weight)
{
    fillSymmetric(generator, flavour, std::sqrt(3.0) * std::sqrt(2.0 / static_cast<double>(fans)), weight);
}

void initMha(TorchGenerator& generator, Normals flavour, std::int64_t embed_dim, const MhaTensors& out)
{
    initLinear(generator, flavour, embed_dim, out.out_proj_weight, out.out_proj_bias);
    initXavier(generator, flavour, embed_dim + 3 * embed_dim, out.in_proj_weight);
    std::ranges::fill(out.in_proj_bias, 0.0f);
    std::ranges::fill(out.out_proj_bias, 0.0f);
}

} // namespace attn

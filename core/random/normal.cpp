// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/normal.h"

#include "core/random/boxmuller.h"
#include "core/random/uniform.h"

#include <cmath>
#include <numbers>

namespace attn {

namespace {

// ATen's normal_distribution<double>: the cached sample if any, else a new pair.
double normalSample(TorchGenerator& generator)
{
    if (const auto cached = generator.takeCachedNormal())
        return *cached;
    const double u1 = generator.doubleUnit();
    const double u2 = generator.doubleUnit();
    const double radius = std::sqrt(-2.0 * std::log1p(-u2));
    const double angle = 2.0 * std::numbers::pi * u1;
    generator.cacheNormal(radius * std::sin(angle));
    return radius * std::cos(angle);
}

} // namespace

void fillNormal(TorchGenerator& generator, Normals flavour, std::span<float> out)
{
    if (out.size() < box_muller_block) {
        for (float& value : out)
            value = static_cast<float>(normalSample(generator));
        return;
    }
    const auto boxMuller = flavour == Normals::Avx2 ? boxMullerAvx2 : boxMullerScalar;
    fillUnits(generator, out);
    std::size_t begin = 0;
    for (; begin + box_muller_block <= out.size(); begin += box_muller_block)
        boxMuller(out.data() + begin);
    if (begin < out.size()) {
        const auto last = out.last(box_muller_block);
        fillUnits(generator, last);
        boxMuller(last.data());
    }
}

} // namespace attn
